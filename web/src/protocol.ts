/* Made by `npm run types` from what `deckwright schema` prints: change the protocol, not this file. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Ahead
         * @description A question that will come to the reader, who may answer it ahead, as often as it is asked in a row.
         *         Nobody else is told.
         */
        Ahead: {
            question: components["schemas"]["Question"];
            most: number;
            prepared: string[];
        };
        /**
         * AnswerUndo
         * @description Agree to another seat's wish to take back, or not.
         */
        AnswerUndo: {
            /** @enum {unknown} */
            type: "answer-undo";
            id: string;
            agree: boolean;
        };
        /** BotInfo */
        BotInfo: {
            name: string;
            text: string;
        };
        /**
         * CardInfo
         * @description What is printed on a card, for its face. `facts` are data for the frame (cost, power, faction …).
         */
        CardInfo: {
            id: string;
            name: string;
            line: string;
            text: string[];
            facts: Record<string, unknown>;
            terms: string[];
        };
        /**
         * Catalogue
         * @description All that a client needs to draw the cards and zones of a game in one language.
         */
        Catalogue: {
            game: string;
            /** @enum {unknown} */
            language: "en" | "ru" | "uk";
            cards: components["schemas"]["CardInfo"][];
            words: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            zones: {
                [key: string]: string;
            };
            terms: components["schemas"]["Term"][];
            figures: components["schemas"]["FigureInfo"][];
        };
        /** ChangeMe */
        ChangeMe: {
            /** @default null */
            name?: string | null;
            /** @default null */
            language?: ("en" | "ru" | "uk") | null;
        };
        /**
         * Changed
         * @description Who sits, is here, has how much time; wishes to take back; the end.
         */
        Changed: {
            /** @enum {unknown} */
            type: "table";
            table: components["schemas"]["TableInfo"];
        };
        /** ChatLine */
        ChatLine: {
            number: number;
            name: string;
            seat: string | null;
            text: string;
            at: number;
            you: boolean;
        };
        /**
         * Choose
         * @description An answer to the decision of that number. Sent again with the same id it is acknowledged again and
         *         never applied twice.
         */
        Choose: {
            /** @enum {unknown} */
            type: "choose";
            id: string;
            number: number;
            key: string;
        };
        /** ClauseInfo */
        ClauseInfo: {
            number: string;
            text: string;
            ruling: string;
        };
        /**
         * Clock
         * @description `live`: minutes for the game and seconds added for each choice. `days`: days for each choice.
         */
        Clock: {
            /**
             * @default none
             * @enum {unknown}
             */
            kind?: "days" | "live" | "none";
            /** @default 0 */
            minutes?: number;
            /** @default 0 */
            seconds?: number;
            /** @default 0 */
            days?: number;
        };
        /**
         * Closing
         * @description The last message before the server closes the socket, and why.
         */
        Closing: {
            /** @enum {unknown} */
            type: "closing";
            code: string;
            text: string;
        };
        /** Credentials */
        Credentials: {
            login: string;
            password: string;
        };
        /** DeckCardInfo */
        DeckCardInfo: {
            card: string;
            count: number;
            icons: string[];
            mark: string | null;
        };
        /** DeckHouse */
        DeckHouse: {
            house: string;
            cards: components["schemas"]["DeckCardInfo"][];
        };
        /** DeckInfo */
        DeckInfo: {
            id: string;
            name: string;
            set: string;
            code: string;
            houses: components["schemas"]["DeckHouse"][];
        };
        /** DeckList */
        DeckList: {
            decks: components["schemas"]["DeckInfo"][];
        };
        /** DeleteMe */
        DeleteMe: {
            /** @default  */
            password?: string;
        };
        /**
         * Done
         * @description A message was carried out, and everything that came of it is stored.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            id: string;
        };
        /**
         * FigureInfo
         * @description A number drawn beside a player or on a card: under its name in the table, the card or the facts.
         */
        FigureInfo: {
            name: string;
            /** @enum {unknown} */
            of: "card" | "player";
            icon: string;
            text: string;
        };
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Choose"] | components["schemas"]["Preview"] | components["schemas"]["Imagine"] | components["schemas"]["PlayRest"] | components["schemas"]["Prepare"] | components["schemas"]["Undo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Resign"] | components["schemas"]["Say"] | components["schemas"]["Speak"] | components["schemas"]["Sync"] | components["schemas"]["Ping"];
        FromServer: components["schemas"]["Welcome"] | components["schemas"]["Scene"] | components["schemas"]["Changed"] | components["schemas"]["Done"] | components["schemas"]["Refuse"] | components["schemas"]["Previewed"] | components["schemas"]["Imagined"] | components["schemas"]["Losses"] | components["schemas"]["Said"] | components["schemas"]["Pong"] | components["schemas"]["Closing"];
        /** GameInfo */
        GameInfo: {
            name: string;
            title: string;
            about: string;
            least_seats: number;
            most_seats: number;
            settings: components["schemas"]["SettingInfo"][];
            bots: components["schemas"]["BotInfo"][];
            guide: boolean;
            decks: boolean;
        };
        /**
         * Hello
         * @description The first message. Without a language no texts are sent: programs need none.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            protocol: number;
            /** @default null */
            language?: ("en" | "ru" | "uk") | null;
        };
        /**
         * Imagine
         * @description For programs that search: a whole position that the reader holds possible, made of nothing but what
         *         the reader may know. Answered by `imagined`.
         */
        Imagine: {
            /** @enum {unknown} */
            type: "imagine";
            id: string;
            number: number;
        };
        /**
         * Imagined
         * @description A possible position, as `Game.from_json` reads it.
         */
        Imagined: {
            /** @enum {unknown} */
            type: "imagined";
            id: string;
            state: string;
        };
        /** LanguageInfo */
        LanguageInfo: {
            /** @enum {unknown} */
            code: "en" | "ru" | "uk";
            name: string;
        };
        /**
         * Lesson
         * @description A step of a guided game. `keys` are the options that go on with it; the others are refused.
         */
        Lesson: {
            step: number;
            steps: number;
            text: string;
            keys: string[];
            cards: string[];
        };
        /** LogLine */
        LogLine: {
            text: string;
            turn: boolean;
        };
        /**
         * Losses
         * @description Playing the rest stopped here: going on would lose this. `rest` with `despite` goes on.
         */
        Losses: {
            /** @enum {unknown} */
            type: "losses";
            id: string;
            lines: string[];
        };
        /** Me */
        Me: {
            name: string;
            /** @enum {unknown} */
            language: "en" | "ru" | "uk";
            account: string | null;
        };
        /**
         * NewDeck
         * @description A deck to keep: made by set and seed, or read from a text in any form.
         */
        NewDeck: {
            /** @default null */
            set?: string | null;
            /** @default null */
            seed?: number | null;
            /** @default null */
            text?: string | null;
            /** @default null */
            name?: string | null;
        };
        /** NewPassword */
        NewPassword: {
            current: string;
            password: string;
        };
        /**
         * NewSeat
         * @description Who is to sit where: whoever sets the table up, a bot, or nobody yet.
         */
        NewSeat: {
            /** @enum {unknown} */
            kind: "bot" | "me" | "open";
            /** @default null */
            bot?: string | null;
        };
        /** NewSession */
        NewSession: {
            /** @default null */
            name?: string | null;
            /**
             * @default en
             * @enum {unknown}
             */
            language?: "en" | "ru" | "uk";
        };
        /** NewTable */
        NewTable: {
            game: string;
            /** @default {} */
            settings?: {
                [key: string]: boolean | number | string;
            };
            /** @default null */
            seats?: components["schemas"]["NewSeat"][] | null;
            /** @default false */
            private?: boolean;
            /**
             * @default {
             *       "kind": "none",
             *       "minutes": 0,
             *       "seconds": 0,
             *       "days": 0
             *     }
             */
            clock?: components["schemas"]["Clock"];
            /** @default false */
            guide?: boolean;
            /** @default null */
            play_on?: components["schemas"]["PlayOn"] | null;
        };
        /**
         * OptionInfo
         * @description One thing that can be chosen. Options with the same `offer` are copies that make no difference.
         */
        OptionInfo: {
            key: string;
            verb: string;
            values: {
                [key: string]: string | number | null;
            };
            cards: string[];
            text: string;
            note: string;
            offer: number;
            roles: ("confirms" | "declines" | "ends" | "spare" | "stops")[];
        };
        /** OutcomeInfo */
        OutcomeInfo: {
            winners: string[];
            scores: number[];
            reason: string;
            text: string;
        };
        /** OwnGame */
        OwnGame: {
            table: components["schemas"]["TableInfo"];
            yours: string | null;
            turn: boolean;
            result: ("drawn" | "lost" | "won") | null;
        };
        /** OwnGames */
        OwnGames: {
            games: components["schemas"]["OwnGame"][];
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            id: string;
        };
        /**
         * PlayOn
         * @description Begin where another game stood after that many choices.
         */
        PlayOn: {
            replay: string;
            step: number;
        };
        /**
         * PlayRest
         * @description Play what is left in an order that loses nothing; `despite` goes on in spite of a loss.
         */
        PlayRest: {
            /** @enum {unknown} */
            type: "rest";
            id: string;
            number: number;
            /** @default false */
            despite?: boolean;
        };
        /** Pong */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
            id: string;
        };
        /**
         * Prepare
         * @description Answer ahead what the scene tells under `ahead`: the keys in order, none to be asked. It can be changed
         *         until the question comes, and nobody else is told.
         */
        Prepare: {
            /** @enum {unknown} */
            type: "prepare";
            id: string;
            keys: string[];
        };
        /**
         * Preview
         * @description What would an option do? Answered by `previewed`.
         */
        Preview: {
            /** @enum {unknown} */
            type: "preview";
            id: string;
            number: number;
            key: string;
        };
        /**
         * Previewed
         * @description What an option would do, line by line, as far as the reader can know.
         */
        Previewed: {
            /** @enum {unknown} */
            type: "previewed";
            id: string;
            lines: string[];
        };
        /**
         * Problem
         * @description Every answer with a status of 400 and above.
         */
        Problem: {
            code: string;
            text: string;
        };
        /**
         * Question
         * @description A decision of the reader's own. Its number counts the reader's decisions: it tells of nobody else's.
         */
        Question: {
            number: number;
            prompt: string;
            values: {
                [key: string]: string | number | null;
            };
            text: string;
            about: string[];
            arranges: boolean;
            options: components["schemas"]["OptionInfo"][];
        };
        /**
         * Refuse
         * @description A message was not carried out and nothing has changed. A whole scene follows where that helps.
         */
        Refuse: {
            /** @enum {unknown} */
            type: "refuse";
            id: string;
            code: string;
            text: string;
            /** @default null */
            rule?: string | null;
        };
        /**
         * Refused
         * @description What the reader might want to do and may not.
         */
        Refused: {
            action: string;
            verb: string;
            cards: string[];
            text: string;
            reason: string;
            rule: string;
        };
        /** RenameDeck */
        RenameDeck: {
            name: string;
        };
        /** ReplayInfo */
        ReplayInfo: {
            id: string;
            game: string;
            title: string;
            names: {
                [key: string]: string;
            };
            steps: number;
            version: string;
            verified: boolean;
            differs_at: number | null;
            outcome: components["schemas"]["OutcomeInfo"] | null;
            commitment: string | null;
            seed: string | null;
        };
        /**
         * ReplayStep
         * @description The table before a choice, and the choice; the last one has none.
         */
        ReplayStep: {
            number: number;
            seat: string | null;
            choice: string | null;
            view: Record<string, unknown> | null;
            log: components["schemas"]["LogLine"][];
            /** @default {} */
            lines?: {
                [key: string]: string;
            };
        };
        /** ReplaySteps */
        ReplaySteps: {
            steps: components["schemas"]["ReplayStep"][];
        };
        /** Resign */
        Resign: {
            /** @enum {unknown} */
            type: "resign";
            id: string;
        };
        /** RulebookInfo */
        RulebookInfo: {
            game: string;
            /** @enum {unknown} */
            language: "en" | "ru" | "uk";
            title: string;
            sections: components["schemas"]["SectionInfo"][];
        };
        /** Said */
        Said: {
            /** @enum {unknown} */
            type: "said";
            line: components["schemas"]["ChatLine"];
        };
        /**
         * Say
         * @description A line of chat.
         */
        Say: {
            /** @enum {unknown} */
            type: "say";
            id: string;
            text: string;
        };
        /**
         * Scene
         * @description The table as the reader sees it now. `seq` goes up by one with each scene of a connection: who finds a
         *         gap sends `sync`. Lines of the log before `log_from` stay as they were; what is behind is replaced.
         */
        Scene: {
            /** @enum {unknown} */
            type: "scene";
            seq: number;
            view: Record<string, unknown>;
            log_from: number;
            log: components["schemas"]["LogLine"][];
            question: components["schemas"]["Question"] | null;
            waiting_for: string[];
            refusals: components["schemas"]["Refused"][];
            can_undo: boolean;
            undo_note: string;
            can_rest: boolean;
            outcome: components["schemas"]["OutcomeInfo"] | null;
            lesson: components["schemas"]["Lesson"] | null;
            /** @default null */
            ahead?: components["schemas"]["Ahead"] | null;
            /** @default {} */
            lines?: {
                [key: string]: string;
            };
        };
        /** SeatInfo */
        SeatInfo: {
            seat: string;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            bot: string | null;
            here: boolean;
            stand_in: boolean;
            left: number | null;
            running: boolean;
            you: boolean;
        };
        /** SectionInfo */
        SectionInfo: {
            number: string;
            title: string;
            clauses: components["schemas"]["ClauseInfo"][];
        };
        /** SettingInfo */
        SettingInfo: {
            name: string;
            title: string;
            about: string;
            /** @enum {unknown} */
            kind: "number" | "text" | "word" | "yes-no";
            default: boolean | number | string;
            values: components["schemas"]["ValueInfo"][];
            least: number;
            most: number;
            only: {
                [key: string]: boolean | number | string;
            };
        };
        /** Shared */
        Shared: {
            id: string;
        };
        /**
         * Sit
         * @description Take a seat; without one, the first that is open.
         */
        Sit: {
            /** @default null */
            seat?: string | null;
        };
        /**
         * Speak
         * @description Another language from now on; a whole scene follows.
         */
        Speak: {
            /** @enum {unknown} */
            type: "speak";
            language: ("en" | "ru" | "uk") | null;
        };
        /**
         * Sync
         * @description Something was missed: send everything again.
         */
        Sync: {
            /** @enum {unknown} */
            type: "sync";
        };
        /** TableInfo */
        TableInfo: {
            id: string;
            game: string;
            title: string;
            settings: {
                [key: string]: boolean | number | string;
            };
            /** @enum {unknown} */
            state: "open" | "over" | "playing";
            private: boolean;
            owner: boolean;
            seats: components["schemas"]["SeatInfo"][];
            watchers: number;
            clock: components["schemas"]["Clock"];
            commitment: string;
            seed: string | null;
            undo_wish: string | null;
            next: string | null;
            guide: boolean;
            created: number;
            seed_known: boolean;
            prefix: number;
            scenario: boolean;
            undone: boolean;
            broken: boolean;
        };
        /** TableList */
        TableList: {
            tables: components["schemas"]["TableInfo"][];
        };
        /**
         * Term
         * @description A glossary entry: the clause of the rulebook that explains it.
         */
        Term: {
            id: string;
            name: string;
            rule: string;
            text: string;
            forms: string[];
        };
        /**
         * Undo
         * @description Take the last choice back: at once where that is free, else the others are asked.
         */
        Undo: {
            /** @enum {unknown} */
            type: "undo";
            id: string;
        };
        /** ValueInfo */
        ValueInfo: {
            value: boolean | number | string;
            text: string;
        };
        /**
         * Welcome
         * @description The answer to `hello`. `seat` is None for whoever looks on. A whole scene follows.
         */
        Welcome: {
            /** @enum {unknown} */
            type: "welcome";
            protocol: number;
            seat: string | null;
            table: components["schemas"]["TableInfo"];
            chat: components["schemas"]["ChatLine"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Ahead = components['schemas']['Ahead'];
export type AnswerUndo = components['schemas']['AnswerUndo'];
export type BotInfo = components['schemas']['BotInfo'];
export type CardInfo = components['schemas']['CardInfo'];
export type Catalogue = components['schemas']['Catalogue'];
export type ChangeMe = components['schemas']['ChangeMe'];
export type Changed = components['schemas']['Changed'];
export type ChatLine = components['schemas']['ChatLine'];
export type Choose = components['schemas']['Choose'];
export type ClauseInfo = components['schemas']['ClauseInfo'];
export type Clock = components['schemas']['Clock'];
export type Closing = components['schemas']['Closing'];
export type Credentials = components['schemas']['Credentials'];
export type DeckCardInfo = components['schemas']['DeckCardInfo'];
export type DeckHouse = components['schemas']['DeckHouse'];
export type DeckInfo = components['schemas']['DeckInfo'];
export type DeckList = components['schemas']['DeckList'];
export type DeleteMe = components['schemas']['DeleteMe'];
export type Done = components['schemas']['Done'];
export type FigureInfo = components['schemas']['FigureInfo'];
export type FromClient = components['schemas']['FromClient'];
export type FromServer = components['schemas']['FromServer'];
export type GameInfo = components['schemas']['GameInfo'];
export type Hello = components['schemas']['Hello'];
export type Imagine = components['schemas']['Imagine'];
export type Imagined = components['schemas']['Imagined'];
export type LanguageInfo = components['schemas']['LanguageInfo'];
export type Lesson = components['schemas']['Lesson'];
export type LogLine = components['schemas']['LogLine'];
export type Losses = components['schemas']['Losses'];
export type Me = components['schemas']['Me'];
export type NewDeck = components['schemas']['NewDeck'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewSeat = components['schemas']['NewSeat'];
export type NewSession = components['schemas']['NewSession'];
export type NewTable = components['schemas']['NewTable'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type OutcomeInfo = components['schemas']['OutcomeInfo'];
export type OwnGame = components['schemas']['OwnGame'];
export type OwnGames = components['schemas']['OwnGames'];
export type Ping = components['schemas']['Ping'];
export type PlayOn = components['schemas']['PlayOn'];
export type PlayRest = components['schemas']['PlayRest'];
export type Pong = components['schemas']['Pong'];
export type Prepare = components['schemas']['Prepare'];
export type Preview = components['schemas']['Preview'];
export type Previewed = components['schemas']['Previewed'];
export type Problem = components['schemas']['Problem'];
export type Question = components['schemas']['Question'];
export type Refuse = components['schemas']['Refuse'];
export type Refused = components['schemas']['Refused'];
export type RenameDeck = components['schemas']['RenameDeck'];
export type ReplayInfo = components['schemas']['ReplayInfo'];
export type ReplayStep = components['schemas']['ReplayStep'];
export type ReplaySteps = components['schemas']['ReplaySteps'];
export type Resign = components['schemas']['Resign'];
export type RulebookInfo = components['schemas']['RulebookInfo'];
export type Said = components['schemas']['Said'];
export type Say = components['schemas']['Say'];
export type Scene = components['schemas']['Scene'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SectionInfo = components['schemas']['SectionInfo'];
export type SettingInfo = components['schemas']['SettingInfo'];
export type Shared = components['schemas']['Shared'];
export type Sit = components['schemas']['Sit'];
export type Speak = components['schemas']['Speak'];
export type Sync = components['schemas']['Sync'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableList = components['schemas']['TableList'];
export type Term = components['schemas']['Term'];
export type Undo = components['schemas']['Undo'];
export type ValueInfo = components['schemas']['ValueInfo'];
export type Welcome = components['schemas']['Welcome'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
