import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { readText } from "../../src/lib/files";
import { Lobby } from "../../src/lib/lobby.svelte";
import { PAGE, ReplayWalk } from "../../src/lib/replay.svelte";
import { Resource } from "../../src/lib/resource.svelte";
import { dismiss, tell, tellProblem, toasts } from "../../src/lib/toasts.svelte";
import type { ReplaySteps } from "../../src/protocol";
import { useMessages } from "./words";

beforeEach(() => useMessages("en"));

describe("something asked from the server", () => {
  it("is there, or tells why not and keeps what came before", async () => {
    const answers = [() => "first", () => Promise.reject(new Error("gone"))];
    const resource = new Resource(async () => (answers.shift() ?? (() => ""))());
    await resource.load();
    expect([resource.value, resource.error, resource.loading]).toEqual(["first", null, false]);
    await resource.load();
    expect([resource.value, resource.error?.message]).toEqual(["first", "gone"]);
  });

  it("is the answer to the last question, whichever comes last", async () => {
    const waiting: ((value: string) => void)[] = [];
    const resource = new Resource(() => new Promise<string>((resolve) => waiting.push(resolve)));
    const both = [resource.load(), resource.load()];
    waiting[1]?.("new");
    waiting[0]?.("old");
    await Promise.all(both);
    expect(resource.value).toBe("new");
  });
});

describe("a replay", () => {
  function steps(from: number, to: number): ReplaySteps {
    return {
      steps: Array.from({ length: to - from + 1 }, (_, place) => ({
        number: from + place, seat: "p1", choice: "x", view: {}, log: [],
      })),
    };
  }

  it("loads the steps around where one is, once, and the next ones before one gets there", async () => {
    const load = vi.fn(async (from: number, to: number) => steps(from, to));
    const walk = new ReplayWalk({ steps: 120 }, load);
    walk.go(3);
    walk.go(10);
    await vi.waitFor(() => expect(walk.step?.number).toBe(10));
    expect(load.mock.calls).toEqual([[0, PAGE - 1]]);
    walk.go(PAGE - 2);
    await vi.waitFor(() => expect(walk.steps.size).toBe(2 * PAGE));
    walk.go(119);
    await vi.waitFor(() => expect(walk.step?.number).toBe(119));
    expect(load).toHaveBeenLastCalledWith(100, 120);
  });

  it("that is opened in the middle tells what happened just before, too", async () => {
    const walk = new ReplayWalk({ steps: 120 }, async (from, to) => steps(from, to));
    walk.go(PAGE + 3);
    await vi.waitFor(() => expect([walk.steps.has(PAGE + 3), walk.steps.has(PAGE - 1)]).toEqual([true, true]));
  });

  it("goes neither before its beginning nor behind its end", () => {
    const walk = new ReplayWalk({ steps: 7 }, async (from, to) => steps(from, to));
    walk.go(-3);
    expect(walk.at).toBe(0);
    walk.go(99);
    expect(walk.at).toBe(7);
  });

  it("can be asked for again after a failure", async () => {
    const load = vi.fn(async (from: number, to: number) => steps(from, to)).mockRejectedValueOnce(new Error("offline"));
    const walk = new ReplayWalk({ steps: 5 }, load);
    walk.go(2);
    await vi.waitFor(() => expect(walk.error?.message).toBe("offline"));
    walk.retry();
    await vi.waitFor(() => expect(walk.step?.number).toBe(2));
    expect(walk.error).toBeNull();
  });
});

describe("a file", () => {
  it("is read as text", async () => {
    expect(await readText(new File(["Дом: Марс"], "deck.txt"))).toBe("Дом: Марс");
  });

  it("that is no text is refused by its name", async () => {
    await expect(readText(new File([new Uint8Array([0xff, 0xfe, 0x80])], "odd.bin"))).rejects.toThrow("odd.bin");
  });

  it("that is too large is refused without being read", async () => {
    const file = new File([], "huge.json");
    Object.defineProperty(file, "size", { value: 1e9 });
    await expect(readText(file)).rejects.toThrow("too large");
  });
});

describe("short messages", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toasts.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it("go by themselves, problems only when they are read", () => {
    tell("Copied.");
    const problem = tellProblem(new Error("No room."));
    vi.runAllTimers();
    expect(toasts.map((toast) => toast.text)).toEqual(["No room."]);
    dismiss(problem);
    expect(toasts).toEqual([]);
  });

  it("are not said twice", () => {
    tellProblem("Again.");
    tellProblem("Again.");
    expect(toasts).toHaveLength(1);
  });
});

describe("the lobby", () => {
  class Socket {
    static all: Socket[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor(readonly address: string) {
      Socket.all.push(this);
    }
    close(): void {
      this.onclose?.();
    }
  }

  beforeEach(() => {
    Socket.all = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("tells the tables as they come", () => {
    const lobby = new Lobby();
    lobby.start();
    Socket.all[0]?.onmessage?.({ data: '{"tables": []}' });
    expect([lobby.tables, lobby.lost]).toEqual([[], false]);
  });

  it("comes back after a loss and says so only if it lasts", () => {
    const lobby = new Lobby();
    lobby.start();
    Socket.all[0]?.close();
    expect(lobby.lost).toBe(false);
    vi.runOnlyPendingTimers();
    Socket.all[1]?.close();
    expect(lobby.lost).toBe(true);
    lobby.retry();
    Socket.all[2]?.onmessage?.({ data: '{"tables": []}' });
    expect(lobby.lost).toBe(false);
  });

  it("listens no more once nobody looks", () => {
    const stop = new Lobby().start();
    stop();
    vi.runAllTimers();
    expect(Socket.all).toHaveLength(1);
  });
});
