import type { Page } from "@playwright/test";
import {
  listAddresses,
  mapInParallel,
  maxRetries,
  readPages,
  readSitemap,
  readStructuredData,
  toOwnPath,
} from "@/e2e/support/public-pages";
import { smoke, tagSmokeUnless } from "@/e2e/support/scope";
import { type FoundSection, findSections, isDue, isRepresentative } from "@/e2e/support/sections";
import { expect, test } from "@/e2e/support/test";
import { isFullRun } from "@/tools/dev/test-scope";

/** What search engines and link previews are told, checked on every address of the sitemap. */

/** The kinds of things that the page at this path must describe. */
function kindsOf(path: string): string[] {
  if (path === "/") return ["Organization", "WebSite"];
  const isSection = /\/sections\/[^/]+\/[^/]+$|\/callout-card\/[^/]+$/.test(path);
  if (isSection || path === "/account/pricing") return ["BreadcrumbList", "Product"];
  if (/^\/(bullet|super)\/(?!compose$)/.test(path)) return ["BreadcrumbList", "CollectionPage"];
  return ["BreadcrumbList"];
}

test.describe("all pages as they are sent", () => {
  // In one worker, which reads and parses them once.
  test.describe.configure({ mode: "default" });

  test("every page of the sitemap says what it is, and says it of itself alone", smoke, async ({ request }) => {
    const { pages } = await readPages(request);
    expect(pages.length).toBeGreaterThan(20);
    const seen = new Map<string, string>();
    const problems = pages.flatMap((page) => {
      const { $, path, address, status } = page;
      const found: string[] = [];
      const want = (fine: boolean, what: string) => fine || found.push(`${path}: ${what}`);
      want(status === 200, `answers ${status}`);
      want($("h1").length === 1, `has ${$("h1").length} h1`);
      const title = $("head title").text();
      const description = $('meta[name="description"]').attr("content") ?? "";
      want(
        description.length >= 50 && description.length <= 160,
        `has a description of ${description.length} characters`,
      );
      for (const text of [title, description]) {
        want(text !== "" && !seen.has(text), `says "${text}" like ${seen.get(text)}`);
        seen.set(text, path);
      }
      want($('meta[name="robots"]').length === 0, "keeps search engines out");
      want(
        $('link[rel="canonical"]').attr("href") === address,
        `is canonically ${$('link[rel="canonical"]').attr("href")}`,
      );
      want($('meta[property="og:url"]').attr("content") === address, "is shared under another address");
      want($('meta[name="twitter:card"]').attr("content") === "summary_large_image", "has no large card");
      want(($('meta[property="og:image:alt"]').attr("content") ?? "") !== "", "has a card without alternative text");
      want($('link[rel="alternate"][type="application/rss+xml"]').length === 1, "does not name the feed");
      want($("html").attr("lang") === "en", "has no language");
      const kinds = readStructuredData(page).map((thing) => thing["@type"]);
      want(kinds.join() === kindsOf(path).join(), `describes ${kinds.join(", ") || "nothing"}`);
      return found;
    });
    expect(problems).toEqual([]);
  });

  test("structured data names addresses of the sitemap and the prices that are shown", smoke, async ({ request }) => {
    const { pages } = await readPages(request);
    const known = new Set((await readSitemap(request)).entries.map(({ address }) => address));
    const problems = pages.flatMap((page) =>
      readStructuredData(page).flatMap((thing) => {
        if (thing["@type"] === "BreadcrumbList") {
          const crumbs = thing.itemListElement as { item: string }[];
          return crumbs
            .filter(({ item }) => !known.has(item))
            .map(({ item }) => `${page.path}: a crumb leads to ${item}`);
        }
        if (thing["@type"] === "CollectionPage" && !page.path.endsWith("/templates")) {
          const { itemListElement: items } = thing.mainEntity as { itemListElement: { url: string }[] };
          const listed = items.filter(({ url }) => page.$(`main a[href="${new URL(url).pathname}"]`).length > 0);
          return listed.length === items.length && items.length > 0
            ? []
            : [`${page.path}: lists what it does not show`];
        }
        if (thing["@type"] === "Product") {
          const { price, priceCurrency, url } = thing.offers as { price: number; priceCurrency: string; url: string };
          const shown = price === 0 ? "Free" : `$${price}`;
          const fine = url === page.address && priceCurrency === "USD" && page.$("main").text().includes(shown);
          return fine ? [] : [`${page.path}: offers at ${shown}, which is not what the page says`];
        }
        return [];
      }),
    );
    expect(problems).toEqual([]);
  });

  test("every link, picture and frame of every page leads somewhere", smoke, async ({ request }) => {
    const { origin, pages } = await readPages(request);
    const from = new Map<string, string>();
    for (const page of pages) for (const address of listAddresses(page, origin)) from.set(address, page.path);
    const ids = new Map(
      pages.map(({ path, $ }) => [
        path,
        new Set(
          $("[id]")
            .toArray()
            .map((one) => $(one).attr("id")),
        ),
      ]),
    );
    const withoutPlace = new Map([...from].map(([address, page]) => [address.replace(/#.*$/, ""), page]));
    expect(withoutPlace.size).toBeGreaterThan(pages.length);

    // What answers a page is looked at above, and in a default run of some of them: none is asked for again.
    const read = new Set((await readSitemap(request)).paths);
    const others = [...withoutPlace].filter(([address]) => !read.has(address));
    const broken = await mapInParallel(others, async ([address, page]) => {
      const response = await request.get(address, { maxRetries });
      return response.ok() ? [] : [`${page} leads to ${address}, which answers ${response.status()}`];
    });
    const lost = [...from].flatMap(([address, page]) => {
      const [path = "", place] = address.split("#");
      const there = !place || !ids.has(path) || ids.get(path)?.has(place);
      return there ? [] : [`${page} leads to ${address}, where there is no such place`];
    });
    expect([...broken.flat(), ...lost]).toEqual([]);
  });

  test("the search that search engines are told of opens with the words in it", async ({ page, request }) => {
    const { origin, pages } = await readPages(request);
    const front = pages.find(({ path }) => path === "/");
    const site = front && readStructuredData(front).find((thing) => thing["@type"] === "WebSite");
    const action = site?.potentialAction as { target: { urlTemplate: string } };
    const address = action.target.urlTemplate.replace("{search_term_string}", encodeURIComponent("hero"));
    await page.goto(toOwnPath(address, origin) ?? "");
    await expect(page.getByPlaceholder("Search components...")).toHaveValue("hero");
    await expect(page.getByRole("option").first()).toContainText("Hero");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

/** Pictures and previews are looked at elsewhere: here they would only take time. */
async function withoutPictures(page: Page) {
  await page.route(/\.(avif|webp|png|svg)(\?.*)?$/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route(/\/(bullet|super)\/page\//, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Preview</title>" }),
  );
}

/** Opens each page in a browser; the console is watched by the fixture. */
async function expectNoComplaint(page: Page, paths: readonly string[]) {
  const problems: string[] = [];
  let path = "";
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${path}: ${response.url()} answers ${response.status()}`);
  });
  await withoutPictures(page);
  for (path of paths) {
    await page.goto(path);
    // The reader is known: the page has come alive.
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" }), path).toBeVisible();
  }
  expect(problems).toEqual([]);
}

const sections = await findSections();
const isPageOf = (path: string, { folder, category }: FoundSection) =>
  path.endsWith(category === "callout-card" ? `/components/${folder}` : `/sections/${folder}`);

for (const section of sections.filter(isDue)) {
  test(
    `${section.folder}: its pages don't complain in the browser`,
    tagSmokeUnless(isRepresentative(section)),
    async ({ page, request }) => {
      const { paths } = await readSitemap(request);
      const own = paths.filter((path) => isPageOf(path, section));
      expect(own).toHaveLength(section.lines.length);
      await expectNoComplaint(page, own);
    },
  );
}

/** So many tests share the other pages in a full run: one alone would take minutes. */
const parts = isFullRun ? 8 : 1;
for (let part = 1; part <= parts; part++) {
  test(`no other page complains in the browser, part ${part} of ${parts}`, async ({ page, request }) => {
    const { paths } = await readSitemap(request);
    const others = paths.filter((path) => !sections.some((section) => isPageOf(path, section)));
    const category = /\/components\/(.+\/)?[\w-]+$/;
    expect(others.filter((path) => category.test(path)).length).toBeGreaterThan(25);
    const chosen = isFullRun
      ? others.filter((_, place) => place % parts === part - 1)
      : others.filter((path) => path.endsWith("/stats"));
    await expectNoComplaint(page, chosen);
  });
}

test("sitemap, robots and feed are well-formed and agree", smoke, async ({ page, request }) => {
  const { origin, entries, paths } = await readSitemap(request);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { address, changed } of entries) expect(changed, address).toMatch(/^\d{4}-\d\d-\d\d$/);

  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? "");
  expect(closed).toEqual(["/api/"]);

  const feed = await (await request.get("/feed.xml")).text();
  const links = await page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, "application/xml");
    if (xml.querySelector("parsererror")) throw new Error(xml.querySelector("parsererror")?.textContent ?? "");
    return [...xml.querySelectorAll("item > link")].map((link) => link.textContent ?? "");
  }, feed);
  expect(links.length).toBeGreaterThan(10);
  const known = new Set(entries.map(({ address }) => address));
  expect(links.filter((link) => !known.has(link))).toEqual([]);
  expect((await request.get("/feed.xml")).headers()["content-type"]).toContain("application/rss+xml");
});

test("www and slashes at the end lead to the one address, for good, with their query", smoke, async ({ request }) => {
  const { origin } = await readSitemap(request);
  const host = new URL(origin).host;
  const ask = async (path: string, as?: string) => {
    const response = await request.get(path, { maxRedirects: 0, maxRetries, headers: as ? { host: as } : {} });
    return [response.status(), response.headers().location];
  };
  expect(await ask("/bullet/components?q=two%20words", `www.${host}`)).toEqual([
    308,
    `${origin}/bullet/components?q=two%20words`,
  ]);
  expect(await ask("/", `www.${host}`)).toEqual([308, expect.stringMatching(new RegExp(`^${origin}/?$`))]);
  expect(await ask("/bullet/components", host)).toEqual([200, undefined]);
  expect(await ask("/bullet/components", "www.elsewhere.example")).toEqual([200, undefined]);
  expect(await ask("/bullet/components")).toEqual([200, undefined]);
  expect(await ask("/bullet/components/?q=x")).toEqual([308, "/bullet/components?q=x"]);
});

test("what is nobody's business stays out of search engines", smoke, async ({ request }) => {
  const robotsOf = async (path: string) => {
    const response = await request.get(path, { maxRetries });
    const html = await response.text();
    return response.headers()["x-robots-tag"] ?? /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
  };
  for (const path of [
    "/login",
    "/account",
    "/login/popup",
    "/login/done",
    "/search.json",
    "/bullet/page/1",
    "/nowhere",
  ])
    expect(await robotsOf(path), path).toContain("noindex");
});

test.describe("when something breaks", () => {
  const breakAt = (page: Page, name: "keydown" | "storage" | "IntersectionObserver") =>
    page.addInitScript((name) => {
      if (name === "IntersectionObserver") {
        // Only when it is used: the router makes one of its own while it loads.
        window.IntersectionObserver = class {
          observe() {
            throw new Error("broken on purpose");
          }
          unobserve() {}
          disconnect() {}
        } as unknown as typeof IntersectionObserver;
        return;
      }
      const add = window.addEventListener;
      window.addEventListener = function (this: Window, type: string, ...rest: unknown[]) {
        if (type === name) throw new Error("broken on purpose");
        Reflect.apply(add, this, [type, ...rest]);
      } as typeof add;
    }, name);

  test("in a page, the page says so and the frame stays", async ({ page, allowConsole }) => {
    allowConsole(/broken on purpose/);
    await breakAt(page, "IntersectionObserver");
    await page.goto("/bullet/components/landing-page/sections/hero");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("This page broke on our side");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
  });

  test("in a part of the frame, that part goes and everything else stays", async ({ page, allowConsole }) => {
    // The payment emulator's script listens to keys, too.
    allowConsole(/broken on purpose|Paddle\.js not available/);
    await breakAt(page, "keydown");
    await page.goto("/about-us");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(header.getByRole("button", { name: "Search components..." })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
    await header.getByRole("link", { name: "Templates" }).click();
    await expect(page).toHaveURL("/bullet/templates");
  });

  test("in the frame itself, a page of its own says so", async ({ page, allowConsole, expectAccessible }) => {
    allowConsole(/broken on purpose/);
    await breakAt(page, "storage");
    await page.goto("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("This page broke on our side");
    await expect(page.getByRole("banner")).toBeHidden();
    await expectAccessible(page);
  });
});
