/* Everything the client asks over HTTP, one function for each endpoint. Texts come in the language on the screen. */

import { language, t } from "./i18n";
import { forget } from "./toasts.svelte";
import type {
  Catalogue, ChangeMe, Credentials, DeckInfo, DeckList, DeleteMe, GameInfo, LanguageInfo, Me, NewDeck, NewPassword, NewSession,
  NewTable, OwnGames, Problem, ReplayInfo, ReplaySteps, RulebookInfo, Shared, Sit, TableInfo, TableList,
} from "../protocol";

const BASE = "/api/v1";

/** An answer with a status of 400 and above, or none at all (status 0). Its message is for the person. */
export class ApiError extends Error {
  constructor(readonly status: number, readonly code: string, text: string) {
    super(text);
    this.name = "ApiError";
  }
}

type Query = Record<string, string | number | undefined>;

interface Request {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  query?: Query;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export function addressOf(path: string, query: Query = {}): string {
  const words = Object.entries(query).filter(([, value]) => value !== undefined);
  const tail = new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString();
  return `${BASE}${path}${tail ? `?${tail}` : ""}`;
}

async function answer(path: string, request: Request): Promise<Response> {
  const { method = "GET", query, body, signal } = request;
  const headers: Record<string, string> = { "Accept-Language": language() };
  const asText = typeof body === "string";
  if (body !== undefined) headers["Content-Type"] = asText ? "text/plain; charset=utf-8" : "application/json";
  let response: Response;
  try {
    response = await fetch(addressOf(path, query), {
      method,
      headers,
      body: body === undefined ? null : asText ? body : JSON.stringify(body),
      signal: signal ?? null,
      credentials: "same-origin",
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError(0, "offline", t("error-offline"));
  }
  forget(t("error-offline"));
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** The server's own words, if it had any. */
async function problemOf(response: Response): Promise<ApiError> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.text === "string" && typeof problem.code === "string") {
      return new ApiError(response.status, problem.code, problem.text);
    }
  } catch {
    // Not ours: a proxy's page, for instance.
  }
  return new ApiError(response.status, "unknown", t("error-server", { status: response.status }));
}

async function ask<Answer>(path: string, request: Request = {}): Promise<Answer> {
  const response = await answer(path, request);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

const id = encodeURIComponent;

export const api = {
  session: () => ask<Me | null>("/session"),
  newSession: (body: NewSession) => ask<Me>("/session", { method: "POST", body }),
  changeMe: (body: ChangeMe) => ask<Me>("/session", { method: "PATCH", body }),
  signOut: () => ask<void>("/session", { method: "DELETE" }),
  register: (body: Credentials) => ask<Me>("/accounts", { method: "POST", body }),
  signIn: (body: Credentials) => ask<Me>("/accounts/sign-in", { method: "POST", body }),
  changePassword: (body: NewPassword) => ask<Me>("/accounts/password", { method: "POST", body }),
  signOutEverywhere: () => ask<void>("/accounts/sign-out", { method: "POST" }),
  deleteMe: (body: DeleteMe) => ask<void>("/accounts/delete", { method: "POST", body }),

  languages: () => ask<LanguageInfo[]>("/languages"),
  games: (lang = language()) => ask<GameInfo[]>("/games", { query: { lang } }),
  catalogue: (game: string, lang = language()) =>
    ask<Catalogue>(`/games/${id(game)}/catalogue`, { query: { lang } }),
  rules: (game: string, lang = language()) => ask<RulebookInfo>(`/games/${id(game)}/rules`, { query: { lang } }),
  ownGames: () => ask<OwnGames>("/games/mine"),

  tables: () => ask<TableList>("/tables"),
  table: (table: string) => ask<TableInfo>(`/tables/${id(table)}`),
  newTable: (body: NewTable) => ask<TableInfo>("/tables", { method: "POST", body }),
  sit: (table: string, body: Sit = {}) => ask<TableInfo>(`/tables/${id(table)}/seat`, { method: "POST", body }),
  leaveSeat: (table: string) => ask<TableInfo | undefined>(`/tables/${id(table)}/seat`, { method: "DELETE" }),
  endBroken: (table: string) => ask<TableInfo>(`/tables/${id(table)}/end`, { method: "POST" }),
  rematch: (table: string) => ask<TableInfo>(`/tables/${id(table)}/rematch`, { method: "POST" }),
  share: (table: string) => ask<Shared>(`/tables/${id(table)}/share`, { method: "POST" }),

  replay: (replay: string, lang = language()) => ask<ReplayInfo>(`/replays/${id(replay)}`, { query: { lang } }),
  replaySteps: (replay: string, from: number, to: number, lang = language()) =>
    ask<ReplaySteps>(`/replays/${id(replay)}/steps`, { query: { lang, from, to } }),
  addReplay: (record: string) => ask<Shared>("/replays", { method: "POST", body: record }),
  recordAddress: (replay: string) => addressOf(`/replays/${id(replay)}/record`),

  decks: () => ask<DeckList>("/decks"),
  newDeck: (body: NewDeck) => ask<DeckInfo>("/decks", { method: "POST", body }),
  renameDeck: (deck: string, name: string) => ask<DeckInfo>(`/decks/${id(deck)}`, { method: "PATCH", body: { name } }),
  deleteDeck: (deck: string) => ask<void>(`/decks/${id(deck)}`, { method: "DELETE" }),
  sheetAddress: (deck: string, lang = language()) => addressOf(`/decks/${id(deck)}/sheet`, { lang }),
  exportAddress: (deck: string, form: string) => addressOf(`/decks/${id(deck)}/export`, { form }),
};

/** The address of a socket of the server. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
