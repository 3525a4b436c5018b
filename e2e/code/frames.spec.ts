import type { Page } from "@playwright/test";
import { measureFrame, openFrame } from "@/e2e/support/frames/open-frame";
import { blockOrigin, printBlock } from "@/e2e/support/frames/print-block";
import { expect, test } from "@/e2e/support/host-test";
import { chooseAllOrSome, smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { findSections, isAsked, isRepresentative } from "@/e2e/support/sections";

// Files for Notion's own HTML block, in a frame that may do what such a block may. An error on the console, as of a refused request,
// fails the test.

const widths = [320, 708, 1100];

/** Shows a block at each width in both schemes: it is as high as it says, and nothing is asked for. */
async function expectRightHeights(page: Page, code: string): Promise<void> {
  const { frame, asked } = await openFrame(page, code);
  const grounds = new Set<string>();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(async () => {
        const { content, told, height, ...sizes } = await measureFrame(page, frame);
        const seen = `${width} px, ${colorScheme}: ${JSON.stringify({ content, told, height, ...sizes })}`;
        expect(Math.abs(told - content), seen).toBeLessThanOrEqual(1);
        expect(height, seen).toBe(told);
        expect(sizes.scrollHeight, seen).toBeLessThanOrEqual(height);
        expect(sizes.scrollWidth, seen).toBeLessThanOrEqual(sizes.width);
      }).toPass({ timeout: 15_000 });
    }
    grounds.add(await frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
  }
  expect(grounds.size, "a ground for each scheme").toBe(2);
  // Each size was told about once: a frame that grows with what it tells would never end.
  const before = await page.evaluate(() => window.told.length);
  await measureFrame(page, frame);
  await measureFrame(page, frame);
  expect(await page.evaluate(() => window.told.length)).toBe(before);
  expect(asked).toEqual([]);
}

const all = (await findSections()).filter(isAsked);

for (const [index, { id, folder }] of chooseAllOrSome(all, all.filter(isRepresentative)).entries()) {
  test(`${folder} is as high as it says in an HTML block`, index > 1 ? {} : smoke, async ({ page, studio }) => {
    await expectRightHeights(page, await printBlock(studio, [id]));
  });
}

const parts = [
  "header-mark-links-button",
  "hero-letter-opener",
  "faqs-by-topic",
  "cta-sticky-strip",
  "footer-colophon",
];

test("a composed page is as high as it says in an HTML block", smoke, async ({ page, studio }) => {
  await expectRightHeights(
    page,
    await printBlock(
      studio,
      parts.map((part) => `silcrow-${part}`),
    ),
  );
});

test("an HTML block tells its height when it is asked, when what is in it opens, and in the way of Embedly", async ({
  page,
  studio,
}) => {
  const { frame } = await openFrame(page, await printBlock(studio, ["silcrow-faqs-by-topic"]));
  const closed = await measureFrame(page, frame);
  expect(await page.evaluate(() => window.others.map((one) => JSON.parse(String(one)).context))).toContain(
    "iframe.resize",
  );
  const summary = frame.locator("details:not([open]) > summary").first();
  await summary.click();
  await expect(async () => {
    const opened = await measureFrame(page, frame);
    expect(opened.told).toBeGreaterThan(closed.told);
    expect(opened.height).toBe(opened.told);
  }).toPass({ timeout: 15_000 });
  const count = await page.evaluate(() => {
    const before = window.told.length;
    const block = document.querySelector("iframe")?.contentWindow;
    block?.postMessage({ type: "notion-next:html-artifact-measure" }, "*");
    return before;
  });
  await expect.poll(() => page.evaluate(() => window.told.length)).toBe(count + 1);
});

for (const [index, width] of [708, 1100].entries()) {
  test(
    `a menu has room in a block of ${width} px, and gives it back`,
    tagFullRunOnly(index > 0),
    async ({ page, studio }) => {
      await page.setViewportSize({ width, height: 800 });
      const { frame } = await openFrame(page, await printBlock(studio, ["silcrow-header-mark-links-button"]));
      const { told: bar } = await measureFrame(page, frame);
      expect(bar).toBeLessThan(120);
      await frame.locator("[popovertarget]:not([popovertargetaction]):visible").first().click();
      const menu = frame.locator(":popover-open");
      await expect(menu).toBeVisible();
      await expect(async () => {
        const box = await menu.evaluate((one) => one.getBoundingClientRect().bottom);
        const { height, scrollHeight } = await measureFrame(page, frame);
        expect(box).toBeLessThanOrEqual(height);
        expect(scrollHeight).toBeLessThanOrEqual(height);
      }).toPass({ timeout: 15_000 });
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
      await expect.poll(async () => (await measureFrame(page, frame)).height).toBe(bar);
    },
  );
}

test(
  "links open outside of the block, those to places of the file within it",
  smoke,
  async ({ page, context, studio }) => {
    await context.route("https://example.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Out</title>" }),
    );
    const ids = parts.map((part) => `silcrow-${part}`);
    const { frame } = await openFrame(page, await printBlock(studio, ids));
    const opened = context.waitForEvent("page");
    await frame.locator('a[href^="https://example.com/"]:visible').first().click();
    const popup = await opened;
    await popup.waitForLoadState();
    expect(popup.url()).toMatch(/^https:\/\/example\.com\//);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.close();

    const address = frame.url();
    await frame.locator("[data-skip]").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => frame.evaluate(() => document.activeElement?.id)).toBe("content");
    expect(frame.url()).toBe(address);
  },
);

test("an answer to a form is sent in a new window", smoke, async ({ page, context, studio }) => {
  const posted: string[] = [];
  await context.route(`${blockOrigin}/**`, (route) => {
    posted.push(`${route.request().method()} ${route.request().url()} ${route.request().postData()}`);
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Thank you</title>" });
  });
  const site = { id: "3f2b8c1e-5d4a-4b6f-9a7e-1c2d3e4f5a6b" };
  const { frame } = await openFrame(page, await printBlock(studio, ["silcrow-cta-last-line"], { site }));
  await frame.locator("form input:visible").first().fill("vera@example.com");
  const opened = context.waitForEvent("page");
  await frame.locator("form button").click();
  await expect(await opened).toHaveTitle("Thank you");
  expect(posted[0]).toMatch(new RegExp(`^POST ${blockOrigin}/api/forms/${site.id}/last-line .*vera%40example\\.com`));
  await expect(frame.locator("form")).toBeVisible();
});

test("a form without an address keeps what was typed", async ({ page, studio }) => {
  const { frame, asked } = await openFrame(page, await printBlock(studio, ["silcrow-cta-last-line"]));
  const field = frame.locator("form input:visible").first();
  await field.fill("vera@example.com");
  await frame.locator("form button").click();
  await expect(field).toHaveValue("vera@example.com");
  expect(asked).toEqual([]);
});

const pairs = ["grotesque", "humanist", "book", "editorial", "mono", "round"] as const;

for (const fonts of chooseAllOrSome(pairs, ["editorial"])) {
  test(`the letters of ${fonts} are in the file`, async ({ page, studio }) => {
    const { frame, asked } = await openFrame(
      page,
      await printBlock(studio, ["silcrow-stats-tally"], { theme: { fonts } }),
    );
    const states = await frame.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].map(({ family, status }) => `${family} ${status}`);
    });
    expect(states.length).toBeGreaterThan(0);
    expect(states.filter((state) => !/^"?sc-[\w-]+"? loaded$/.test(state))).toEqual([]);
    expect(asked).toEqual([]);
  });
}
