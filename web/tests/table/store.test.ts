import { beforeEach, describe, expect, it } from "vitest";
import type { Wire } from "../../src/table/socket";
import { toasts } from "../../src/lib/toasts.svelte";
import { TableStore } from "../../src/table/store.svelte";
import type { FromClient, OptionInfo, Scene } from "../../src/table/types";

let sent: FromClient[];
let wire: Wire;
let store: TableStore;

function tell(message: object): void {
  wire.onmessage?.({ data: JSON.stringify(message) });
}

function option(key: string, cards: string[] = []): OptionInfo {
  const values = Object.fromEntries(cards.map((card, place) => [`card${place}`, card]));
  return { key, verb: key.split(" ")[0] ?? "", values, cards, text: key, note: "", offer: key.length, roles: [] };
}

function scene(seq: number, number: number | null, more: Partial<Scene> = {}): Scene {
  const options = [option("end"), option("fight elf.1 orc.1", ["elf.1", "orc.1"]), option("fight elf.1 orc.22", ["elf.1", "orc.22"])];
  return {
    type: "scene", seq, log_from: 0, log: [], waiting_for: [], refusals: [], can_undo: false, undo_note: "",
    can_rest: false, outcome: null, lesson: null,
    question: number === null ? null : { number, prompt: "main", values: {}, text: "", about: [], arranges: false, options },
    view: { game: "x", seat: "p1", seats: 2, settings: {}, table: {}, zones: {}, decision: null, outcome: null },
    ...more,
  };
}

beforeEach(() => {
  sent = [];
  let ids = 0;
  wire = { send: (text) => sent.push(JSON.parse(text) as FromClient), close: () => {}, onopen: null, onmessage: null, onclose: null };
  store = new TableStore("t1", {
    open: () => wire,
    newId: () => `id${++ids}`,
    setTimer: () => 0,
    clearTimer: () => {},
    chance: () => 0.5,
  });
  store.connect();
  wire.onopen?.();
  tell({ type: "welcome", protocol: 1, seat: "p1", chat: [], table: { id: "t1", game: "x", seats: [] } });
  tell(scene(1, 1));
});

describe("a table", () => {
  it("sends the choice of the question that is asked, and nothing more until the next one", () => {
    store.chooser.click("elf.1");
    store.chooser.click("orc.1");
    store.chooser.click("elf.1");
    expect(sent.at(-1)).toMatchObject({ type: "choose", number: 1, key: "fight elf.1 orc.1" });
    expect(sent.filter((message) => message.type === "choose").length).toBe(1);
    expect(store.busy).toBe(true);
  });

  it("stays shut after the answer until the next question is there", () => {
    store.chooser.click("elf.1");
    store.chooser.click("orc.1");
    tell({ type: "done", id: "id1" });
    expect(store.busy).toBe(true);
    tell(scene(2, 2));
    expect(store.busy).toBe(false);
  });

  it("opens again when a choice is refused", () => {
    store.chooser.click("elf.1");
    store.chooser.click("orc.1");
    tell({ type: "refuse", id: "id1", code: "stale", text: "Too late.", rule: null });
    expect(store.busy).toBe(false);
  });

  it("lets go of what was clicked when another question comes", () => {
    store.chooser.click("elf.1");
    expect(store.path).toEqual(["elf.1"]);
    tell(scene(2, 2));
    expect(store.path).toEqual([]);
  });

  it("keeps what was clicked when the same question is shown again", () => {
    store.chooser.click("elf.1");
    tell(scene(2, 1));
    expect(store.path).toEqual(["elf.1"]);
  });

  it("replaces the end of the log from where it changed", () => {
    const line = (text: string) => ({ text, turn: false });
    tell(scene(2, 1, { log_from: 0, log: [line("a"), line("b")] }));
    tell(scene(3, 1, { log_from: 1, log: [line("c")] }));
    expect(store.log.map((each) => each.text)).toEqual(["a", "c"]);
  });

  it("shows what a choice would do, and only the last one asked for", () => {
    const [first, second] = store.chooser.choices;
    if (!first || !second) throw new Error("two choices");
    store.foresee(first);
    store.foresee(second);
    tell({ type: "previewed", id: "id1", lines: ["one"] });
    expect(store.foresight?.lines).toBeNull();
    tell({ type: "previewed", id: "id2", lines: ["two"] });
    expect(store.foresight?.lines).toEqual(["two"]);
  });

  it("asks about nothing that can't be chosen any more, and is silent where the answer is too late", () => {
    const [first] = store.chooser.choices;
    if (!first) throw new Error("a choice");
    store.foresee(first);
    tell({ type: "refuse", id: "id1", code: "stale", text: "«end» is no option.", rule: null });
    expect([store.foresight, toasts.filter(({ text }) => text.includes("no option"))]).toEqual([null, []]);
    store.playRest();
    store.foresee(first);
    expect(sent.filter((message) => message.type === "preview").length).toBe(1);
    const gone = scene(2, 2);
    gone.question?.options.splice(0, 1);
    tell(gone);
    store.foresee(first);
    expect(sent.filter((message) => message.type === "preview").length).toBe(1);
  });

  it("answers the next question too where a card was dropped on a place that does", () => {
    const [end] = store.chooser.choices;
    if (!end) throw new Error("a choice");
    store.choose(end, ["left-flank"]);
    const options = [option("left-flank"), option("right-flank")];
    tell(scene(2, 2, { question: { number: 2, prompt: "flank", values: {}, text: "", about: [], arranges: false, options } }));
    expect(sent.at(-1)).toMatchObject({ type: "choose", number: 2, key: "left-flank" });
    tell(scene(3, 3, { question: { number: 3, prompt: "flank", values: {}, text: "", about: [], arranges: false, options } }));
    expect(sent.filter((message) => message.type === "choose").length).toBe(2);
  });

  it("asks before the rest is played with a loss", () => {
    store.playRest();
    tell({ type: "losses", id: "id1", lines: ["A crystal would be lost."] });
    expect(store.losses).toEqual(["A crystal would be lost."]);
    store.playRest(true);
    expect(sent.at(-1)).toMatchObject({ type: "rest", despite: true, number: 1 });
  });

  it("asks no more about losses when something else is asked", () => {
    store.playRest();
    tell({ type: "losses", id: "id1", lines: ["A crystal would be lost."] });
    tell(scene(2, 2));
    expect(store.losses).toBeNull();
  });

  it("adds each line of chat once", () => {
    const said = { type: "said", line: { number: 1, name: "Ann", seat: "p2", text: "hi", at: 0, you: false } };
    tell(said);
    tell(said);
    expect(store.chat.length).toBe(1);
  });

  it("knows which cards are new where they are", () => {
    const zones = { "p1/hand": { count: 1, cards: ["elf"] } };
    tell(scene(2, 1, { view: { ...scene(1, 1).view, zones } }));
    expect([...store.fresh]).toEqual(["elf"]);
    expect(store.find("elf")).toEqual({ card: "elf" });
  });
});
