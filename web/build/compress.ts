/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses them. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]; // on all cores
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "portroyal-compress",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      const both = async (path: string) => {
        const bytes = await readFile(path);
        await writeFile(`${path}.br`, await brotli(bytes, BEST));
        await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
      };
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => both(join(folder, file))));
    },
  };
}
