import type { Page } from "@playwright/test";
import { readShopVariable } from "@/e2e/support/environment";
import { differences, measureSection, previewed } from "@/e2e/support/geometry";
import { createVisitor } from "@/e2e/support/people/visitors";
import { chooseAllOrSome, smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { frameSandbox } from "@/lib/server/headers/frame-sandbox";
import { transformPage } from "@/lib/sites/preview/transform";
import { openStudio } from "@/tools/sections/server";

/** “See it on your site”: somebody's page with a section in it, which can do nothing to the shop around it. */

const sites = () => readShopVariable("SAMPLE_SITES");
const ticket = "/super/components/landing-page/sections/cta/ticket";

// The shop counts previews by address, and all tests share one: each comes from its own, as through a proxy.
test.beforeEach(async ({ context }) => {
  const address = createVisitor();
  await context.route("**/api/functions/**", (route) =>
    route.continue({ headers: { ...route.request().headers(), ...address } }),
  );
});

const panelOf = (page: Page) => page.getByRole("region", { name: "See it on your site" });
const frameOf = (page: Page, title = "About the boats") => page.frameLocator(`iframe[title^="${title}"]`);

/** What the frame's script puts a section into. */
const inserted = "[data-preview-host]";

async function open(page: Page, address: string) {
  const panel = panelOf(page);
  await panel.getByLabel("Address of a page of yours").fill(address);
  await panel.getByRole("button", { name: "Open my page" }).click();
}

test("a section stands in a page of Super, where one wants it, at every width and in both schemes", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(ticket);
  await open(page, `${sites()}/super`);
  const panel = panelOf(page);
  const frame = frameOf(page);
  const section = frame.locator(inserted);

  await test.step("between two of its blocks", async () => {
    await expect(section.getByRole("heading")).toBeVisible();
    await expect(panel.getByRole("status")).toContainText("About the boats, with Ticket: After “");
    await expect(frame.locator(".notion-root > p + .super-embed")).toHaveCount(1);
    await expect(panel.getByText("Made with Super.")).toBeVisible();
    expect(await section.evaluate((element) => element.getBoundingClientRect().width)).toBe(708);
  });

  await test.step("without its scripts, in an origin that is nobody's", async () => {
    await expect(frame.locator("html")).not.toHaveAttribute("data-ran");
    const reached = await section.evaluate(() => {
      const tried = (work: () => unknown) => {
        try {
          return String(work());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        origin: origin,
        parent: tried(() => parent.document.title),
        storage: tried(() => localStorage.length),
        cookies: tried(() => document.cookie),
      };
    });
    expect(reached).toEqual({
      origin: "null",
      parent: "SecurityError",
      storage: "SecurityError",
      cookies: "SecurityError",
    });
  });

  await test.step("elsewhere", async () => {
    await panel.getByLabel("Where").selectOption({ label: "Start of the page" });
    await expect(frame.locator(".notion-root > .super-embed:first-child")).toHaveCount(1);
    await panel.getByLabel("Where").selectOption({ label: "After the callout “Dogs travel free”" });
    const moved = frame.locator(".notion-callout + .super-embed");
    await expect
      .poll(() => moved.evaluate((element) => Math.round(element.getBoundingClientRect().top)), "scrolled to")
      .toBe(160);
  });

  await test.step("in the dark", async () => {
    await panel.getByRole("radio", { name: "Dark" }).check();
    await expect(frame.locator("html")).toHaveClass("theme-dark");
    await expect(frame.locator("body")).toHaveCSS("background-color", "rgb(25, 25, 25)");
    await expect(section).toHaveCSS("color-scheme", "dark");
    await panel.getByRole("radio", { name: "Light" }).check();
    await expect(section).toHaveCSS("color-scheme", "normal");
  });

  for (const [name, width] of [
    ["Phone, 375 pixels", 375],
    ["Tablet, 768 pixels", 768],
    ["Desktop, 1280 pixels", 1280],
  ] as const) {
    await test.step(`at ${width} pixels`, async () => {
      await panel.getByRole("radio", { name }).check();
      await expect.poll(() => frame.locator("html").evaluate(() => innerWidth)).toBe(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }

  await test.step("larger, with what was chosen, and back", async () => {
    await panel.getByRole("radio", { name: "Dark" }).check();
    await panel.getByRole("button", { name: "Open larger" }).click();
    const dialog = page.getByRole("dialog", { name: "About the boats, with Ticket" });
    await expect(dialog).toBeVisible();
    await expect(frame.locator("html")).toHaveClass("theme-dark");
    await expect(frame.locator(".notion-callout + .super-embed")).toHaveCount(1);
    await expectAccessible(page, { without: "iframe" });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole("button", { name: "Open larger" })).toBeFocused();
    await expect(frame.locator("html")).toHaveClass("theme-dark");
  });

  await test.step("for everyone", () => expectAccessible(page, { without: "iframe" }));
});

test("pages of Bullet and of anybody, and a card on callouts that are there", async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource.*400/);
  await page.goto(ticket);
  await open(page, `${sites()}/bullet`);
  const courses = frameOf(page, "Evening courses");
  await expect(courses.locator(`.notion-page-content-inner ${inserted}`).getByRole("heading")).toBeVisible();
  await panelOf(page).getByRole("radio", { name: "Dark" }).check();
  await expect(courses.locator(".notion-app")).toHaveClass("notion notion-app dark-mode");

  await open(page, `${sites()}/plain`);
  const practice = frameOf(page, "Marram architects");
  await expect(
    practice.locator(`main > div + section ${inserted}, main > section + div ${inserted}`).getByRole("heading"),
  ).toBeVisible();
  await expect(practice.locator("form")).toHaveAttribute("inert");

  await page.goto("/super/components/callout-card/index-tab");
  const before = "rgb(233, 243, 247)";
  await open(page, `${sites()}/super`);
  await expect(panelOf(page).getByText("On the callouts that your page has.")).toBeVisible();
  await expect(frameOf(page).locator(".notion-callout")).not.toHaveCSS("background-color", before);

  await open(page, `${sites()}/plain`);
  await expect(panelOf(page).getByRole("alert")).toContainText("made with neither Super nor Bullet");
  await expect(frameOf(page).locator(".notion-callout"), "what was there stays").toBeVisible();
});

test(
  "a section looks in somebody's page as in a preview that fits its column",
  tagFullRunOnly(),
  async ({ page, request }) => {
    // The public preview has a margin of its own.
    const studio = await openStudio();
    try {
      for (const id of chooseAllOrSome(
        ["silcrow-cta-ticket", "silcrow-cta-sealed-envelope", "silcrow-hero-corkboard"],
        ["silcrow-cta-ticket"],
      )) {
        for (const scheme of ["light", "dark"] as const) {
          const answer = await request.post("/api/functions/previewSite", {
            headers: createVisitor(),
            data: { data: { url: `${sites()}/super`, sectionId: id, scheme } },
          });
          const { data } = (await answer.json()) as { data: { html: string } };
          await page.setViewportSize({ width: 1440, height: 4000 });
          await page.route("**/somebody", (route) => route.fulfill({ contentType: "text/html", body: data.html }));
          await page.goto(`${sites()}/somebody`);
          const actual = await measureSection(page, inserted);
          const width = Math.round(actual?.[0]?.width ?? 0);
          const font = await page.locator(inserted).evaluate((element) => getComputedStyle(element).fontFamily);
          await page.setViewportSize({ width, height: 4000 });
          await page.goto(`${studio.origin}/super/page/${id}?width=column`);
          await page.evaluate(
            ([theme, family]) => {
              document.documentElement.setAttribute("data-theme", theme);
              document.body.style.fontFamily = family;
            },
            [scheme, font] as const,
          );
          const wanted = (await measureSection(page, previewed)) ?? [];
          expect(wanted.length).toBeGreaterThan(20);
          expect(differences(wanted, actual).slice(0, 10), `${id}, ${scheme}`).toEqual([]);
        }
      }
    } finally {
      await studio.close();
    }
  },
);

test.describe("an address that leads to no page", () => {
  // The answer's status is one of those that browsers write on the console.
  test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource.*400/));

  const cases: [address: () => string, words: string][] = [
    [() => "", "Give the address of a page of yours"],
    [() => "http://127.0.0.1:22", "inside a private network"],
    [() => `${sites()}/inside`, "inside a private network"],
    [() => `${sites()}/nowhere`, "no page at that address"],
  ];

  test("is refused in words, beside the field, and nothing is lost", async ({ page, expectAccessible, baseURL }) => {
    await page.goto(ticket);
    const field = panelOf(page).getByLabel("Address of a page of yours");
    for (const [address, words] of [...cases, [() => baseURL ?? "", "address of this shop"] as const]) {
      await open(page, address());
      await expect(panelOf(page).getByRole("alert"), address()).toContainText(words);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(address());
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await expectAccessible(page, { without: "iframe" });
    await open(page, `${sites()}/super`);
    await expect(frameOf(page).locator(inserted).getByRole("heading")).toBeVisible();
    await expect(panelOf(page).getByRole("alert")).toHaveText("");
  });
});

test(
  "the address is remembered for the next section, and the keyboard is enough",
  tagFullRunOnly(),
  async ({ page }) => {
    await page.goto(ticket);
    const field = panelOf(page).getByLabel("Address of a page of yours");
    await field.fill(`${sites()}/super`);
    await field.press("Enter");
    await expect(frameOf(page).locator(inserted).getByRole("heading")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(panelOf(page).getByLabel("Where")).toBeFocused();
    await page.keyboard.press("End");
    await expect(frameOf(page).locator(".notion-root > .super-embed:last-child")).toHaveCount(1);

    await page.goto("/bullet/components/landing-page/sections/hero/simple-centered");
    await expect(field).toHaveValue(`${sites()}/super`);
    await field.press("Enter");
    await expect(
      frameOf(page).locator(`.notion-root > .super-embed:first-child ${inserted}`).getByRole("heading"),
    ).toBeVisible();
  },
);

test("pressed before the script is there, it is done when it is", tagFullRunOnly(), async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const scripts = "**/_next/static/**/*.js";
  await page.route(scripts, (route) => route.abort());
  await page.goto(ticket);
  const field = panelOf(page).getByLabel("Address of a page of yours");
  await field.fill(`${sites()}/super`);
  await page.unroute(scripts);
  // What the browser does with the form by itself.
  await panelOf(page).getByRole("button", { name: "Open my page" }).click();
  await expect(frameOf(page).locator(inserted).getByRole("heading")).toBeVisible();
  await expect(page).toHaveURL(ticket);
  await expect(field).toHaveValue(`${sites()}/super`);
});

test("a link only fills in the address: nothing is fetched or shown that nobody asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("previewSite") && asked.push(request.url()));
  const address = `${ticket}?url=${encodeURIComponent(`${sites()}/super`)}#top`;
  const field = panelOf(page).getByLabel("Address of a page of yours");

  const from = async (referer: string | undefined, path: string) => {
    await page.goto(path, { referer });
    await expect(field).toHaveValue(`${sites()}/super`);
    await expect(page).toHaveURL(`${ticket}#top`);
    await page.waitForLoadState("networkidle");
    await expect(panelOf(page).locator("iframe")).toHaveCount(0);
  };
  await from(undefined, address);
  await from("https://phish.example/bullet/components/landing-page/sections/cta/ticket", address);
  // Also from another page of the shop.
  await page.goto("/about-us");
  await page.evaluate((to) => location.assign(to), address);
  await expect(field).toHaveValue(`${sites()}/super`);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await panelOf(page).getByRole("button", { name: "Open my page" }).click();
  await expect(frameOf(page).locator(inserted).getByRole("heading")).toBeVisible();
});

test("without JavaScript it says that it needs it", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(ticket);
  await expect(panelOf(page).locator("noscript p")).toBeVisible();
  await expect(panelOf(page).getByRole("button")).toHaveCount(0);
  await context.close();
});

test("in the account any section can be seen on one's sites", async ({ page, login, db, expectAccessible }) => {
  const { id } = await login();
  const site = await db.site.create({
    data: { userId: id, product: "bullet", siteName: "Boats", siteUrl: `${sites()}/super`, hostName: "boats.example" },
  });
  await page.goto("/account");
  await page.getByRole("button", { name: "See a section on it (Boats)" }).click();
  await page.getByLabel("Section to see on boats.example").selectOption("silcrow-cta-ticket");
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(frameOf(page).locator(inserted).getByRole("heading")).toBeVisible();
  await expectAccessible(page, { without: "iframe" });

  // Its owner alone can have it shown by its id.
  const stranger = await page.request.post("/api/functions/previewSite", {
    headers: createVisitor(),
    data: { data: { siteId: site.id, sectionId: "silcrow-cta-ticket" } },
  });
  expect(stranger.status()).toBe(401);
});

test.describe("a page made to break out", () => {
  const url = new URL("https://hostile.example.com/");
  const show = (body: string) =>
    transformPage(
      { url, html: `<!doctype html><html><head></head><body><main><p>Text</p>${body}</main></body></html>` },
      () => ({ kind: "block", html: "<div><b>ours</b></div>" }),
      { origin: "https://shop.example.com" },
    ).html;

  /** Loads a document as the shop does; true when it managed to say something else than that it is ready. */
  async function speaks(page: Page, html: string): Promise<boolean> {
    await page.goto("about:blank");
    return page.evaluate(
      async ([srcdoc, sandbox, control]) => {
        let spoke = false;
        addEventListener("message", ({ data }) => {
          spoke ||= data === "out";
        });
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", sandbox ?? "");
        frame.srcdoc = srcdoc ?? "";
        const loaded = new Promise((resolve) => {
          frame.onload = resolve;
        });
        document.body.append(frame);
        await loaded;
        // By the time that a frame begun later has spoken by the slowest of the ways below, this one would have.
        const later = frame.cloneNode() as HTMLIFrameElement;
        later.srcdoc = control ?? "";
        document.body.append(later);
        await new Promise<void>((resolve) => {
          addEventListener("message", ({ data }) => data === "later" && resolve());
        });
        return spoke;
      },
      [html, frameSandbox, animated.replace("'out'", "'later'")],
    );
  }

  const out = "parent.postMessage('out','*')";
  const image = `<img src=x onerror="${out}">`;
  const animated = `<svg><animate onbegin="${out}" attributeName=x dur=1s></svg>`;
  const attempts = [
    `<script>${out}</script>`,
    image,
    `<svg onload="${out}"></svg>`,
    `<iframe srcdoc="&lt;script&gt;parent.${out}&lt;/script&gt;"></iframe>`,
    `<iframe src="javascript:${out}"></iframe>`,
    `<object data="data:text/html,<script>parent.${out}</script>"></object>`,
    `<details open ontoggle="${out}">x</details>`,
    `<input autofocus onfocus="${out}">`,
    `<video><source onerror="${out}"></video>`,
    `<style>@import 'data:,';</style><body onload="${out}">`,
    `<noscript><p title="</noscript>${image.replaceAll('"', "&quot;")}"></noscript>`,
    `<svg><style><img src=x onerror=${out}></style></svg>`,
    `<svg></p><style><a id="</style>${image.replaceAll('"', "")}">`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${out}&gt;">`,
    `<form><math><mtext></form><form><mglyph><style></math>${image}`,
    `<template><script>${out}</script></template>`,
    `<div><template shadowrootmode="open"><script>${out}</script>${image}</template></div>`,
    `<title><img src="</title>${image}">`,
    `<textarea></textarea>${image}`,
    `<xmp><img alt="</xmp>${image}"></xmp>`,
    `<svg><foreignObject><iframe srcdoc="<script>parent.${out}</script>"></iframe></foreignObject></svg>`,
    animated,
    `<meta http-equiv="refresh" content="0;url=data:text/html,<script>parent.${out}</script>">`,
    `<link rel=stylesheet href="data:text/css,*{}" onload="${out}">`,
  ];

  test("does not run, also where its policy is left out", smoke, async ({ page, allowConsole }) => {
    allowConsole(/./);
    expect(await speaks(page, `<p>x</p><script>${out}</script>`), "this test can hear").toBe(true);
    expect(await speaks(page, `<p>x</p>${image}`), "this test can hear").toBe(true);
    for (const attempt of attempts) {
      const html = show(attempt);
      expect(await speaks(page, html), attempt).toBe(false);
      const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
      expect(bare).not.toBe(html);
      expect(await speaks(page, bare), `${attempt} without a policy`).toBe(false);
    }
  });

  test("does not run where the cleaning is left out", async ({ page, allowConsole }) => {
    allowConsole(/./);
    const html = show("<i>here</i>");
    for (const attempt of attempts) {
      const dirty = html.replace(/<i [^>]*>here<\/i>/, () => attempt);
      expect(dirty).not.toBe(html);
      expect(await speaks(page, dirty), attempt).toBe(false);
    }
  });
});
