import { defineConfig } from "vitest/config";
import { isFullRun, testSeed } from "./tools/dev/test-scope.ts";
import { findIsolatedTests } from "./tools/test/setup/test-isolation.ts";
import { bundleWorkers } from "./tools/test/setup/test-worker.ts";

// A zone with an odd offset from UTC: what works here by luck of the clock works nowhere.
process.env.TZ = "Asia/Kathmandu";

// Every process of a run draws the same random cases (tools/test/setup/test-random.ts).
process.env.TEST_SEED = String(testSeed);

// What is exhaustive is for `npm run test:full` alone.
const noise = [
  "**/node_modules/**",
  "**/.next/**",
  "**/.local/**",
  "e2e/**",
  ...(isFullRun ? [] : ["**/*.full.{test,db.test}.*"]),
];

const resolve = {
  alias: {
    "@": import.meta.dirname,
    // Outside Next's server bundle the real module throws on import.
    "server-only": `${import.meta.dirname}/node_modules/server-only/empty.js`,
  },
};

const isolated = findIsolatedTests(import.meta.dirname);
const unitNoise = [...noise, "**/*.db.test.ts", "**/*.proof.test.ts"];
const unitSetup = ["tools/test/setup/test-console.ts", "tools/test/setup/test-random.ts"];
const databaseSetup = [...unitSetup, "tools/test/setup/test-database.ts"];

// `--project "unit*"` and `--project "database*"` are all of each.
export default defineConfig({
  resolve,
  plugins: [bundleWorkers(import.meta.dirname, resolve)],
  test: {
    // Vitest leaves one processor free, which is half of two.
    maxWorkers: "100%",
    // For what hangs. On a busy machine with two processors a test may need a hundred times what it needs alone.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...unitNoise, ...isolated],
          setupFiles: unitSetup,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-isolated",
          include: isolated,
          exclude: unitNoise,
          setupFiles: unitSetup,
        },
      },
      {
        extends: true,
        test: {
          // What is tried on every section, of those that are due (tools/sections/proofs/proving.ts). Files share what was printed.
          name: "unit-proofs",
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 600_000,
          include: ["lib/**/*.proof.test.ts"],
          exclude: noise,
          setupFiles: unitSetup,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["**/*.db.test.ts"],
          exclude: noise,
          globalSetup: ["tools/test/setup/test-postgres.ts"],
          setupFiles: databaseSetup,
        },
      },
    ],
  },
});
