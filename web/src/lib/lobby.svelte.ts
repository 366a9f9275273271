/* The open tables, as the server tells them over a socket, for as long as somebody looks. */

import type { TableInfo, TableList } from "../protocol";
import { socketAddress } from "./api";
import { t } from "./i18n";
import { forget } from "./toasts.svelte";

const WAITS = [500, 1000, 2000, 4000, 8000, 15000];

export class Lobby {
  tables: TableInfo[] | null = $state.raw(null);
  /** Whether the connection was lost. */
  lost = $state(false);
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #stopped = false;

  /** Begin to listen; returns how to stop. */
  start(): () => void {
    this.#stopped = false;
    this.#connect();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      this.#socket?.close();
    };
  }

  /** Try at once instead of after the wait. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(socketAddress("/ws/lobby"));
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.tables = (JSON.parse(String(event.data)) as TableList).tables;
      this.lost = false;
      this.#failures = 0;
      forget(t("error-offline"));
    };
    socket.onclose = () => {
      if (this.#stopped || this.#socket !== socket) return;
      // A single hiccup is not worth a word.
      this.lost = this.#failures > 0;
      const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)];
      this.#failures += 1;
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }
}
