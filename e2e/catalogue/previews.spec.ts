import type { Page } from "@playwright/test";
import { smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const bare = { "x-silcrow-chrome": "none", "x-robots-tag": "noindex" };

/** Opens an address as a document of its own; expects neither header nor footer, nor anything of the shop's. */
async function openBare(page: Page, address: string, status: number) {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(status);
  expect(response?.headers(), address).toMatchObject(bare);
  expect(response?.headers()["content-security-policy"], address).toMatch(/^default-src 'none'; script-src 'sha256-/);
  await expect(page.locator("header, footer, link[rel=stylesheet], script[src]")).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light dark");
}

for (const line of ["bullet", "super"] as const) {
  test(
    `/${line}/page lists the whole pages of the line, without header and footer`,
    tagFullRunOnly(line !== "bullet"),
    async ({ page, expectAccessible }) => {
      await openBare(page, `/${line}/page`, 200);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Live previews");
      await expect(page.getByRole("main")).toHaveCSS("font-family", /^Inter/);
      await expectAccessible(page);
      await page.getByRole("listitem").first().getByRole("link").click();
      await expect(page).toHaveURL(`/${line}/page/1`);
    },
  );
}

test(
  "a preview that does not exist answers 404, without header and footer",
  smoke,
  async ({ page, allowConsole, expectAccessible }) => {
    // What the browser says of any 404; a refusal by the content policy would still fail the test.
    allowConsole(/status of 404/);
    for (const address of [
      "/bullet/page/99",
      "/bullet/page/silcrow-nope",
      "/super/page/silcrow-callout-card-portrait-tip",
      "/bullet/page/1/2",
    ]) {
      await openBare(page, address, 404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no preview here");
      await expect(page.getByRole("link")).toHaveAttribute("href", `/${address.split("/")[1]}/templates`);
    }
    await expectAccessible(page);
  },
);

for (const width of [320, 1280]) {
  test(
    `what stands in place of a preview fits ${width} px`,
    tagFullRunOnly(width !== 320),
    async ({ page, allowConsole }) => {
      allowConsole(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      for (const address of ["/bullet/page", "/bullet/page/99"]) {
        await page.goto(address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );
}

test("no other script runs in a preview", smoke, async ({ page, allowConsole }) => {
  allowConsole(/Content Security Policy/);
  await page.goto("/bullet/page/1");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
    return "ran" in window;
  });
  expect(ran).toBe(false);
});

test("an address cut short leads to the catalogue of its line", smoke, async ({ page }) => {
  for (const line of ["bullet", "super"]) {
    await page.goto(`/${line}`);
    await expect(page).toHaveURL(`/${line}/components`);
  }
});
