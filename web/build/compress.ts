/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses them. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "portroyal-compress",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXT.test(entry)) continue;
        const path = join(folder, entry);
        const bytes = readFileSync(path);
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotli));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
