/** Words of this board. Whoever imports this waits until they are loaded. */

import { registerMessages } from "../../../lib/i18n";

await registerMessages("dimensions", import.meta.glob<string>("./messages/*.ftl", { query: "?raw", import: "default" }));
