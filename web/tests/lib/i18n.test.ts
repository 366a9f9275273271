import { describe, expect, it, vi } from "vitest";

import {
  fromBrowser, hasMessage, language, registerMessages, speakWanted, t, wantedLanguage,
} from "../../src/lib/i18n";
import { languages, takeLanguages, type Language } from "../../src/lib/languages.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { useMessages } from "./words";

describe("the language", () => {
  it("is the browser's first that is spoken here, else English", () => {
    expect(fromBrowser(["de-DE", "uk-UA", "ru"])).toBe("uk");
    expect(fromBrowser(["RU"])).toBe("ru");
    expect(fromBrowser(["ukx", "fr"])).toBe("en");
    expect(fromBrowser([])).toBe("en");
  });

  it("can be switched at any time, all parts at once", async () => {
    await useMessages("en");
    await registerMessages("board", {
      "./messages/en.ftl": async () => "board-only = Only here",
      "./messages/ru.ftl": async () => "board-only = Только здесь",
      "./messages/uk.ftl": async () => "board-only = Лише тут",
    });
    expect([t("close"), t("board-only")]).toEqual(["Close", "Only here"]);
    settings.language = "ru";
    await speakWanted();
    expect([language(), t("close"), t("board-only")]).toEqual(["ru", "Закрыть", "Только здесь"]);
    expect(document.documentElement.lang).toBe("ru");
  });

  it("stays the last one wished for, however long messages take", async () => {
    await useMessages("en");
    let release = (): void => {};
    await registerMessages("slow", {
      "/en.ftl": async () => "",
      "/ru.ftl": () => new Promise((resolve) => (release = () => resolve(""))),
      "/uk.ftl": async () => "",
    });
    settings.language = "ru";
    const slow = speakWanted();
    settings.language = "uk";
    await speakWanted();
    release();
    await slow;
    expect(language()).toBe("uk");
  });

  it("is spoken by parts too that come while it is switched", async () => {
    await useMessages("en");
    settings.language = "ru";
    const switching = speakWanted();
    await registerMessages("late", {
      "/en.ftl": async () => "late = late",
      "/ru.ftl": async () => "late = поздно",
      "/uk.ftl": async () => "late = пізно",
    });
    await switching;
    expect(t("late")).toBe("поздно");
  });

  it("that a part has no words in is English there, and a part without words is an error", async () => {
    await useMessages("uk");
    await registerMessages("odd", { "/en.ftl": async () => "odd = odd" });
    expect(t("odd")).toBe("odd");
    await expect(registerMessages("mute", {})).rejects.toThrow("mute");
    settings.language = "ru";
    await speakWanted();
    expect(language()).toBe("ru");
  });

  it("is one of the server's, as soon as it has told them", async () => {
    await useMessages("en");
    const own = languages();
    expect(own.map(({ name }) => name)).toEqual(["English", "Русский", "Українська"]);
    settings.language = "qaa" as Language;
    expect(wantedLanguage()).toBe("en");
    takeLanguages([...own, { code: "qaa" as Language, name: "Lingveto" }]);
    expect(wantedLanguage()).toBe("qaa");
    await speakWanted();
    expect([language(), t("close")]).toEqual(["qaa", "Close"]);
    takeLanguages(own);
  });
});

describe("a message", () => {
  it("counts as its language does", async () => {
    await useMessages("ru");
    const counted = [1, 3, 11, 21].map((count) => t("cards-found", { count }));
    expect(counted).toEqual(["1 карта", "3 карты", "11 карт", "21 карта"]);
    await useMessages("uk");
    expect(t("watchers", { count: 2 })).toBe("2 глядачі");
  });

  it("that is missing can be asked for, and never breaks the page", async () => {
    await useMessages("en");
    expect(hasMessage("fact-power")).toBe(true);
    expect(hasMessage("fact-nonsense")).toBe(false);
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(t("no-such-message")).toBe("[no-such-message]");
    expect(told).toHaveBeenCalledWith("no message no-such-message");
    told.mockRestore();
  });
});
