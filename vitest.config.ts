import { defineConfig } from "vitest/config";
import { isFullRun, testSeed } from "./lib/local/test-scope.ts";
import { workerBundles } from "./lib/local/test-worker.ts";

// A zone with an odd offset from UTC: what works here by luck of the clock works nowhere.
process.env.TZ = "Asia/Kathmandu";

// Every process of a run draws the same random cases (lib/local/test-random.ts).
process.env.TEST_SEED = String(testSeed);

// What is exhaustive is for `npm run test:full` alone.
const noise = [
  "**/node_modules/**",
  "**/.next/**",
  "**/.local/**",
  "e2e/**",
  ...(isFullRun ? [] : ["**/*.full.test.*"]),
];

const resolve = {
  alias: {
    "@": import.meta.dirname,
    // Outside Next's server bundle the real module throws on import.
    "server-only": `${import.meta.dirname}/node_modules/server-only/empty.js`,
  },
};

export default defineConfig({
  resolve,
  plugins: [workerBundles(import.meta.dirname, resolve)],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Some load a compiler first, and a busy machine takes its time.
          testTimeout: 20_000,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...noise, "**/*.db.test.ts"],
          setupFiles: ["lib/local/test-console.ts", "lib/local/test-random.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          testTimeout: 20_000,
          hookTimeout: 60_000,
          include: ["**/*.db.test.ts"],
          exclude: noise,
          globalSetup: ["lib/local/test-postgres.ts"],
          setupFiles: ["lib/local/test-console.ts", "lib/local/test-random.ts", "lib/local/test-database.ts"],
        },
      },
    ],
  },
});
