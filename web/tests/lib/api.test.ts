import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { addressOf, api, ApiError, socketAddress } from "../../src/lib/api";
import { useMessages } from "./words";

const fetched = vi.fn<typeof fetch>();

beforeEach(async () => {
  await useMessages("en");
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown): void {
  fetched.mockResolvedValue(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
}

async function problem(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("a request", () => {
  it("carries its body as JSON and the language on the screen", async () => {
    answer(200, { id: "abc" });
    expect(await api.newTable({ game: "codex" })).toEqual({ id: "abc" });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/api/v1/tables");
    expect(init).toMatchObject({ method: "POST", body: '{"game":"codex"}' });
    expect(new Headers(init?.headers).get("accept-language")).toBe("en");
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
  });

  it("carries a record as the text it is", async () => {
    answer(200, { id: "r" });
    await api.addReplay('{"game": "codex"}');
    const init = fetched.mock.calls[0]?.[1];
    expect(init?.body).toBe('{"game": "codex"}');
    expect(new Headers(init?.headers).get("content-type")).toContain("text/plain");
  });

  it("writes what it asks for into the address", () => {
    expect(addressOf("/replays/x/steps", { lang: "ru", from: 0, to: undefined })).toBe(
      "/api/v1/replays/x/steps?lang=ru&from=0",
    );
    expect(api.exportAddress("a/b", "json")).toBe("/api/v1/decks/a%2Fb/export?form=json");
  });

  it("needs no answer where there is none", async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await api.signOut()).toBeUndefined();
  });
});

describe("what goes wrong", () => {
  it("is told in the server's own words", async () => {
    answer(400, { code: "server-no-seat", text: "There is no free seat." });
    expect(await problem(api.sit("x"))).toMatchObject({ status: 400, code: "server-no-seat", message: "There is no free seat." });
  });

  it("is told in ours if the server has none", async () => {
    answer(502, "<html>Bad gateway</html>");
    expect(await problem(api.tables())).toMatchObject({ status: 502, message: "The server answered with an error (502)." });
  });

  it("is told if there is no server", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await problem(api.tables())).toMatchObject({ status: 0, code: "offline" });
  });
});

it("sockets are at the same host", () => {
  expect(socketAddress("/ws/lobby")).toBe(`ws://${location.host}/ws/lobby`);
});
