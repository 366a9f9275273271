import { beforeAll, describe, expect, it } from "vitest";

import { filtersOf, fits } from "../../src/lib/facts";
import { clockText, hasRoom, seatText, settingsText } from "../../src/lib/tables";
import { mattering, seated, seatsFor, tableOf, draftFor } from "../../src/lib/newTable";
import type { CardInfo, Catalogue, GameInfo, SeatInfo, SettingInfo, TableInfo } from "../../src/protocol";
import { useMessages } from "./words";

beforeAll(() => useMessages("en"));

function setting(name: string, kind: SettingInfo["kind"], usual: boolean | number | string): SettingInfo {
  const values = [{ value: usual, text: `the usual ${name}` }, { value: "other", text: `another ${name}` }];
  return { name, title: name.toUpperCase(), about: "", kind, default: usual, values, least: 0, most: 24, only: {} };
}

const game: GameInfo = {
  name: "game", title: "Game", about: "", least_seats: 2, most_seats: 4, bots: [], guide: false, decks: false,
  settings: [setting("mode", "word", "standard"), setting("deck", "text", "random")],
};

function seat(kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: "p1", kind, name: "Anna", bot: null, here: true, stand_in: false, left: null, running: false, you: false, ...more };
}

const table: TableInfo = {
  id: "t", game: "game", title: "Game", settings: {}, state: "open", private: false, owner: true,
  seats: [seat("person"), seat("open")], watchers: 0, clock: {}, commitment: "", seed: null, undo_wish: null,
  next: null, guide: false, created: 0, seed_known: false, prefix: 0, scenario: false, undone: false, broken: false,
};

describe("a table that is set up", () => {
  it("begins with oneself and somebody who is to come", () => {
    expect(draftFor(game).seats).toEqual([{ kind: "me" }, { kind: "open" }]);
  });

  it("has as many seats as the game allows", () => {
    expect(seatsFor(game, 9, [{ kind: "bot", bot: "greedy" }])).toEqual([
      { kind: "bot", bot: "greedy" }, { kind: "open" }, { kind: "open" }, { kind: "open" },
    ]);
    expect(seatsFor(game, 0, [])).toHaveLength(2);
  });

  it("has everybody on one seat only", () => {
    expect(seated([{ kind: "me" }, { kind: "open" }], 1, { kind: "me" })).toEqual([{ kind: "open" }, { kind: "me" }]);
  });

  it("shows and sends only what matters", () => {
    const [mode, ...others] = game.settings;
    const extra = { ...mode!, name: "extra", only: { mode: "other" } };
    const more = { ...game, settings: [mode!, ...others, extra] };
    const draft = { ...draftFor(more), settings: { extra: "any" } };
    expect(mattering(draft, more)).not.toContain(extra);
    expect(tableOf(draft, more).settings).toEqual({});
    const other = { ...draft, settings: { mode: "other", extra: "any" } };
    expect(mattering(other, more)).toContain(extra);
    expect(tableOf(other, more).settings).toEqual({ mode: "other", extra: "any" });
  });

  it("sends what is not as usual, and of the clock what counts", () => {
    const draft = draftFor(game);
    draft.settings.mode = "other";
    expect(tableOf(draft, game)).toMatchObject({ game: "game", settings: { mode: "other" }, clock: { kind: "none" } });
    draft.clock = { kind: "live", minutes: 5, seconds: 3, days: 9 };
    expect(tableOf(draft, game).clock).toEqual({ kind: "live", minutes: 5, seconds: 3 });
    draft.clock.kind = "days";
    expect(tableOf(draft, game).clock).toEqual({ kind: "days", days: 9 });
  });
});

describe("a table in a list", () => {
  it("tells what is not as usual; of a deck only that there is one", () => {
    expect(settingsText({ ...table, settings: { mode: "other", deck: "kf1/…" } }, game)).toEqual(["MODE: another mode", "DECK: chosen"]);
    expect(settingsText({ ...table, settings: { mode: "standard" } }, game)).toEqual([]);
    expect(settingsText(table, undefined)).toEqual([]);
  });

  it("tells who sits there and how much time there is", () => {
    expect([seatText(seat("open")), seatText(seat("person", { you: true })), seatText(seat("bot", { name: "Bot" }))]).toEqual([
      "free seat", "Anna (you)", "Bot",
    ]);
    expect(clockText({ kind: "days", days: 1 })).toBe("1 day per choice");
    expect(clockText({})).toBe("");
  });

  it("has room while it is open and a seat is free", () => {
    expect(hasRoom(table)).toBe(true);
    expect(hasRoom({ ...table, seats: [seat("person"), seat("bot")] })).toBe(false);
    expect(hasRoom({ ...table, state: "playing" })).toBe(false);
  });
});

describe("filters of cards", () => {
  function card(id: string, facts: Record<string, unknown>): CardInfo {
    return { id, name: id, line: "", text: [], facts, terms: [] };
  }
  const catalogue: Catalogue = {
    game: "game", language: "en", zones: {}, terms: [], figures: [],
    words: { type: { unit: "unit", spell: "spell" }, keyword: { haste: "haste", flying: "flying" }, icon: { damage: "damage", draw: "draw" } },
    cards: [
      card("a", { type: "unit", keywords: { haste: 1 }, power: 10, enhance: ["damage"], only: "one" }),
      card("b", { type: "spell", keywords: { flying: 1, haste: 2 }, power: 2, enhance: ["draw"], only: "one", bands: [{ level: 1 }] }),
    ],
  };

  it("are the facts that have words or numbers and differ", () => {
    const found = Object.fromEntries(filtersOf(catalogue).map((each) => [each.fact, each.values.map(({ text }) => text)]));
    expect(found).toEqual({
      type: ["Spell", "Unit"], keywords: ["Flying", "Haste"], power: ["2", "10"], enhance: ["Damage", "Draw"],
    });
  });

  it("leave the cards that have all that was chosen", () => {
    const left = (chosen: Record<string, string>) => catalogue.cards.filter((each) => fits(each, chosen)).map(({ id }) => id);
    expect(left({})).toEqual(["a", "b"]);
    expect(left({ keywords: "haste", power: "" })).toEqual(["a", "b"]);
    expect(left({ keywords: "flying", power: "2" })).toEqual(["b"]);
    expect(left({ keywords: "flying", power: "10" })).toEqual([]);
  });
});
