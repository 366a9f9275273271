/* Files that people open. */

import { t } from "./i18n";

/** No deck and no record is larger. */
export const MOST_BYTES = 8 * 1024 * 1024;

/** A file as text, or an error in words. */
export async function readText(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Error(t("file-too-large", { name: file.name }));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(t("file-not-text", { name: file.name }));
  }
}
