import { mount } from "svelte";

import App from "./App.svelte";
import { registerMessages, speakWanted } from "./lib/i18n";
import { pageLoaders } from "./lib/pages";
import { route, startRouter } from "./lib/router";
import { applySettings } from "./lib/settings.svelte";
import "./lib/theme.css";

applySettings();
startRouter();
// The page comes while the words are under way; should it fail, the page itself tells.
pageLoaders[route().page]().catch(() => {});
await registerMessages(
  "shell",
  import.meta.glob<string>("./messages/*.ftl", { query: "?raw", import: "default" }),
);
await speakWanted();
const target = document.getElementById("app");
if (target) mount(App, { target });
