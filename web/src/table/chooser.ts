/**
 * From the options of a question to clicks.
 *
 * An option is reached step by step: its cards and words in the order in which they are clicked. A chooser is
 * immutable: after each click the table makes a new one. It knows no rules: all it has are the options.
 */

import { cardOfTrigger } from "./notation";
import type { Lesson, OptionInfo, Question, Refused, Role } from "./types";

/** How a card (or another thing that can be clicked) stands to the question. */
export type Standing = "pick" | "target" | "chosen" | "refused" | "none";

/** An option, or several that differ only in the copy of a card. */
export interface Choice {
  option: OptionInfo;
  /** The options that make no difference to this one, itself first. */
  copies: OptionInfo[];
  /** What is clicked to reach it: labels of cards, zones, seats and other words. */
  steps: string[];
}

/** Options that differ in nothing but an amount. */
export interface Amount {
  verb: string;
  least: number;
  most: number;
  /** By amount. */
  choices: Map<number, Choice>;
}

/** What a click brings about. */
export type Effect =
  | { kind: "choose"; choice: Choice; then?: readonly string[] }
  | { kind: "confirm"; choice: Choice; left: Choice[] }
  | { kind: "select"; path: string[]; menu: Choice[] }
  | { kind: "explain"; label: string; refused: Refused[] }
  | { kind: "nothing" };

/** Where a card was dropped. */
export interface Place {
  /** The cards and other things that lie there, the innermost first. */
  words: readonly string[];
  /** The verbs of what is done by putting a card there. */
  verbs: readonly string[];
  /** What the place answers to the next question, if that is asked: a flank, a player. */
  then?: readonly string[];
}

/** The roles of options that end a turn, a phase or a question, in the order in which the key for it looks for them. */
const ENDING: readonly Role[] = ["ends", "confirms", "declines"];
/** So many amounts in a row are chosen on a scale. */
const LEAST_AMOUNTS = 4;

export interface ChooserInput {
  question: Question | null;
  refusals?: Refused[];
  lesson?: Lesson | null;
  /** What has been clicked so far. */
  path?: string[];
  /** An answer is under way: nothing can be clicked. */
  busy?: boolean;
  /** Whether the end of a turn is confirmed while something else could be done. */
  confirmEnd?: boolean;
  /** Carries out what a click brings about. */
  act?: (effect: Effect) => void;
}

export class Chooser {
  readonly question: Question | null;
  readonly path: readonly string[];
  readonly busy: boolean;
  /** Everything that can be chosen, copies folded. */
  readonly choices: readonly Choice[];
  readonly #refusals = new Map<string, Refused[]>();
  readonly #next: ReadonlyMap<string, Choice[]>;
  readonly #first: ReadonlyMap<string, Choice[]>;
  readonly #pointed: ReadonlySet<string>;
  readonly #confirmEnd: boolean;
  readonly #act: (effect: Effect) => void;

  constructor(input: ChooserInput) {
    this.question = input.question;
    this.busy = input.busy ?? false;
    this.#confirmEnd = input.confirmEnd ?? false;
    this.#act = input.act ?? (() => {});
    this.#pointed = new Set(input.lesson?.cards ?? []);
    this.choices = fold(allowed(input.question?.options ?? [], input.lesson ?? null));
    const path = input.path ?? [];
    this.path = this.choices.some((choice) => copiesOn(choice, path).length) ? path : [];
    this.#first = byStep(this.choices, []);
    this.#next = byStep(this.choices, this.path);
    for (const refused of input.refusals ?? []) {
      for (const label of refused.cards) push(this.#refusals, label, refused);
    }
  }

  /** How a card stands to the question, by its label. Words (zones, seats, slots) work as well. */
  state(label: string): Standing {
    if (this.path.includes(label)) return "chosen";
    if (!this.busy) {
      if (this.path.length && this.#next.has(label)) return "target";
      if (this.#first.has(label)) return this.path.length ? "none" : "pick";
    }
    return this.#refusals.has(label) ? "refused" : "none";
  }

  /** Why a card can't be used, each reason with its rule; once a card is chosen, why not with that one. */
  why(label: string): Refused[] {
    const refused = this.#refusals.get(label) ?? [];
    const together = refused.filter(({ cards }) => this.path.every((step) => cards.includes(step)));
    return together.length ? together : refused;
  }

  /** The choices that go on with this card or word; of copies, with this very one. */
  about(label: string): Choice[] {
    return this.#next.get(label) ?? this.#first.get(label) ?? [];
  }

  /** The choices that need no card, of one verb or of all. */
  options(verb?: string): Choice[] {
    return this.choices.filter(
      (choice) => !choice.option.cards.length && (verb === undefined || choice.option.verb === verb),
    );
  }

  /** The choices that are still open after what was clicked. */
  get open(): Choice[] {
    return this.choices.flatMap((choice) => copiesOn(choice, this.path).slice(0, 1));
  }

  /** Whether a guided game points at this card. */
  points(label: string): boolean {
    return this.#pointed.has(label);
  }

  /** Click a card or a word. */
  click(label: string): void {
    this.#act(this.effect(label));
  }

  /** Choose outright, as a button does. */
  choose(choice: Choice): void {
    this.#act(this.effectOf(choice));
  }

  /** Light what a card that is being dragged can be dropped on; false if it can't be used. */
  lift(label: string): boolean {
    if (this.busy || !this.#first.has(label)) return false;
    this.#act({ kind: "select", path: [label], menu: [] });
    return true;
  }

  /** Drop a card somewhere. */
  drop(label: string, place: Place): void {
    this.#act(this.dropEffect(label, place));
  }

  /** Whether putting a card at a place with these verbs does something. */
  fits(label: string, verbs: readonly string[]): boolean {
    return this.#placed(label, verbs).length > 0;
  }

  #placed(label: string, verbs: readonly string[]): Choice[] {
    const choices = this.#first.get(label) ?? [];
    return choices.filter(({ option, steps }) => steps.length === 1 && verbs.includes(option.verb));
  }

  /** Take the last click back. */
  cancel(): void {
    this.#act({ kind: "select", path: this.path.slice(0, -1), menu: [] });
  }

  /** What a click on a card or a word would bring about. */
  effect(label: string): Effect {
    const refused = this.why(label);
    const why: Effect = refused.length ? { kind: "explain", label, refused } : { kind: "nothing" };
    if (this.busy) return why;
    const at = this.path.indexOf(label);
    const next = this.#next.get(label);
    if (at >= 0 && !next) return { kind: "select", path: this.path.slice(0, at), menu: [] };
    const path = next ? [...this.path, label] : [label];
    const choices = next ?? this.#first.get(label);
    return choices ? this.#goOn(path, choices) : why;
  }

  /** Choose if nothing else is left, or wait for another click. */
  #goOn(path: string[], choices: Choice[]): Effect {
    const [only] = choices;
    if (choices.length === 1 && only) return this.effectOf(only);
    const ahead = new Set(choices.map((choice) => choice.steps[path.length] ?? ""));
    // Where each further click tells the choices apart, the board itself is the menu.
    const clear = ahead.size === choices.length && !ahead.has("");
    return { kind: "select", path, menu: clear ? [] : choices };
  }

  /**
   * What dropping a card would bring about: what is done to the thing under it, or what its place means, or nothing.
   * What can only be aimed is held until its target is clicked.
   */
  dropEffect(label: string, { words, verbs, then = [] }: Place): Effect {
    const choices = this.#first.get(label) ?? [];
    for (const word of words) {
      const found = choices.filter((choice) => choice.steps.indexOf(word, 1) > 0);
      const [only] = found;
      if (found.length === 1 && only) return this.effectOf(only);
      if (only) return { kind: "select", path: [label, word], menu: found };
    }
    const [target = ""] = words;
    const aimed = (this.#refusals.get(target) ?? []).filter(({ cards }) => target !== label && cards.includes(label));
    if (aimed.length) return { kind: "explain", label: target, refused: aimed };
    const placed = this.#placed(label, verbs);
    const [only] = placed;
    if (placed.length === 1 && only) {
      const effect = this.effectOf(only);
      return effect.kind === "choose" && then.length ? { ...effect, then } : effect;
    }
    if (only) return { kind: "select", path: [label], menu: placed };
    const refused = (this.#refusals.get(label) ?? []).filter(
      ({ verb, cards }) => cards.length === 1 && verbs.includes(verb),
    );
    if (refused.length) return { kind: "explain", label, refused };
    const held = choices.length > 0 && choices.every(({ steps }) => steps.length > 1);
    return { kind: "select", path: held ? [label] : [], menu: [] };
  }

  /** What a place says to a question: the choice that the first of its words leaves. */
  answer(words: readonly string[]): Choice | null {
    for (const word of words) {
      const found = this.choices.filter(
        ({ option, steps }) => option.key === word || (steps.length === 1 && steps[0] === word),
      );
      if (found.length === 1) return found[0] ?? null;
    }
    return null;
  }

  /** What a choice would bring about: some are asked about once more. */
  effectOf(choice: Choice): Effect {
    if (this.busy) return { kind: "nothing" };
    const left = this.choices.filter(({ option }) => !option.roles.includes("spare") && option.verb !== choice.option.verb);
    if (this.#confirmEnd && choice.option.roles.includes("ends") && left.length) {
      return { kind: "confirm", choice, left };
    }
    return { kind: "choose", choice };
  }

  /** The choice that ends the turn, the phase or the question. */
  get end(): Choice | null {
    for (const role of ENDING) {
      const found = this.choices.find((choice) => choice.option.roles.includes(role));
      if (found) return found;
    }
    return null;
  }

  /** Whether the end would say no to what is asked, while something else could be answered. */
  get declines(): boolean {
    const end = this.end;
    return end !== null && end.option.roles.includes("declines") && this.choices.length > 1;
  }

  /** Amounts to be chosen on a scale. */
  get amounts(): Amount[] {
    return amountsOf(this.open);
  }
}

/** In a guided game only some options go on. */
function allowed(options: readonly OptionInfo[], lesson: Lesson | null): readonly OptionInfo[] {
  if (!lesson?.keys.length) return options;
  const found = options.filter((option) => lesson.keys.includes(option.key));
  return found.length ? found : options;
}

/** Copies that make no difference become one choice. */
export function fold(options: readonly OptionInfo[]): Choice[] {
  const choices = new Map<number, Choice>();
  for (const option of options) {
    const twin = choices.get(option.offer);
    if (twin) twin.copies.push(option);
    else choices.set(option.offer, { option, copies: [option], steps: stepsOf(option) });
  }
  return [...choices.values()];
}

/** What is clicked for an option: its values in their order, without amounts. */
export function stepsOf(option: OptionInfo): string[] {
  const steps: string[] = [];
  for (const value of Object.values(option.values)) {
    if (typeof value !== "string") continue;
    const card = cardOfTrigger(value);
    steps.push(option.cards.includes(card) ? card : value);
  }
  return steps;
}

/** The copies of a choice that what was clicked leads to, each as the same choice for itself. */
function copiesOn(choice: Choice, path: readonly string[]): Choice[] {
  return choice.copies
    .map((option) => ({ ...choice, option, steps: stepsOf(option) }))
    .filter(({ steps }) => path.every((step, place) => steps[place] === step));
}

/** The choices behind what was clicked, by what is clicked next; a choice of copies is there for each of them. */
function byStep(choices: readonly Choice[], path: readonly string[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const labels = new Set<string>();
    for (const copy of copiesOn(choice, path)) {
      const label = copy.steps[path.length];
      if (label === undefined || labels.has(label)) continue;
      labels.add(label);
      push(found, label, copy);
    }
  }
  return found;
}

function push<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const row = map.get(key);
  if (row) row.push(item);
  else map.set(key, [item]);
}

/** Choices that differ in one number alone and follow each other become a scale. */
export function amountsOf(choices: readonly Choice[]): Amount[] {
  const rows = new Map<string, Map<number, Choice>>();
  for (const choice of choices) {
    const values = Object.entries(choice.option.values);
    const numbers = values.filter((entry): entry is [string, number] => typeof entry[1] === "number");
    const [number] = numbers;
    if (choice.option.cards.length || numbers.length !== 1 || !number) continue;
    const words = values.filter(([name]) => name !== number[0]).map(([, value]) => value);
    const name = JSON.stringify([choice.option.verb, ...words]);
    const row = rows.get(name) ?? new Map<number, Choice>();
    rows.set(name, row.set(number[1], choice));
  }
  const amounts: Amount[] = [];
  for (const row of rows.values()) {
    const [least, most] = [Math.min(...row.keys()), Math.max(...row.keys())];
    const verb = [...row.values()][0]?.option.verb ?? "";
    if (row.size >= LEAST_AMOUNTS && most - least + 1 === row.size) {
      amounts.push({ verb, least, most, choices: row });
    }
  }
  return amounts;
}
