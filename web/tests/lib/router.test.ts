import { beforeEach, describe, expect, it } from "vitest";

import { go, match, ownAddress, replace, route, startRouter } from "../../src/lib/router";

describe("addresses", () => {
  it("lead to pages, with what is different for each", () => {
    expect(match("/")).toMatchObject({ page: "home", id: "" });
    expect(match("/table/aB-3_x")).toMatchObject({ page: "table", id: "aB-3_x" });
    expect(match("/replay/x?step=7")).toMatchObject({ page: "replay", id: "x" });
    expect(match("/replay/x?step=7").query.get("step")).toBe("7");
    expect(match("/rules/keyforge#KF-6.4")).toMatchObject({ page: "rules", id: "keyforge", hash: "KF-6.4" });
    expect(match("/cards/")).toMatchObject({ page: "cards", id: "" });
  });

  it("that nothing is known about lead to the page that says so", () => {
    for (const path of ["/nowhere", "/table", "/table/a/b", "/help/me"]) expect(match(path).page).toBe("missing");
  });

  it("are read also if they are written badly", () => {
    expect(match("/rules/%E0%A4%A#%")).toMatchObject({ page: "rules", id: "%E0%A4%A", hash: "%" });
  });
});

describe("going elsewhere", () => {
  beforeEach(() => replace("/"));

  it("changes the page and can be gone back", () => {
    const length = history.length;
    go("/help");
    expect(route().page).toBe("help");
    expect(history.length).toBe(length + 1);
    replace("/settings");
    expect(route().page).toBe("settings");
    expect(history.length).toBe(length + 1);
  });

  it("happens by clicks on links of the client's own, and on no others", () => {
    const stop = startRouter();
    document.body.innerHTML = `<a id="own" href="/games"><b>Games</b></a>`;
    document.querySelector<HTMLElement>("#own b")?.click();
    expect(route().page).toBe("games");
    stop();
  });
});

describe("a click", () => {
  function click(html: string, init: MouseEventInit = {}): string | null {
    document.body.innerHTML = html;
    let address: string | null = null;
    document.body.onclick = (event) => {
      address = ownAddress(event);
      event.preventDefault();
    };
    document.body.firstElementChild?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init }),
    );
    return address;
  }

  it("on a link of the client leads to its address", () => {
    expect(click(`<a href="/rules/codex?x=1#COD-1.1">x</a>`)).toBe("/rules/codex?x=1#COD-1.1");
  });

  it("is the browser's where it asks for another window, a file or another site", () => {
    expect(click(`<a href="/x">x</a>`, { ctrlKey: true })).toBeNull();
    expect(click(`<a href="/x">x</a>`, { button: 1 })).toBeNull();
    expect(click(`<a href="/x" target="_blank">x</a>`)).toBeNull();
    expect(click(`<a href="/x" download>x</a>`)).toBeNull();
    expect(click(`<a href="/api/v1/decks/1/sheet">x</a>`)).toBeNull();
    expect(click(`<a href="https://elsewhere.example/">x</a>`)).toBeNull();
    expect(click(`<button>x</button>`)).toBeNull();
  });
});
