import { beforeEach, describe, expect, it } from "vitest";
import { TableSocket, type Answer, type Status, type Wire } from "../../src/table/socket";
import type { FromClient, FromServer, Scene } from "../../src/table/types";

class FakeWire implements Wire {
  sent: FromClient[] = [];
  open = true;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.open = false;
  }
  types(): string[] {
    return this.sent.map((message) => message.type);
  }
}

let wires: FakeWire[];
let timers: Map<number, { after: number; run: () => void }>;
let statuses: Status[];
let messages: FromServer[];
let closed: string[];
let socket: TableSocket;

function wire(): FakeWire {
  return wires.at(-1) as FakeWire;
}

function tell(message: object): void {
  wire().onmessage?.({ data: JSON.stringify(message) });
}

function welcome(): void {
  wire().onopen?.();
  tell({ type: "welcome", protocol: 1, seat: "p1", table: {}, chat: [] });
}

function scene(seq: number, logFrom = 0, lines = 0): Partial<Scene> {
  const log = Array.from({ length: lines }, () => ({ text: "", turn: false }));
  return { type: "scene", seq, log_from: logFrom, log };
}

/** Let the timers run that wait for at least so long. */
function pass(least: number): void {
  const due = [...timers].filter(([, timer]) => timer.after >= least);
  for (const [id, timer] of due) {
    timers.delete(id);
    timer.run();
  }
}

beforeEach(() => {
  wires = [];
  timers = new Map();
  statuses = [];
  messages = [];
  closed = [];
  let ids = 0;
  socket = new TableSocket(
    {
      open: () => {
        wires.push(new FakeWire());
        return wire();
      },
      newId: () => `id${++ids}`,
      setTimer: (after, run) => {
        timers.set(++ids, { after, run });
        return ids;
      },
      clearTimer: (timer) => timers.delete(timer),
      chance: () => 0.5,
    },
    "en",
    {
      status: (status) => statuses.push(status),
      message: (message) => messages.push(message),
      closed: (code) => closed.push(code),
    },
  );
  socket.connect();
});

describe("a connection to a table", () => {
  it("greets first and is connected once it is welcome", () => {
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: "hello", protocol: 1, language: "en" }]);
    expect(statuses).toEqual(["connecting"]);
    welcome();
    expect(statuses.at(-1)).toBe("connected");
  });

  it("sends an unanswered choice again with the same id after a reconnection", () => {
    welcome();
    const id = socket.request({ type: "choose", number: 3, key: "end" });
    wire().onclose?.();
    expect(statuses.at(-1)).toBe("reconnecting");
    pass(1);
    welcome();
    expect(wires.length).toBe(2);
    expect(wire().sent.at(-1)).toEqual({ type: "choose", id, number: 3, key: "end" });
  });

  it("does not send an answered choice again", () => {
    welcome();
    const answers: Answer[] = [];
    const id = socket.request({ type: "choose", number: 3, key: "end" }, (answer) => answers.push(answer));
    tell({ type: "done", id });
    tell({ type: "done", id });
    wire().onclose?.();
    pass(1);
    welcome();
    expect(answers.length).toBe(1);
    expect(wire().types()).toEqual(["hello"]);
  });

  it("keeps what is chosen while it is away and sends it when it is back", () => {
    welcome();
    wire().onclose?.();
    socket.request({ type: "undo" });
    expect(socket.unanswered).toBe(1);
    pass(1);
    welcome();
    expect(wire().types()).toEqual(["hello", "undo"]);
  });

  it("hands scenes on in their order", () => {
    welcome();
    tell(scene(1, 0, 2));
    tell(scene(2, 2, 1));
    expect(messages.slice(1).map((each) => each.type === "scene" && each.seq)).toEqual([1, 2]);
  });

  it("asks for everything once when a scene was missed, and goes on with the whole one", () => {
    welcome();
    tell(scene(1, 0, 2));
    tell(scene(4, 2, 1));
    tell(scene(5, 3, 1));
    expect(wire().types().filter((type) => type === "sync").length).toBe(1);
    tell(scene(6, 0, 5));
    tell(scene(7, 5, 1));
    expect(messages.slice(1).map((each) => each.type === "scene" && each.seq)).toEqual([1, 6, 7]);
  });

  it("asks for everything when the log has a hole", () => {
    welcome();
    tell(scene(1, 0, 2));
    tell(scene(2, 9, 1));
    expect(wire().types().at(-1)).toBe("sync");
  });

  it("counts scenes anew on each connection", () => {
    welcome();
    tell(scene(7, 0, 1));
    wire().onclose?.();
    pass(1);
    welcome();
    tell(scene(1, 0, 1));
    expect(wire().types()).toEqual(["hello"]);
    expect(messages.filter((each) => each.type === "scene").length).toBe(2);
  });

  it("waits longer after each failure", () => {
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure++) {
      wire().onclose?.();
      waits.push([...timers.values()][0]?.after ?? 0);
      pass(1);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
  });

  it("tries at once when the network is back", () => {
    welcome();
    socket.online(false);
    expect(statuses.at(-1)).toBe("reconnecting");
    expect(wire().open).toBe(false);
    socket.online(true);
    expect(wires.length).toBe(2);
  });

  it("asks a silent server and gives it up when no answer comes", () => {
    welcome();
    pass(20_000);
    expect(wire().types().at(-1)).toBe("ping");
    pass(8_000);
    expect(statuses.at(-1)).toBe("reconnecting");
    expect(wire().open).toBe(false);
  });

  it("stays away when the server says that it is final", () => {
    welcome();
    tell({ type: "closing", code: "server-no-table", text: "" });
    expect([closed, statuses.at(-1), timers.size]).toEqual([["server-no-table"], "closed", 0]);
  });

  it("comes back after a restart of the server", () => {
    welcome();
    tell({ type: "closing", code: "restart", text: "" });
    wire().onclose?.();
    pass(1);
    expect(wires.length).toBe(2);
  });

  it("starts anew after something that can't be read", () => {
    welcome();
    wire().onmessage?.({ data: "{" });
    expect(statuses.at(-1)).toBe("reconnecting");
  });

  it("ignores a connection that it has given up", () => {
    welcome();
    const old = wire();
    socket.online(false);
    socket.online(true);
    old.onmessage?.({ data: JSON.stringify(scene(1)) });
    old.onclose?.();
    expect(messages.filter((each) => each.type === "scene")).toEqual([]);
    expect(wires.length).toBe(2);
  });

  it("greets again at once when it is to be somebody else", () => {
    welcome();
    socket.request({ type: "say", text: "hello" });
    const old = wire();
    socket.renew();
    welcome();
    expect([old.open, wires.length, timers.size]).toEqual([false, 2, 1]);
    expect(wire().types()).toEqual(["hello", "say"]);
  });

  it("ends when the page leaves", () => {
    welcome();
    socket.close();
    expect([wire().open, timers.size]).toEqual([false, 0]);
  });
});
