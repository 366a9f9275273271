/** Everything a table shows, as it stands now, and what a person does there. */

import { api } from "../lib/api";
import { catalogue as loadCatalogue } from "../lib/games";
import { language } from "../lib/i18n";
import { settings } from "../lib/settings.svelte";
import { tell, tellProblem } from "../lib/toasts.svelte";
import { Chooser, type Choice, type Effect } from "./chooser";
import { findCards } from "./notation";
import { plain } from "./marks";
import { TableSocket, type Answer, type Status, type Surroundings } from "./socket";
import type {
  CardInfo, CardOnTable, Catalogue, ChatLine, FromServer, LogLine, Refused, Scene, Seat, SeatInfo, TableInfo,
} from "./types";

/** What an option would do; without lines yet it is being asked. */
export interface Foresight {
  choice: Choice;
  lines: string[] | null;
}

export class TableStore {
  readonly id: string;
  status: Status = $state("connecting");
  seat: Seat | null = $state(null);
  table: TableInfo | null = $state.raw(null);
  /** When `table` came, for clocks. */
  tableAt = $state(0);
  scene: Scene | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  catalogue: Catalogue | null = $state.raw(null);
  /** Why there is no table, once that is sure. */
  trouble: string | null = $state(null);

  path: string[] = $state.raw([]);
  /** The card at which a menu is open, with what it offers. */
  menu: { label: string; choices: Choice[] } | null = $state.raw(null);
  explained: { label: string; refused: Refused[] } | null = $state.raw(null);
  confirming: { choice: Choice; left: Choice[] } | null = $state.raw(null);
  foresight: Foresight | null = $state.raw(null);
  /** Whether a card is being dragged. */
  lifted = $state(false);
  /** What playing the rest would lose. */
  losses: string[] | null = $state.raw(null);
  /** Labels that stand where they did not stand before. */
  fresh: ReadonlySet<string> = $state.raw(new Set());

  /** The number of the question that was answered, until another one comes. */
  #answered: number | null = $state(null);
  /** What a drop answers to the next question as well. */
  #then: readonly string[] = [];
  readonly #socket: TableSocket;

  readonly faces: ReadonlyMap<string, CardInfo> = $derived(
    new Map(this.catalogue?.cards.map((card) => [card.id, card])),
  );
  readonly cards = $derived(this.scene ? findCards(this.scene.view) : new Map());
  readonly busy = $derived(this.#answered !== null && this.#answered === this.scene?.question?.number);
  readonly names: Record<Seat, string> = $derived(
    Object.fromEntries(this.table?.seats.map((seat) => [seat.seat, seat.name]) ?? []),
  );
  readonly mine: SeatInfo | null = $derived(this.table?.seats.find((seat) => seat.you) ?? null);
  readonly chooser: Chooser = $derived(this.#chooserAt(this.path));
  /** What the question shows: while a card is dragged it stays as it is, so that nothing moves under the pointer. */
  readonly shown: Chooser = $derived(this.lifted ? this.#chooserAt([]) : this.chooser);

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.#socket = new TableSocket(around, language(), {
      status: (status) => (this.status = status),
      message: (message) => this.#receive(message),
      closed: (_code, text) => (this.trouble = text),
    });
  }

  connect(): void {
    this.#socket.connect();
  }

  close(): void {
    this.#socket.close();
  }

  online(yes: boolean): void {
    this.#socket.online(yes);
  }

  speak(): void {
    this.#socket.speak(language());
    void this.loadCatalogue();
  }

  async loadCatalogue(): Promise<void> {
    if (!this.table) return;
    try {
      this.catalogue = (await loadCatalogue(this.table.game, language())) as Catalogue;
    } catch (error) {
      tellProblem(error);
    }
  }

  find(label: string): CardOnTable | null {
    return this.cards.get(label)?.card ?? null;
  }

  // What the server says.

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.chat = message.chat;
        this.#setTable(message.table);
        break;
      case "scene":
        this.#setScene(message);
        break;
      case "table":
        this.#setTable(message.table);
        break;
      case "said":
        this.chat = [...this.chat.filter((line) => line.number !== message.line.number), message.line];
        break;
    }
  }

  #setTable(table: TableInfo): void {
    this.table = table;
    this.tableAt = Date.now();
    // Somebody sat down here: from now on the scenes are this seat's.
    this.seat = table.seats.find((seat) => seat.you)?.seat ?? this.seat;
  }

  #setScene(scene: Scene): void {
    const before = this.cards;
    const first = this.scene === null;
    const renewed = scene.question?.number !== this.scene?.question?.number;
    if (renewed) {
      this.letGo();
      this.losses = null;
      this.#answered = this.#answered === scene.question?.number ? this.#answered : null;
    }
    this.log = [...this.log.slice(0, scene.log_from), ...scene.log];
    this.scene = scene;
    if (renewed) this.#answerByPlace();
    if (first) return;
    const fresh = new Set<string>();
    for (const [label, { zone }] of this.cards) if (before.get(label)?.zone !== zone) fresh.add(label);
    this.fresh = fresh;
  }

  // What the person does.

  #chooserAt(path: string[]): Chooser {
    return new Chooser({
      question: this.scene?.question ?? null,
      refusals: this.scene?.refusals ?? [],
      lesson: this.scene?.lesson ?? null,
      path,
      busy: this.busy,
      confirmEnd: settings.confirmEnd,
      act: (effect) => this.#act(effect),
    });
  }

  /** Forget what was clicked and opened. */
  letGo(): void {
    this.path = [];
    this.menu = null;
    this.explained = null;
    this.confirming = null;
    this.foresight = null;
  }

  #act(effect: Effect): void {
    this.menu = null;
    this.explained = null;
    this.foresight = null;
    switch (effect.kind) {
      case "choose":
        this.choose(effect.choice, effect.then);
        break;
      case "confirm":
        this.confirming = effect;
        break;
      case "select": {
        this.path = effect.path;
        const label = effect.path.at(-1);
        if (effect.menu.length && label !== undefined) this.menu = { label, choices: effect.menu };
        break;
      }
      case "explain":
        this.explained = effect;
        break;
    }
  }

  /** A card was dropped where the next question is answered as well: on a flank, at a player. */
  #answerByPlace(): void {
    const choice = this.#then.length ? this.chooser.answer(this.#then) : null;
    this.#then = [];
    if (choice) this.choose(choice);
  }

  /** Answer the question. Until the next one comes nothing more can be chosen. */
  choose(choice: Choice, then: readonly string[] = []): void {
    const question = this.scene?.question;
    if (!question || this.busy) return;
    this.letGo();
    this.#then = then;
    this.#answered = question.number;
    this.#socket.request({ type: "choose", number: question.number, key: choice.option.key }, (answer) => {
      if (answer.type === "refuse") {
        this.#answered = null;
        this.#refused(answer);
      }
    });
  }

  /** Ask what a choice would do. What can't be chosen any more has no answer, and nobody is troubled with that. */
  foresee(choice: Choice): void {
    const question = this.scene?.question;
    if (!question?.options.some(({ key }) => key === choice.option.key) || this.busy) return;
    const asked: Foresight = { choice, lines: null };
    this.foresight = asked;
    this.#socket.request({ type: "preview", number: question.number, key: choice.option.key }, (answer) => {
      if (this.foresight !== asked) return;
      this.foresight = answer.type === "previewed" ? { choice, lines: answer.lines } : null;
    });
  }

  playRest(despite = false): void {
    const question = this.scene?.question;
    this.losses = null;
    if (!question || this.busy) return;
    this.letGo();
    this.#answered = question.number;
    this.#socket.request({ type: "rest", number: question.number, despite }, (answer) => {
      if (answer.type === "done") return;
      this.#answered = null;
      if (answer.type === "losses") this.losses = answer.lines;
      this.#refused(answer);
    });
  }

  /** Answer ahead what will be asked; without keys, be asked. */
  prepare(keys: readonly string[]): void {
    this.#socket.request({ type: "prepare", keys: [...keys] }, (answer) => this.#refused(answer));
  }

  undo(): void {
    this.letGo();
    this.#socket.request({ type: "undo" }, (answer) => this.#refused(answer));
  }

  answerUndo(agree: boolean): void {
    this.#socket.request({ type: "answer-undo", agree }, (answer) => this.#refused(answer));
  }

  resign(): void {
    this.#socket.request({ type: "resign" }, (answer) => this.#refused(answer));
  }

  say(text: string): void {
    this.#socket.request({ type: "say", text }, (answer) => this.#refused(answer));
  }

  #refused(answer: Answer): void {
    if (answer.type === "refuse") tell(plain(answer.rule ? `${answer.text} (${answer.rule})` : answer.text));
  }

  async sit(seat?: Seat): Promise<void> {
    try {
      this.#setTable(await api.sit(this.id, seat ? { seat } : {}));
      this.#socket.renew(); // Whoever had no session yet has one now.
    } catch (error) {
      tellProblem(error);
    }
  }
}
