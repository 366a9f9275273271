/* A table as it is being set up. */

import type { Clock, GameInfo, NewTable, NewSeat, SettingInfo } from "../protocol";

export type Value = boolean | number | string;

export interface TableDraft {
  game: string;
  settings: Record<string, Value>;
  seats: NewSeat[];
  private: boolean;
  clock: Required<Clock>;
}

/** What a new table of a game begins with: oneself against somebody who is to come. */
export function draftFor(game: GameInfo): TableDraft {
  return {
    game: game.name,
    settings: Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default])),
    seats: seatsFor(game, Math.max(2, game.least_seats), []),
    private: false,
    clock: { kind: "none", minutes: 20, seconds: 10, days: 2 },
  };
}

/** That many seats: those there are, and open ones. */
export function seatsFor(game: GameInfo, count: number, before: readonly NewSeat[]): NewSeat[] {
  const wanted = Math.min(Math.max(count, game.least_seats), game.most_seats);
  return Array.from({ length: wanted }, (_, place) => before[place] ?? { kind: place ? "open" : "me" });
}

/** Somebody sits down at a seat; nobody sits twice. */
export function seated(seats: readonly NewSeat[], place: number, wanted: NewSeat): NewSeat[] {
  return seats.map((each, at) => {
    if (at === place) return wanted;
    return wanted.kind === "me" && each.kind === "me" ? { kind: "open" } : each;
  });
}

/** The settings that matter with the others as they are. */
export function mattering(draft: TableDraft, game: GameInfo): SettingInfo[] {
  const now = Object.fromEntries(game.settings.map(({ name, default: usual }) => [name, draft.settings[name] ?? usual]));
  return game.settings.filter(({ only }) => Object.entries(only).every(([name, value]) => now[name] === value));
}

/** What is sent: only settings that matter and are not as usual, only the parts of the clock that count. */
export function tableOf(draft: TableDraft, game: GameInfo): NewTable {
  const settings = Object.fromEntries(
    mattering(draft, game)
      .map((setting) => [setting.name, draft.settings[setting.name] ?? setting.default, setting.default] as const)
      .filter(([, value, usual]) => value !== usual)
      .map(([name, value]) => [name, value]),
  );
  const { kind, minutes, seconds, days } = draft.clock;
  const clock: Clock = kind === "live" ? { kind, minutes, seconds } : kind === "days" ? { kind, days } : { kind };
  return { game: draft.game, settings, seats: draft.seats, private: draft.private, clock };
}
