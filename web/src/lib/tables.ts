/* Words about tables, seats and clocks. */

import type { Clock, GameInfo, SeatInfo, TableInfo } from "../protocol";
import { t } from "./i18n";

export function seatText(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.you) return t("seat-you", { name: seat.name });
  return seat.name;
}

export function clockText(clock: Clock): string {
  if (clock.kind === "live") return t("clock-live-text", { minutes: clock.minutes ?? 0, seconds: clock.seconds ?? 0 });
  if (clock.kind === "days") return t("clock-days-text", { days: clock.days ?? 0 });
  return "";
}

/** The settings that are not as usual, in words. */
export function settingsText(table: TableInfo, game: GameInfo | undefined): string[] {
  const told: string[] = [];
  for (const setting of game?.settings ?? []) {
    const value = table.settings[setting.name];
    if (value === undefined || value === setting.default) continue;
    const words = setting.values.find((each) => each.value === value)?.text;
    if (setting.kind === "text") told.push(`${setting.title}: ${t("setting-own")}`);
    else told.push(`${setting.title}: ${words ?? String(value)}`);
  }
  return told;
}

/** The address to send to those who shall sit down. */
export function invitation(table: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}`;
}

/** Whether somebody can still sit down. */
export function hasRoom(table: TableInfo): boolean {
  return table.state === "open" && table.seats.some((seat) => seat.kind === "open");
}

/** Whether the reader sits there. */
export function sitsAt(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.you);
}
