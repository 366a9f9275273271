/* The client's own messages, for tests. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { registerMessages, speakWanted } from "../../src/lib/i18n";
import { settings, type Language } from "../../src/lib/settings.svelte";

export const SOURCES = join(import.meta.dirname, "../../src");

export async function useMessages(language: Language): Promise<void> {
  const loaders = Object.fromEntries(
    (["en", "ru", "uk"] as const).map((each) => [
      `/messages/${each}.ftl`,
      () => readFile(join(SOURCES, "messages", `${each}.ftl`), "utf8"),
    ]),
  );
  settings.language = language;
  await registerMessages("shell", loaders);
  await speakWanted();
}
