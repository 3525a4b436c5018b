import { chromium } from "@playwright/test";
import { expect, test } from "@/e2e/support/host-test";
import { chooseAllOrSome } from "@/e2e/support/scope";
import { findChromium } from "@/tools/dev/process/chromium";

/** What is true of every section alike on the model pages; evidence.spec.ts has what each is tried in by itself. */
test("a section as wide as the window leaves the page without sideways scroll beside a scroll bar", async ({
  hosts,
  studio,
}) => {
  const { deliver } = await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
  const [section] = await studio.sections();
  if (!section) throw new Error("the catalogue is empty");
  const browser = await chromium.launch({ executablePath: findChromium(), ignoreDefaultArgs: ["--hide-scrollbars"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
    for (const format of chooseAllOrSome(["paste", "no-script"] as const, ["paste"])) {
      for (const product of chooseAllOrSome(["bullet", "super"] as const, ["bullet"])) {
        const { code } = await deliver({ section, product, format, width: "full", origin: "" });
        await page.goto(hosts.address(product, code));
        const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
        expect(bar, "there is a scroll bar").toBeGreaterThan(5);
        await page.mouse.move(500, 300);
        await page.mouse.wheel(400, 400);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
        expect(await page.evaluate(() => scrollX), "scrolled sideways").toBe(0);
      }
    }
  } finally {
    await browser.close();
  }
});

test("where a policy forbids every inline script, a section is there on arrival all the same", async ({
  page,
  hosts,
  studio,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy/);
  const { deliver } = await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
  const [section] = await studio.sections();
  if (!section) throw new Error("the catalogue is empty");
  const { code } = await deliver({ section, product: "bullet", origin: "" });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(hosts.address("bullet", code, { policy: "script-src 'self'" }));
  await page.locator("html[data-hydrated]").waitFor();
  await expect(page.getByRole("heading", { name: String(section.sample.title) })).toBeVisible();
  expect(errors).toEqual([]);
});
