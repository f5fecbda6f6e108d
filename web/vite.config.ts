/** How the browser client is built: Svelte, the words of `locales/`, compressed files into the Python package. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { words } from "./build/words.ts";

// What every page shows comes in one file: each of its own would bring a few hundred bytes of headers.
const EVERYWHERE =
  /src\/(router|settings)\/|src\/words\/(names|times)|src\/parts\/(Button|Icon|Loading|keys|title|notices|Back)|src\/frame\/(Logo|Lost|ThemeChoice)/;
const SERVER = process.env["PORTROYAL_SERVER"] ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte(), words(), compress()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/portroyal/server/static"),
    emptyOutDir: true,
    target: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    // A data: address would need its own exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "everywhere", test: EVERYWHERE }] } },
    },
  },
  server: {
    port: 8210,
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/art": SERVER,
    },
  },
});
