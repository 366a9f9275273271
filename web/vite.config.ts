import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// During development the pages come from Vite and everything else from a running `deckwright serve`.
const server = process.env.DECKWRIGHT_SERVER ?? "http://127.0.0.1:8000";

/** Lay every file that gains by it down packed as well: the server sends it so. */
function packed(): Plugin {
  const LEAST = 1000;
  return {
    name: "packed",
    apply: "build",
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        const path = join(options.dir ?? "", name);
        const bytes = readFileSync(path);
        if (bytes.length < LEAST) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/deckwright/server/client",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome130", "firefox130", "safari18"],
    // Files stay files: the content security policy allows no data addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/ws": { target: server, ws: true, changeOrigin: true },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
