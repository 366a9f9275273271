/* A table as it is being set up. */

import type { Clock, GameInfo, NewTable, SeatWish, SettingInfo } from "../protocol";

export type Value = boolean | number | string;

export interface Wish {
  game: string;
  settings: Record<string, Value>;
  seats: SeatWish[];
  private: boolean;
  clock: Required<Clock>;
}

/** What a new table of a game begins with: oneself against somebody who is to come. */
export function wishFor(game: GameInfo): Wish {
  return {
    game: game.name,
    settings: Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default])),
    seats: seatsFor(game, Math.max(2, game.least_seats), []),
    private: false,
    clock: { kind: "none", minutes: 20, seconds: 10, days: 2 },
  };
}

/** That many seats: those there are, and open ones. */
export function seatsFor(game: GameInfo, count: number, before: readonly SeatWish[]): SeatWish[] {
  const wanted = Math.min(Math.max(count, game.least_seats), game.most_seats);
  return Array.from({ length: wanted }, (_, place) => before[place] ?? { kind: place ? "open" : "me" });
}

/** Somebody sits down at a seat; nobody sits twice. */
export function seated(seats: readonly SeatWish[], place: number, wish: SeatWish): SeatWish[] {
  return seats.map((each, at) => {
    if (at === place) return wish;
    return wish.kind === "me" && each.kind === "me" ? { kind: "open" } : each;
  });
}

/** The settings that matter with the others as they are. */
export function mattering(wish: Wish, game: GameInfo): SettingInfo[] {
  const now = Object.fromEntries(game.settings.map(({ name, default: usual }) => [name, wish.settings[name] ?? usual]));
  return game.settings.filter(({ only }) => Object.entries(only).every(([name, value]) => now[name] === value));
}

/** What is sent: only settings that matter and are not as usual, only the parts of the clock that count. */
export function tableOf(wish: Wish, game: GameInfo): NewTable {
  const settings = Object.fromEntries(
    mattering(wish, game)
      .map((setting) => [setting.name, wish.settings[setting.name] ?? setting.default, setting.default] as const)
      .filter(([, value, usual]) => value !== usual)
      .map(([name, value]) => [name, value]),
  );
  const { kind, minutes, seconds, days } = wish.clock;
  const clock: Clock = kind === "live" ? { kind, minutes, seconds } : kind === "days" ? { kind, days } : { kind };
  return { game: wish.game, settings, seats: wish.seats, private: wish.private, clock };
}
