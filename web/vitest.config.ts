/** How the components are tested; apart from the build, which needs no package for tests. */
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config.ts";

export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      include: ["tests/**/*.test.ts"],
      // One window for all files of a worker: a window each would cost more than the tests themselves.
      isolate: false,
      maxWorkers: 2,
      testTimeout: 60_000, // whole recorded games, on a busy machine too
      hookTimeout: 60_000,
      restoreMocks: true,
    },
  }),
);
