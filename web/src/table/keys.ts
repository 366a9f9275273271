/** Which key does what at a table. */

export type Command =
  | "undo" | "rest" | "end" | "log" | "chat" | "text" | "preview" | "zoom" | "help" | "next" | "all" | "question" | "escape";

/** Letters by where they are on the keyboard, so that they work in every alphabet. */
const LETTERS: Record<string, Command> = {
  KeyU: "undo",
  KeyR: "rest",
  KeyE: "end",
  KeyL: "log",
  KeyC: "chat",
  KeyT: "text",
  KeyP: "preview",
  KeyZ: "zoom",
  KeyN: "next",
  KeyA: "all",
  KeyQ: "question",
};

/** What a key means; a number is a digit. */
export function commandOf(event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">): Command | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Escape") return "escape";
  if (event.key === "?") return "help";
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  return LETTERS[event.code] ?? null;
}

/** Whether somebody is writing, so that letters are letters. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=range], [type=checkbox]), textarea, select, [contenteditable]");
}
