import { defineConfig } from "vitest/config";
import { workerBundles } from "./lib/local/test-worker.ts";

// A zone with an odd offset from UTC: what works here by luck of the clock works nowhere.
process.env.TZ = "Asia/Kathmandu";

const noise = ["**/node_modules/**", "**/.next/**", "**/.local/**", "e2e/**"];

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
          setupFiles: ["lib/local/test-console.ts"],
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
          setupFiles: ["lib/local/test-console.ts", "lib/local/test-database.ts"],
        },
      },
    ],
  },
});
