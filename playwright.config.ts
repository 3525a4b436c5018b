import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./lib/local/chromium";
import { isFullRun } from "./lib/local/test-scope";

/** Tests that others running beside them would feel. */
const alone = ["**/*.outage.spec.ts", "**/payments-emulator.spec.ts"];
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
  workers: 2,
  timeout: 60_000,
  // A shared machine can stall a browser for seconds: there a failed test is run once more, and named if it passes then.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  projects: [
    { name: "shop", testIgnore: [...alone, deployed] },
    // These take the database away from everyone, or set the one payment emulator: `npm test` runs them when the others are done.
    { name: "outage", testMatch: alone, fullyParallel: false, workers: 1 },
    // The shop's main job there, too, in a browser; then what replaces and ends its processes.
    {
      name: "deployed",
      testMatch: [deployed, "**/journey.spec.ts"],
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
    trace: "on-first-retry",
    launchOptions: { executablePath: findChromium() },
  },
});
