/* Who the person is to the server: nobody yet, a guest, or an account. */

import type { Me } from "../protocol";
import { api } from "./api";
import { wantedLanguage } from "./i18n";
import { settings } from "./settings.svelte";

class Session {
  /** null: nobody yet; undefined: not asked yet. */
  me: Me | null | undefined = $state();

  /** Ask the server who this is. */
  async load(): Promise<void> {
    this.me = await api.session();
  }

  /** Become a guest, unless one is somebody already. */
  async ensure(): Promise<Me> {
    if (this.me === undefined) await this.load();
    return (this.me ??= await api.newSession({ language: wantedLanguage() }));
  }

  async rename(name: string): Promise<void> {
    await this.ensure();
    this.me = await api.changeMe({ name });
  }

  /** Tell the server the language, for what it writes by itself. */
  async speak(): Promise<void> {
    if (this.me && this.me.language !== wantedLanguage()) {
      this.me = await api.changeMe({ language: wantedLanguage() });
    }
  }

  async register(login: string, password: string): Promise<void> {
    await this.ensure();
    this.me = await api.register({ login, password });
  }

  /** An account's language counts on every machine where nothing else was set. */
  async signIn(login: string, password: string): Promise<void> {
    this.me = await api.signIn({ login, password });
    settings.language ??= this.me.language;
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.me = null;
  }

  /** All other devices are signed out. */
  async changePassword(current: string, password: string): Promise<void> {
    this.me = await api.changePassword({ current, password });
  }

  async signOutEverywhere(): Promise<void> {
    await api.signOutEverywhere();
    this.me = null;
  }

  async deleteMe(password: string): Promise<void> {
    await api.deleteMe({ password });
    this.me = null;
  }
}

export const session = new Session();
