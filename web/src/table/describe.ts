/** A card in words, for those who can't see it. */

import { t } from "../lib/i18n";
import { printedOn, type TableContext } from "./context";
import type { Face } from "./faces";
import { plain } from "./marks";
import type { CardOnTable } from "./types";

/** The numbers and marks of a card, each as a short phrase. */
export function stateWords(table: TableContext, face: Face): string[] {
  const words: string[] = [];
  if (face.cost) words.push(t(`table-stat-${face.cost.name}`, { value: face.cost.value }));
  for (const stat of face.stats) {
    words.push(stat.text ? `${stat.text}: ${stat.value}` : t(`table-stat-${stat.name}`, { value: stat.value }));
  }
  for (const [name, value] of face.keywords) words.push(keywordName(table, name, value));
  if (face.exhausted) words.push(t("table-badge-exhausted"));
  for (const badge of face.badges) words.push(t(`table-badge-${badge.name}`, { count: badge.count ?? 0 }));
  return words;
}

export function keywordName(table: TableContext, name: string, value: number): string {
  const word = table.catalogue.words.keyword?.[name] ?? table.catalogue.words.keywords?.[name] ?? name;
  return value > 1 ? `${word} ${value}` : word;
}

/** The name, all that can be seen, and what can be done or why not. */
export function describe(table: TableContext, card: CardOnTable, face: Face): string {
  const info = printedOn(table, card.card);
  const parts = [info?.name ?? card.card];
  if (info?.line) parts.push(info.line);
  const words = stateWords(table, face);
  if (words.length) parts.push(words.join(", "));
  parts.push(...doings(table, card.card));
  return parts.map((part) => part.replace(/[.!?]$/, "")).join(". ");
}

function doings(table: TableContext, label: string): string[] {
  const { chooser } = table;
  const state = chooser.state(label);
  if (state === "chosen") return [t("table-card-chosen")];
  if (state === "pick" || state === "target") {
    const texts = chooser.about(label).map((choice) => plain(choice.option.text));
    return texts.length > 3 ? [t("table-card-choices", { count: texts.length })] : texts;
  }
  return state === "refused" ? chooser.why(label).map((refused) => plain(refused.reason)) : [];
}
