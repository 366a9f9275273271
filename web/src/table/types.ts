/** What the table and its boards work with: the messages of the server, and what is inside of a view. */

import type { components } from "../protocol";
import type { Chooser } from "./chooser";

type Schemas = components["schemas"];

export type { Language } from "../lib/languages.svelte";
export type Seat = string;

/** A card in a zone with all that its reader may know. `card` is its label. */
export interface CardOnTable {
  card: string;
  [fact: string]: unknown;
}

/** A label alone, a label with facts, or a face-down card. */
export type CardEntry = string | CardOnTable | null;

export interface Zone {
  count: number;
  /** Missing where not even the backs are told apart (a deck). */
  cards?: CardEntry[];
}

export interface View {
  game: string;
  /** Who reads; null for whoever looks on. */
  seat: Seat | null;
  seats: number;
  settings: Record<string, unknown>;
  /** The numbers of the game: turn, phase, resources. Each game has its own. */
  table: Record<string, any>;
  zones: Record<string, Zone>;
  decision: { seat: Seat } | null;
  outcome: unknown;
  [more: string]: unknown;
}

export type LogLine = Schemas["LogLine"];
export type OptionInfo = Schemas["OptionInfo"];
export type Role = OptionInfo["roles"][number];
export type Question = Schemas["Question"];
export type Ahead = Schemas["Ahead"];
export type Refused = Schemas["Refused"];
export type OutcomeInfo = Schemas["OutcomeInfo"];
export type Lesson = Schemas["Lesson"];
export type SeatInfo = Schemas["SeatInfo"];
export type ChatLine = Schemas["ChatLine"];
export type TableInfo = Schemas["TableInfo"];
export type Term = Schemas["Term"];

/** The schema leaves open what a game tells; here it has a shape. */
export type Scene = Omit<Schemas["Scene"], "view"> & { view: View };
export type CardInfo = Omit<Schemas["CardInfo"], "facts"> & { facts: Record<string, any> };
export type FigureInfo = Schemas["FigureInfo"];
export type Catalogue = Omit<Schemas["Catalogue"], "cards"> & { cards: CardInfo[] };

export type FromClient =
  | Schemas["Hello"]
  | Schemas["Choose"]
  | Schemas["Preview"]
  | Schemas["PlayRest"]
  | Schemas["Prepare"]
  | Schemas["Undo"]
  | Schemas["AnswerUndo"]
  | Schemas["Resign"]
  | Schemas["Say"]
  | Schemas["Speak"]
  | Schemas["Sync"]
  | Schemas["Ping"];

export type FromServer =
  | Schemas["Welcome"]
  | Scene
  | Schemas["Changed"]
  | Schemas["Done"]
  | Schemas["Refuse"]
  | Schemas["Previewed"]
  | Schemas["Losses"]
  | Schemas["Said"]
  | Schemas["Pong"]
  | Schemas["Closing"];

/** What every board gets. Cards take the rest from the context of the table (context.ts). */
export interface BoardProps {
  scene: Scene;
  catalogue: Catalogue;
  chooser: Chooser;
  /** Names of the players by seat. */
  names: Record<Seat, string>;
}
