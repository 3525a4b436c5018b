import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { expectWithinBudget } from "@/e2e/support/budgets";
import { maxRetries } from "@/e2e/support/public-pages";
import { smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expectStill, readThrough, watchShifts } from "@/e2e/support/shifts";
import { expect, test } from "@/e2e/support/test";

/**
 * The budget of catalogue pages in bytes (e2e/budgets.json) and requests, which are the same on every machine. Times are for
 * `npm run bench -- pages`.
 */
const list = "/bullet/components/landing-page/sections/hero";
const pages = ["/", "/bullet/components", list, `${list}/simple-centered`, "/bullet/templates", "/account/pricing"];

/** What a page asks for before it has loaded, and what after that, with nobody touching it. */
async function open(page: Page, address: string) {
  const before: Request[] = [];
  const after: Request[] = [];
  let loaded = false;
  page.on("load", () => {
    loaded = true;
  });
  page.on("request", (request) => (loaded ? after : before).push(request));
  await page.goto(address);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  // What waits for an idle browser has begun when the server has said who is there.
  const signIn = page.getByRole("banner").getByRole("link", { name: "Sign in", includeHidden: true });
  await expect(signIn.first()).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 6_000 })));
  return { before, after };
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** The scripts that a document brings along, whether the browser loads them at once or the page's own loader does. */
function scriptsIn(html: string): string[] {
  const data = /self\.__next_f\.push/;
  const parts = html.split(/(?=<script)/).filter((part) => !data.test(part) && !part.includes("noModule"));
  return [...new Set(parts.flatMap((part) => part.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? []))];
}

// One after the other: they write into one file when sizes are recorded.
test.describe.configure({ mode: "default" });

test("the script of each page keeps to its budget", smoke, async ({ request }) => {
  for (const address of pages) {
    const size = async (path: string) => gzipSync(await (await request.get(path, { maxRetries })).body()).length;
    const paths = scriptsIn(await (await request.get(address, { maxRetries })).text());
    expect(paths.length, "scripts were found").toBeGreaterThan(3);
    const sizes = await Promise.all(paths.map(size));
    expectWithinBudget(
      "script",
      address,
      sizes.reduce((sum, bytes) => sum + bytes, 0),
    );
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

  for (const address of pages) {
    test(
      `${address} asks for little, and nothing in it moves`,
      address === list ? smoke : tagFullRunOnly(address !== "/"),
      async ({ page, baseURL }) => {
        await watchShifts(page);
        const { before, after } = await open(page, address);

        await test.step("requests", async () => {
          const { origin } = new URL(baseURL ?? "");
          expect(
            before.map((one) => one.url()).filter((url) => !url.startsWith("data:") && new URL(url).origin !== origin),
            "nobody else is asked before the page is there",
          ).toEqual([]);
          const kinds = (type: string, requests = before) =>
            requests.filter((one) => one.resourceType() === type).map(pathOf);
          expect(kinds("stylesheet", [...before, ...after])).toHaveLength(1);
          expect(kinds("font", [...before, ...after]).filter((path) => path.startsWith("/_next/"))).toHaveLength(1);
          expect(kinds("fetch").concat(kinds("xhr")), "no data is fetched to show a page").toEqual([]);
          // Pictures near the view are the browser's to fetch early; nothing else multiplies.
          expect(before.filter((one) => one.resourceType() !== "image").length).toBeLessThanOrEqual(24);
          const search = [...before, ...after].map(pathOf).filter((path) => path === "/search.json");
          expect(search, "the search index waits for the search").toEqual([]);
        });

        await test.step("nothing moves", async () => {
          await readThrough(page, 600);
          await expectStill(page, "", 0.001);
        });
      },
    );
  }

  test("a list is painted with its first bytes: styles and the first preview are in them, and nothing blocks", async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    const html = await (await request.get(list)).text();
    // What is new or was updated says so for thirty days (components/catalogue/recent-mark.tsx).
    expectWithinBudget("document", list, gzipSync(html.replace(/<([a-z]+) data-since=.*?<\/\1>/g, "")).length);
    const seen = html.replace(/<noscript>.*?<\/noscript>/g, "");
    const blocking = [...seen.matchAll(/<link rel="stylesheet"[^>]*>|<script[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
    expect(blocking.filter((tag) => !/media="not all"|noModule/.test(tag))).toEqual([]);
    expect(html).toMatch(/<style id="first-preview">@layer/);
    expect(html).toMatch(/data-first="[^>]*><div class=/);

    // As a browser that gets nothing but the document.
    await page.route(/\/_next\/|\/fonts\//, (route) => route.abort());
    await page.goto(list, { waitUntil: "commit" });
    await expect(page.getByRole("article").first().getByRole("heading", { level: 3 })).toBeInViewport();
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
  });

  test("the stylesheet that follows adds what the document lacks, after all others", async ({ page }) => {
    await page.goto(list);
    const sheets = () =>
      page.evaluate(() => {
        const all = [...document.styleSheets];
        const late = all.find(
          ({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches("[data-after-paint]"),
        );
        const rules = [...(late?.cssRules ?? [])];
        const earlier = all.slice(0, late && all.indexOf(late)).map(({ ownerNode }) => (ownerNode as Element).id);
        return {
          applies: late?.disabled === false && late.media.mediaText === "all",
          follows: earlier.includes("first-preview"),
          layers: rules.flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [rule.name] : [])),
          moves: rules.some((rule) => rule instanceof CSSFontFaceRule || rule instanceof CSSPropertyRule),
        };
      });
    await expect.poll(sheets).toEqual({ applies: true, follows: true, layers: ["utilities"], moves: false });
  });

  test("the styles of the first preview go with what they are for", async ({ page }) => {
    const styles = page.locator("#first-preview");
    await page.goto(`${list}/simple-centered`);
    await expect(styles).toBeAttached();
    const preview = page.locator("[data-first]");
    await expect(preview.locator("style")).toHaveCount(0);
    const trades = page.getByRole("group", { name: "Shown for" });
    await trades.getByRole("radio", { checked: true }).press("ArrowRight");
    await expect(preview.locator("style")).toHaveCount(1);
    await expect(styles).not.toBeAttached();

    await page.goto(list);
    await expect(styles).toBeAttached();
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
    await expect(page).toHaveURL(/about-us/);
    await expect(styles).not.toBeAttached();
  });

  test("the first thumbnail of framed previews comes at once, sized, and is the only one that does", async ({
    page,
  }) => {
    await page.goto("/bullet/components/callout-card");
    const pictures = page.getByRole("article").locator("picture img");
    const first = pictures.first();
    expect(await first.getAttribute("loading")).toBeNull();
    await expect(first).toHaveAttribute("fetchpriority", "high");
    await expect(first).toHaveAttribute("width", /^\d+$/);
    await expect(first).toHaveAttribute("height", /^\d+$/);
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /-phone-light\.[0-9a-f]{8}\.avif$/,
    );
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const eager = await pictures.evaluateAll((all) => all.filter((image) => image.getAttribute("loading") !== "lazy"));
    expect(eager).toHaveLength(1);
    await expect(first).toBeInViewport();
  });
});
