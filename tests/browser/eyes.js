// What a person sees of a table and can act on, for players.py. Installed before any page loads.
window.deckwrightEyes = (() => {
  let seen = [];
  const shows = (element) => element.offsetParent !== null || element.getClientRects().length > 0;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(shows);
  const words = (element) => element?.innerText.trim().replace(/\s+/g, " ") ?? "";

  // By kind, what can be clicked now.
  const THINGS = {
    dialog: "dialog[open] [data-confirm], dialog[open] .danger",
    close: "dialog[open] header button",
    menu: ".anchored [data-option]:enabled",
    target: "[data-card].target, .spot.target > .choose, .board [data-slot]",
    pick: "[data-card].pick, .spot.pick > .choose, .board [data-key]:enabled",
    less: ".bar .amount button:not([data-option]):enabled",
    option: ".bar > .answers [data-option]:enabled",
    unfold: ".bar details:not([open]) > summary",
    listed: ".bar details[open] [data-option]:enabled",
  };

  function look() {
    const over = document.querySelector("#table-end");
    if (over) return { state: "over", text: words(over) };
    const bar = document.querySelector("[data-asked]");
    if (!bar || !document.querySelector("main .board")) return null;
    seen = [];
    const things = {};
    for (const [kind, selector] of Object.entries(THINGS)) {
      things[kind] = all(selector).map((element) => {
        const digit = element.querySelector("kbd")?.textContent ?? "";
        seen.push(element);
        const key = element.dataset.option ?? element.dataset.key ?? element.dataset.card ?? "";
        // The key for the next card that can be used goes to these.
        const next = element.matches("[data-card], .choose");
        return { place: seen.length - 1, kind, key, digit, next };
      });
    }
    return { state: "asked", number: Number(bar.dataset.asked), text: words(bar.querySelector("[data-prompt]")), things };
  }

  return {
    // Which card lies where.
    cards: () => all("[data-card]").map((card) => `${card.closest("[data-zone]")?.dataset.zone}: ${card.dataset.card}`).sort(),

    // Wait until there is something to do.
    async wait(patience, after) {
      const until = performance.now() + patience;
      for (;;) {
        const found = look();
        if (found && !(found.state === "asked" && found.number === after)) return found;
        if (performance.now() > until) return { state: "stuck", text: words(document.querySelector("main .bar, main")) };
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    },

    // Scroll to a thing and say where it can be hit; null if something lies over it everywhere.
    point(place) {
      const element = seen[place];
      if (!element?.isConnected) return null;
      element.scrollIntoView({ block: "nearest", inline: "nearest" });
      for (const scroll of [null, "center", "start"]) {
        if (scroll) element.scrollIntoView({ block: scroll, inline: "center" });
        const box = element.getBoundingClientRect();
        for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.85], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9], [0.05, 0.5], [0.95, 0.5]]) {
          const [x, y] = [box.left + box.width * right, box.top + box.height * down];
          const hit = document.elementFromPoint(x, y);
          if (hit && (hit === element || element.contains(hit))) return { x, y };
        }
      }
      return null;
    },

    // Where the focus is: "" if it is lost.
    focus() {
      const element = document.activeElement;
      if (!element || element === document.body) return "";
      return seen.indexOf(element) >= 0 ? `thing ${seen.indexOf(element)}` : element.tagName.toLowerCase();
    },
  };
})();
