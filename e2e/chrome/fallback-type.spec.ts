import type { Page } from "@playwright/test";
import { chooseAllOrSome } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

// The shop's typefaces may come too late or never: its pages hold together in what stands in for them (fallback-fonts.css).

const setMenu = "/super/components/landing-page/sections/pricing/set-menu";
const widths = [320, 360, 375, 480, 560, 640, 672, 768, 896, 912, 960, 1024, 1040, 1152, 1170, 1264, 1280, 1440];

/** What of the header's and the editor's rows has wrapped, or passes its row. */
const loose = (page: Page) =>
  page.evaluate(() => {
    const bad: string[] = [];
    const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth > 1;
    const rows = document.querySelectorAll<HTMLElement>("#site-header > div, [data-editor-row]");
    for (const row of rows) {
      const style = getComputedStyle(row);
      const own = row.getBoundingClientRect();
      const right = own.right - Number.parseFloat(style.paddingRight);
      for (const item of row.querySelectorAll<HTMLElement>("a, button")) {
        if (!isSeen(item)) continue;
        const { left, right: end, height } = item.getBoundingClientRect();
        const name = item.textContent.trim() || item.ariaLabel;
        // A button that is drawn stands in its room's middle, and that room partly in the row's padding.
        const beyond = end - left <= 44 ? 12 : 0.5;
        if (end > right + beyond || left < own.left)
          bad.push(`${name} passes its row by ${Math.round(end - right)} px`);
        if (height > 46) bad.push(`${name} is ${height} px high`);
        for (const inner of item.querySelectorAll("*")) {
          if (isSeen(inner) && inner.getBoundingClientRect().right > end + 0.5)
            bad.push(`${inner.textContent} sticks out of ${name}`);
        }
      }
      const tops = [...row.querySelectorAll("a, button")].filter(isSeen).map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return top + height / 2;
      });
      if (row.closest("#site-header") && Math.max(...tops) - Math.min(...tops) > 12)
        bad.push(`${row.textContent.slice(0, 30)} has two rows`);
    }
    if (document.documentElement.scrollWidth > innerWidth) bad.push("the page is too wide");
    return bad;
  });

test.describe("without the shop's typefaces", () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    await page.route("**/*.woff2", (route) => route.abort());
  });

  test("the header has one row and the editor's bar as many as in its own face, and nothing passes them", async ({
    page,
    context,
  }) => {
    const own = await context.newPage();
    await own.goto(`${setMenu}#edit`);
    await expect(own.locator("[data-editor-row]")).toBeVisible();
    // Whether it was there before the first paint or not.
    await own.evaluate(async () => {
      const [link] = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font][href*=instrument]");
      const [family = ""] = getComputedStyle(document.body).fontFamily.split(",");
      const face = new FontFace(family.replace(/["']/g, ""), `url(${link?.href})`, { weight: "400 700" });
      document.fonts.add(await face.load());
    });
    const barHeight = (of: Page) => of.locator("[data-editor-row]").evaluate((row) => row.clientHeight);
    await page.goto(`${setMenu}#edit`);
    await expect(page.locator("[data-editor-row]")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Get all-access" })).toBeAttached();
    for (const width of chooseAllOrSome(widths, [320, 768, 912, 1280])) {
      await page.setViewportSize({ width, height: 860 });
      expect(await loose(page), `${width} px`).toEqual([]);
      await own.setViewportSize({ width, height: 860 });
      expect(await loose(own), `${width} px, in its own face`).toEqual([]);
      expect(await barHeight(page), `the bar at ${width} px`).toBe(await barHeight(own));
    }
  });
});

test("a preview that is read keeps its face while a late one comes, and has it when something is pressed", async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/fonts/inter.woff2", async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(setMenu, { waitUntil: "domcontentloaded" });
  const paper = page.locator("[data-paper]").first();
  await expect(paper.getByRole("heading").first()).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  letGo();
  await expect(paper).toHaveAttribute("data-painted", "");
  await expect(paper).toHaveCSS("font-family", /^"?Arial like Inter/);
  await page.keyboard.press("Shift");
  await expect(paper).not.toHaveAttribute("data-painted");
  await expect(paper).toHaveCSS("font-family", /^Inter/);
});
