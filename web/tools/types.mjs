// Write src/protocol.ts from the schema of the server, or with --check tell whether it is current.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import openapiTS, { astToString } from "openapi-typescript";

const command = process.env.DECKWRIGHT ?? fileURLToPath(new URL("../../.venv/bin/deckwright", import.meta.url));
const target = fileURLToPath(new URL("../src/protocol.ts", import.meta.url));
const note = "/* Made by `npm run types` from what `deckwright schema` prints: change the protocol, not this file. */\n\n";

const schema = JSON.parse(execFileSync(command, ["schema"], { encoding: "utf8", maxBuffer: 1 << 26 }));
// Who asks for a path is lib/api.ts; the types alone are wanted here.
const types = await openapiTS(
  { ...schema, paths: {} },
  { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false, emptyObjectsUnknown: true },
);
const text = note + astToString(types);

if (!process.argv.includes("--check")) writeFileSync(target, text);
else if (readFileSync(target, "utf8") !== text) {
  console.error("src/protocol.ts is not current: run `npm run types`.");
  process.exit(1);
}
