/* The client's own messages, for tests. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { registerMessages, speakWanted } from "../../src/lib/i18n";
import { languages, type Language } from "../../src/lib/languages.svelte";
import { settings } from "../../src/lib/settings.svelte";

export const SOURCES = join(import.meta.dirname, "../../src");

export async function useMessages(language: Language): Promise<void> {
  const loaders = Object.fromEntries(
    languages().map(({ code: each }) => [
      `/messages/${each}.ftl`,
      () => readFile(join(SOURCES, "messages", `${each}.ftl`), "utf8"),
    ]),
  );
  settings.language = language;
  await registerMessages("shell", loaders);
  await speakWanted();
}
