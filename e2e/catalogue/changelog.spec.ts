import { load } from "cheerio";
import { readShopVariable } from "@/e2e/support/environment";
import { maxRetries, readSitemap } from "@/e2e/support/public-pages";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { findSections } from "@/e2e/support/sections";
import { expect, test } from "@/e2e/support/test";

const path = "/changelog";

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 1280]) {
    test(
      `what’s new is accessible and fits ${width} px, ${colorScheme}`,
      tagFullRunOnly(width !== 320 || colorScheme !== "dark"),
      async ({ page, expectAccessible }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole("banner").getByText("Loading your account")).toHaveCount(0);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );
  }
}

test("what’s new names every section once, by day and category, and is reached from the foot of every page", async ({
  page,
}) => {
  await page.goto("/about-us");
  await page.getByRole("navigation", { name: "Resources" }).getByRole("link", { name: "What’s new" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What’s new" })).toBeVisible();
  const main = page.getByRole("main");
  const days = await main.locator("h2 time").evaluateAll((all) => all.map((day) => day.getAttribute("datetime") ?? ""));
  expect(days).toEqual([...new Set(days)].sort().reverse());
  const named = await main
    .locator("[data-added] a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(named).size).toBe(named.length);
  expect(named).toHaveLength((await findSections()).length);
});

test("what’s new is in the sitemap with the day of its newest change, in llms.txt, and names its feed and Markdown", async ({
  request,
}) => {
  const { entries, origin } = await readSitemap(request);
  const $ = load(await (await request.get(path, { maxRetries })).text());
  const newest = $("main h2 time").first().attr("datetime");
  expect(entries).toContainEqual({ address: `${origin}${path}`, changed: newest });
  expect($('link[rel="alternate"][type="application/rss+xml"]').attr("href")).toBe(`${origin}/feed.xml`);
  expect(await (await request.get("/llms.txt", { maxRetries })).text()).toContain(
    `${readShopVariable("ADDRESS")}${path}.md`,
  );
  const text = await (await request.get(`${path}.md`, { maxRetries })).text();
  expect(text).toMatch(/^# What’s new\n/);
  for (const day of $("main h2 time").toArray()) expect(text).toContain(`## ${$(day).text()}`);
});
