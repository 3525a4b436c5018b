import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tools/dev/process/chromium";
import { isFullRun } from "./tools/dev/test-scope";

/** Tests that others running beside them would feel. */
const alone = ["**/*.outage.spec.ts", "**/payments-emulator.spec.ts"];
/** Tests that make copies from the sources (e2e/support/host-test.ts). */
const copies = [
  "copies",
  "evidence",
  "frame-engines",
  "frames",
  "hosts",
  "leaks",
  "notion-engines",
  "notion-robust",
  "notion-words",
  "placed",
  "pressed-words",
  "projects",
].map((name) => `**/${name}.spec.ts`);
/** Tests of the shop behind its proxy, which `npm run deploy:check` starts. */
const deployed = "**/deployed/*.spec.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/require-shop.ts",
  outputDir: `test-results/${process.env.E2E_PROJECT ?? "all"}`,
  fullyParallel: true,
  // What is exhaustive is for `npm run test:full` alone.
  ...(isFullRun ? {} : { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env.CI),
  // One more than the processors of the smallest machine: tests wait more than they compute.
  workers: 3,
  // For what hangs: at least ten times what a test needs by itself. Nothing is judged by how long it takes.
  timeout: 240_000,
  retries: 0,
  expect: { timeout: 30_000 },
  projects: [
    // Each worker loads the sources of all sections for these: of the few tests of a default run one worker tries all, from the start.
    { name: "copies", testMatch: copies, ...(isFullRun ? {} : { workers: 1 }) },
    { name: "shop", testIgnore: [...alone, deployed, ...copies] },
    // These take the database away from everyone, or set the one payment emulator: `npm test` runs them when the others are done.
    { name: "outage", testMatch: alone, fullyParallel: false, workers: 1 },
    // What keeps pages, replaces and ends processes; in a full run the shop's main job there, too.
    {
      name: "deployed",
      testMatch: isFullRun ? [deployed, "**/journey.spec.ts"] : deployed,
      fullyParallel: false,
      workers: 1,
      use: { ignoreHTTPSErrors: true },
    },
    // What `npm run evidence` runs by itself, without a shop.
    { name: "evidence", testMatch: "evidence.spec.ts" },
  ],
  use: {
    ...devices["Desktop Chrome"],
    // Said by `npm test`, which starts the shop that these tests need.
    baseURL: process.env.E2E_ADDRESS,
    locale: "en-GB",
    timezoneId: "Asia/Kathmandu",
    screenshot: "only-on-failure",
    // Recording every test takes a quarter of the time: `npm test -- browser <file> --trace on` does it for some.
    trace: "off",
    launchOptions: { executablePath: findChromium() },
  },
});
