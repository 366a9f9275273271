/**
 * The connection to a table.
 *
 * A message with an id is kept until the server answers it and sent again, with the same id, after every
 * reconnection: the server applies it once. Scenes are counted; who misses one asks for everything again.
 */

import type { FromClient, FromServer, Language, Scene } from "./types";

export const PROTOCOL = 1;

export type Status = "connecting" | "connected" | "reconnecting" | "closed";

/** Answered messages: without their id, which the connection gives them. */
export type Request = FromClient extends infer Each
  ? Each extends { id: string; type: string }
    ? Each["type"] extends "ping"
      ? never
      : Omit<Each, "id">
    : never
  : never;

export type Answer = Extract<FromServer, { type: "done" | "refuse" | "previewed" | "losses" }>;

export interface Listener {
  status(status: Status): void;
  /** Every message but answers and scenes out of their order. */
  message(message: FromServer): void;
  /** The server closed for good, and why. */
  closed(code: string, text: string): void;
}

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  open(): Wire;
  newId(): string;
  setTimer(after: number, run: () => void): number;
  clearTimer(timer: number): void;
  /** Between 0 and 1. */
  chance(): number;
}

interface Waiting {
  message: FromClient;
  answer(answer: Answer): void;
}

/** What can't change by trying again. */
const FINAL = new Set(["server-no-table", "server-other-protocol", "server-game-broken"]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET_FOR = 20_000;
const PONG_WITHIN = 8_000;

export class TableSocket {
  #around: Surroundings;
  #listener: Listener;
  #language: Language;
  #wire: Wire | null = null;
  #greeted = false;
  #waiting = new Map<string, Waiting>();
  #seq: number | null = null;
  #log = 0;
  #syncing = false;
  #attempts = 0;
  #retry: number | null = null;
  #heartbeat: number | null = null;
  #ended = false;

  constructor(around: Surroundings, language: Language, listener: Listener) {
    this.#around = around;
    this.#language = language;
    this.#listener = listener;
  }

  /** How many messages wait for an answer. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  connect(): void {
    if (this.#wire || this.#ended) return;
    this.#stopTimer("retry");
    this.#listener.status(this.#attempts ? "reconnecting" : "connecting");
    const wire = this.#around.open();
    this.#wire = wire;
    wire.onopen = () => {
      this.#write({ type: "hello", protocol: PROTOCOL, language: this.#language });
      this.#beat();
    };
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#receive(String(event.data));
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
  }

  /** Send a message that is answered. It is never lost, and never carried out twice. */
  request(request: Request, answer: (answer: Answer) => void = () => {}): string {
    const id = this.#around.newId();
    const message = { ...request, id } as FromClient;
    this.#waiting.set(id, { message, answer });
    if (this.#greeted) this.#write(message);
    return id;
  }

  speak(language: Language): void {
    this.#language = language;
    if (this.#greeted) this.#write({ type: "speak", language });
  }

  /** The network is gone or back, as far as the browser knows. */
  online(yes: boolean): void {
    if (yes) {
      this.#attempts = Math.min(this.#attempts, 1);
      if (!this.#wire) this.connect();
    } else if (this.#wire) {
      this.#drop();
    }
  }

  /** Connect anew: the server is to look again who this is. */
  renew(): void {
    if (!this.#wire) return;
    this.#drop();
    this.connect();
  }

  /** Leave for good. */
  close(): void {
    this.#ended = true;
    this.#stopTimer("retry");
    this.#stopTimer("heartbeat");
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #write(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #receive(text: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(text) as FromServer;
    } catch {
      this.#drop();
      return;
    }
    this.#beat();
    switch (message.type) {
      case "welcome":
        this.#welcome();
        this.#listener.message(message);
        return;
      case "scene":
        this.#scene(message);
        return;
      case "done":
      case "refuse":
      case "previewed":
      case "losses":
        this.#answered(message);
        return;
      case "closing":
        this.#closing(message.code, message.text);
        return;
      case "pong":
        return;
      default:
        this.#listener.message(message);
    }
  }

  #welcome(): void {
    this.#greeted = true;
    this.#attempts = 0;
    this.#seq = null;
    this.#syncing = false;
    this.#listener.status("connected");
    for (const { message } of this.#waiting.values()) this.#write(message);
  }

  #scene(scene: Scene): void {
    const inOrder = this.#seq === null || scene.seq === this.#seq + 1;
    this.#seq = scene.seq;
    const whole = scene.log_from === 0;
    if (whole) this.#syncing = false;
    // The table of a later scene is right in any case; only the log can have a hole.
    if ((!inOrder && !whole) || scene.log_from > this.#log) {
      if (!this.#syncing) this.#write({ type: "sync" });
      this.#syncing = true;
      return;
    }
    if (this.#syncing) return;
    this.#log = scene.log_from + scene.log.length;
    this.#listener.message(scene);
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    waiting.answer(answer);
  }

  #closing(code: string, text: string): void {
    if (!FINAL.has(code)) return;
    this.close();
    this.#listener.status("closed");
    this.#listener.closed(code, text);
  }

  /** Give the connection up: it is silent, or speaks nonsense. */
  #drop(): void {
    const wire = this.#wire;
    this.#lost();
    wire?.close();
  }

  #lost(): void {
    this.#wire = null;
    this.#greeted = false;
    this.#stopTimer("heartbeat");
    if (this.#ended) return;
    const wait = Math.min(FIRST_WAIT * 2 ** this.#attempts, LONGEST_WAIT);
    this.#attempts += 1;
    this.#listener.status("reconnecting");
    this.#stopTimer("retry");
    this.#retry = this.#around.setTimer(wait * (0.75 + this.#around.chance() / 2), () => this.connect());
  }

  /** After a silence the server is asked whether it is there. */
  #beat(): void {
    this.#stopTimer("heartbeat");
    this.#heartbeat = this.#around.setTimer(QUIET_FOR, () => {
      this.#write({ type: "ping", id: this.#around.newId() });
      this.#heartbeat = this.#around.setTimer(PONG_WITHIN, () => this.#drop());
    });
  }

  #stopTimer(which: "retry" | "heartbeat"): void {
    const timer = which === "retry" ? this.#retry : this.#heartbeat;
    if (timer !== null) this.#around.clearTimer(timer);
    if (which === "retry") this.#retry = null;
    else this.#heartbeat = null;
  }
}

/** The surroundings of a page. */
export function browser(table: string): Surroundings {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}/ws/table/${encodeURIComponent(table)}`;
  return {
    open: () => new WebSocket(address) as unknown as Wire,
    newId,
    setTimer: (after, run) => window.setTimeout(run, after),
    clearTimer: (timer) => window.clearTimeout(timer),
    chance: Math.random,
  };
}

/** An id that nobody else has; `randomUUID` is missing on plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
