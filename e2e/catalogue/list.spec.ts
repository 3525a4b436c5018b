import type { Locator, Page } from "@playwright/test";
import { chooseAllOrSome, smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { drawFrames, expectStill, readThrough, watchShifts } from "@/e2e/support/shifts";
import { expect, test } from "@/e2e/support/test";

const heroes = "/bullet/components/landing-page/sections/hero";
/** Their previews need documents of their own. */
const cards = "/bullet/components/callout-card";
const pages = [heroes, "/bullet/components", "/bullet/templates", "/super/components/callout-card"];

const sectionOf = (page: Page, title = "Simple centered") => page.getByRole("article", { name: title });
const handleOf = (section: Locator) => section.getByRole("slider", { name: /^Width of the preview of/ });

/** Width a preview is laid out at, and the box it is shown in. */
async function measured(section: Locator) {
  return await section.locator("[data-drawn], iframe").evaluate((preview: HTMLElement) => {
    const { width, height } = preview.getBoundingClientRect();
    const frame = preview instanceof HTMLIFrameElement ? preview : undefined;
    const shown = frame ? height : (preview.parentElement as HTMLElement).getBoundingClientRect().height;
    const inside = frame ? (frame.contentDocument?.body.getBoundingClientRect().height ?? 0) : preview.offsetHeight;
    const { width: room, bottom } = (preview.closest("article") as HTMLElement).getBoundingClientRect();
    return {
      layout: frame?.contentWindow?.innerWidth ?? preview.offsetWidth,
      width: Math.round(width),
      fits: width <= room + 1 && preview.getBoundingClientRect().bottom <= bottom,
      // Nothing cut off and nothing left over, at whatever scale.
      slack: Math.abs(shown - (inside * width) / preview.clientWidth),
    };
  });
}

async function openPreview(page: Page, address = heroes) {
  await page.goto(address);
  const section = sectionOf(page, address === cards ? "Index tab" : "Simple centered");
  // It is there once the scripts are, which takes a busy machine its time.
  await expect(handleOf(section)).toBeAttached({ timeout: 30_000 });
  return section;
}

test.describe("the width of a preview", () => {
  test("is 375, 768, 1280 or the whole list; its scheme changes, and it opens alone in a new tab", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const section = await openPreview(page);
    for (const width of [375, 768, 1280]) {
      await section.getByRole("radio", { name: `${width} pixels` }).check();
      await expect.poll(async () => (await measured(section)).layout).toBe(width);
      await expect.poll(async () => (await measured(section)).slack).toBeLessThan(2);
      expect((await measured(section)).fits, `${width} px`).toBe(true);
    }
    await section.getByRole("radio", { name: "Full width" }).check();
    const list = Math.round((await section.boundingBox())?.width ?? 0);
    await expect.poll(async () => (await measured(section)).layout).toBe(list);
    await section.getByRole("radio", { name: "Dark" }).check();
    const preview = section.getByRole("group", { name: "Simple centered, live preview" });
    await expect(preview.getByRole("heading").first()).toHaveCSS("color-scheme", "dark");
    await expect(section.getByRole("link", { name: /full screen in a new tab/ })).toHaveAttribute("target", "_blank");
  });

  test("follows the handle under the pointer, also above the preview, and says so", async ({ page }) => {
    const section = await openPreview(page);
    const handle = handleOf(section);
    const full = (await measured(section)).layout;
    await expect(handle).toHaveAttribute("aria-valuenow", String(full));
    const box = await handle.boundingBox();
    if (!box) throw new Error("no handle");
    const [x, y] = [box.x + box.width / 2, 600];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const by of [40, 90, 150]) await page.mouse.move(x - by, y);
    await expect(section.getByText(`${full - 300} px`).last()).toBeVisible();
    expect((await measured(section)).layout).toBe(full - 300);
    await page.mouse.up();
    await page.mouse.move(x - 400, y);
    expect((await measured(section)).layout, "let go is let go").toBe(full - 300);
    await expect(section.getByRole("radio", { name: /pixels|Full width/, checked: true })).toHaveCount(0);
    await expect(handle).toHaveAttribute("aria-valuetext", `${full - 300} pixels`);

    const held = await handle.boundingBox();
    await page.mouse.move((held?.x ?? 0) + 12, y);
    await page.mouse.down();
    await page.mouse.move(1279, y, { steps: 4 });
    await page.mouse.up();
    await expect(section.getByRole("radio", { name: "Full width" })).toBeChecked();
    await expect.poll(async () => (await measured(section)).layout).toBe(full);
  });

  test("follows the keyboard, and the switch takes it back", async ({ page }) => {
    const section = await openPreview(page);
    const handle = handleOf(section);
    const full = (await measured(section)).layout;
    await handle.focus();
    for (const key of ["ArrowLeft", "ArrowLeft", "PageDown"]) await page.keyboard.press(key);
    await expect(handle).toHaveAttribute("aria-valuenow", String(full - 80));
    await page.keyboard.press("ArrowRight");
    await expect(handle).toHaveAttribute("aria-valuenow", String(full - 72));
    await page.keyboard.press("Home");
    await expect(handle).toHaveAttribute("aria-valuenow", "320");
    await expect(handle).toHaveAttribute("aria-valuemin", "320");
    await page.keyboard.press("ArrowLeft");
    await expect(handle).toHaveAttribute("aria-valuenow", "320");
    await page.keyboard.press("End");
    await expect(handle).toHaveAttribute("aria-valuenow", String(full));
    await expect(section.getByRole("radio", { name: "Full width" })).toBeChecked();
    await page.keyboard.press("Home");
    await section.getByRole("radio", { name: "Phone, 375 pixels" }).check();
    await expect(handle).toHaveAttribute("aria-valuenow", "375");
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 900 } });
  });

  test("changes at once for those who want less motion", tagFullRunOnly(), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const section = await openPreview(page);
    await section.getByRole("radio", { name: "Phone, 375 pixels" }).check();
    expect(Math.round((await section.locator("[data-drawn]").boundingBox())?.width ?? 0)).toBe(375);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("the thumbnail of a framed preview stays until it is tapped, and nothing moves then", async ({
    page,
    expectAccessible,
  }) => {
    const previews: string[] = [];
    page.on("request", (request) => /\/page\//.test(request.url()) && previews.push(request.url()));
    await watchShifts(page);
    await page.goto(cards);
    await readThrough(page, 700);
    expect(previews).toEqual([]);
    const section = sectionOf(page, "Index tab");
    await section.getByRole("button", { name: "Load the live preview of Index tab" }).tap();
    await expect(section.frameLocator("iframe").getByRole("main")).toBeVisible();
    await expect(section.getByRole("button", { name: /Load the live preview/ })).toHaveCount(0);
    await expect(section.locator("iframe")).toBeFocused();
    expect((await measured(section)).layout, "a phone's layout, however narrow the list").toBe(375);
    expect(previews).toHaveLength(1);
    await expectStill(page, "", 0.001);
    await expectAccessible(page);
  });

  test("the keyboard loads it too, and so does a switch", tagFullRunOnly(), async ({ page }) => {
    await page.goto(cards);
    const [first, second] = [sectionOf(page, "Index tab"), sectionOf(page, "Margin rule")];
    // A key pressed before the scripts are there is lost.
    await expect(page.locator("html[data-laid-out]")).toBeAttached();
    await first.getByRole("button", { name: /Load the live preview/ }).focus();
    await page.keyboard.press("Enter");
    await expect(first.frameLocator("iframe").getByRole("main")).toBeVisible();
    await second.getByRole("radio", { name: "Desktop, 1280 pixels" }).check();
    await expect.poll(async () => (await measured(second)).layout).toBe(1280);
    expect((await measured(second)).fits).toBe(true);
  });
});

test("who saves data is asked first before a document is framed, on any screen", tagFullRunOnly(), async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: Object.assign(new EventTarget(), { saveData: true }) });
  });
  await page.goto(cards);
  const section = sectionOf(page, "Index tab");
  const button = section.getByRole("button", { name: /Load the live preview/ });
  await expect(button).toBeVisible();
  await readThrough(page, 700);
  await expect(page.locator("article iframe")).toHaveCount(0);
  await button.click();
  await expect(section.frameLocator("iframe").getByRole("main")).toBeVisible();
});

test(
  "the first preview comes with the page, the others when they come near, and none in a frame",
  smoke,
  async ({ page }) => {
    const previews: string[] = [];
    page.on("request", (request) => /\/page\//.test(request.url()) && previews.push(new URL(request.url()).pathname));
    await watchShifts(page);
    await page.goto(heroes);
    const titles = page.getByRole("article").getByRole("heading", { level: 2 });
    for (const title of await titles.allTextContents()) {
      const section = sectionOf(page, title.replace(/^§ [\d.]+/, ""));
      await section.scrollIntoViewIfNeeded();
      await expect(
        section.getByRole("group", { name: /live preview/ }).getByRole("heading", { level: 3 }),
      ).toBeVisible();
    }
    await expectStill(page, "", 0.001);
    expect(previews).toHaveLength((await titles.count()) - 1);
    expect(previews).not.toContain("/bullet/page/silcrow-hero-simple-centered");
    await expect(page.locator("article iframe")).toHaveCount(0);
  },
);

test("what is pressed in a preview leads nowhere and sends nothing", smoke, async ({ page }) => {
  await page.goto("/bullet/components/landing-page/sections/cta");
  const slip = sectionOf(page, "Reply slip");
  await slip.scrollIntoViewIfNeeded();
  const preview = slip.getByRole("group", { name: /live preview/ });
  for (const box of await preview.getByRole("textbox").all()) await box.fill("someone@example.com");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await preview.getByRole("button").first().click();
  const link = sectionOf(page, "Ticket")
    .getByRole("group", { name: /live preview/ })
    .getByRole("link")
    .first();
  await link.click();
  await expect(page).toHaveURL("/bullet/components/landing-page/sections/cta");
  expect(posts).toEqual([]);
});

test("a preview that does not arrive says so and can be asked for again, drawn or framed", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_|Failed to load/);
  const lost = /\/page\/silcrow-(hero-portal-window|callout-card-index-tab)$/;
  await page.route(lost, (route) => route.abort());
  await page.goto(heroes);
  const drawn = sectionOf(page, "Portal window");
  await drawn.scrollIntoViewIfNeeded();
  const again = drawn.getByRole("button", { name: /^Not loaded. Try again/ });
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute(lost);
  await again.click();
  await expect(drawn.getByRole("heading", { level: 3 }).first()).toBeVisible();

  await page.route(lost, (route) => route.abort());
  await page.goto(cards);
  const framed = sectionOf(page, "Index tab");
  await expect(framed.getByText("Not loaded. Try again")).toBeVisible();
  await expect(framed.getByRole("img", { includeHidden: true }).first()).toBeAttached();
  await page.unroute(lost);
  await framed.getByRole("button", { name: /Load the live preview/ }).click();
  await expect(framed.frameLocator("iframe").getByRole("main")).toBeVisible();
});

test("what is pressed before the scripts are there isn't lost, and leads nowhere", async ({ page, baseURL }) => {
  const scripts = "**/_next/static/**/*.js";
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(heroes, { waitUntil: "commit" });
  const link = page.locator("[data-drawn] a[href]").first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  expect([page.url(), await page.evaluate(() => scrollY)]).toEqual([`${baseURL}${heroes}`, before]);
  await page.getByRole("button", { name: "Search components..." }).click();
  release();
  // A slow machine takes its time for all the scripts of a page of eleven sections.
  await expect(page.getByRole("combobox")).toBeVisible({ timeout: 30_000 });
});

test("the way back is where one was, at once", async ({ page }) => {
  await page.goto(heroes);
  await page.locator("html[data-laid-out]").waitFor();
  const link = page.getByRole("link", { name: "Corkboard", exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await page.waitForURL("**/corkboard");
  await page.goBack();
  await page.waitForURL(`**${heroes}`);
  // Two frames: a smooth scroll would have come a few pixels far.
  const after = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))),
  );
  expect(Math.abs(after - before)).toBeLessThan(50);
});

test.describe("with a script lost on its way", () => {
  test("a page shows what it shows without script", async ({ page, allowConsole }) => {
    allowConsole(/ERR_|Failed to load/);
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    await page.goto(heroes);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Search components..." })).toBeHidden();
    const section = sectionOf(page, "Portal window");
    await section.scrollIntoViewIfNeeded();
    await expect(section.frameLocator("iframe").getByRole("main")).toBeVisible();
    await expect(section.getByRole("link", { name: /^Buy for/ })).toBeVisible();
  });
});

test("what is below the view is laid out on a page that a link leads to, too", tagFullRunOnly(), async ({ page }) => {
  await page.goto(cards);
  await expect(page.locator("html[data-laid-out]")).toBeAttached();
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: /^Hero/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hero");
  await expect(page.locator(".laid-out-late").first()).toHaveCSS("content-visibility", "visible");
});

test("nothing moves in a window so tall that the ends of previews are in view", tagFullRunOnly(), async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto(heroes);
  await readThrough(page, 300);
  await expectStill(page, "", 0.001);
});

test("a framed preview whose height changes late moves nothing that is in view", tagFullRunOnly(), async ({ page }) => {
  await watchShifts(page);
  const section = await openPreview(page, cards);
  const frame = section.locator("iframe");
  /** Scrolls to where the preview ends so many pixels below the window, and makes what is in it taller or shorter there. */
  const change = (where: { below: number; by: number; scroll: number }) =>
    frame.evaluate(async (element: HTMLIFrameElement, { below, by, scroll }) => {
      const scrollOn = (top: number) => scrollBy({ top, behavior: "instant" });
      const frames = async () => {
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      };
      scrollOn(element.getBoundingClientRect().bottom - innerHeight - below);
      await frames();
      const body = (element.contentDocument as Document).body;
      const before = body.getBoundingClientRect().height;
      // Told after the shop's own observer, and before what that one sets in motion.
      const observer = new ResizeObserver(() => {
        if (body.getBoundingClientRect().height !== before) scrollOn(scroll);
      });
      observer.observe(body);
      await frames();
      body.style.height = `${before + by}px`;
      await frames();
      observer.disconnect();
    }, where);
  await test.step("taller, while the page scrolls on", async () => {
    await change({ below: 20, by: 60, scroll: 200 });
    await expectStill(page);
    expect((await measured(section)).slack).toBeGreaterThan(50);
  });
  await test.step("shorter, so that its end would come into view", async () => {
    await change({ below: 20, by: -160, scroll: 0 });
    await expectStill(page);
    expect((await measured(section)).slack).toBeGreaterThan(90);
  });
  await test.step("and has its height as soon as nobody sees it change", async () => {
    await page.evaluate(() => scrollBy({ top: -200, behavior: "instant" }));
    await expect.poll(async () => (await measured(section)).slack).toBeLessThan(2);
    await expectStill(page);
  });
});

test("a section has an address in the list, and one of its own", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${heroes}#portal-window`);
  const section = sectionOf(page, "Portal window");
  await expect(section).toBeInViewport();
  expect(await section.evaluate((element) => element.matches(":target"))).toBe(true);
  const strip = await page.getByRole("navigation", { name: "Categories" }).boundingBox();
  await expect
    .poll(async () => ((await section.boundingBox())?.y ?? 0) - ((strip?.y ?? 0) + (strip?.height ?? 0)))
    .toBeGreaterThan(0);
  const rule = (of: Locator) => of.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await rule(section), "it is marked").not.toBe(await rule(sectionOf(page)));

  await sectionOf(page).getByRole("link", { name: "Link to Simple centered" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`${heroes}#simple-centered`, page.url()).href,
  );
  await expect(page).toHaveURL(`${heroes}#simple-centered`);

  await sectionOf(page).getByRole("link", { name: "Simple centered", exact: true }).click();
  await expect(page).toHaveURL(`${heroes}/simple-centered`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Simple centered");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list reads, shows every preview at every width, and has no dead button", async ({ page }) => {
    await page.goto(heroes);
    const sections = page.getByRole("article");
    expect(await sections.count()).toBeGreaterThanOrEqual(7);
    for (const section of await sections.all()) {
      const title = await section.getByRole("heading", { level: 2 }).textContent();
      await expect(section.getByText(/^\$\d+$/)).toBeVisible();
      await section.scrollIntoViewIfNeeded();
      const isFirst = (await section.locator("[data-first]").count()) > 0;
      const preview = isFirst ? section.locator("[data-first]") : section.frameLocator("iframe");
      await expect(preview.getByRole("heading").first(), title ?? "").toBeVisible();
      await expect(section.getByRole("link", { name: /^Buy for \$/ })).toHaveAttribute("href", "/account/pricing");
      await expect(section.getByRole("link", { name: /full screen in a new tab/ })).toBeVisible();
      await expect(section.getByRole("button")).toHaveCount(0);
      await expect(section.getByRole("radio", { name: "Dark" })).toHaveCount(0);
    }
    const section = sectionOf(page);
    for (const width of [375, 768]) {
      await section.getByRole("radio", { name: `${width} pixels` }).check();
      await expect
        .poll(async () => Math.round((await section.locator("[data-first]").boundingBox())?.width ?? 0))
        .toBe(width);
    }
  });

  test("catalogue, templates and callout cards read and link", async ({ page }) => {
    for (const address of pages.slice(1)) {
      await page.goto(address);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 }), address).toBeVisible();
      expect(await main.getByRole("link").count(), address).toBeGreaterThan(3);
      await expect(main.getByRole("button"), address).toHaveCount(0);
    }
  });
});

test("everything shows its edges, choices and focus in forced colours", tagFullRunOnly(), async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const section = await openPreview(page);
  const style = (of: Locator, name: string) =>
    of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
  const labelOf = (name: string) => section.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
  for (const [chosen, other] of [
    ["Full width", "Phone, 375 pixels"],
    ["Light", "Dark"],
  ] as const) {
    expect(await style(labelOf(chosen), "background-color"), chosen).not.toBe(
      await style(labelOf(other), "background-color"),
    );
  }
  for (const name of [/^Buy for/, /Get all-access/]) {
    expect(
      await style(section.getByRole("button", { name }).or(section.getByRole("link", { name })), "border-top-width"),
    ).toBe("1px");
  }
  expect(await style(section.getByText("$2", { exact: true }), "outline-style")).toBe("solid");
  const grip = handleOf(section).locator("span").nth(1);
  expect(await style(grip, "background-color")).not.toBe(await style(page.locator("body"), "background-color"));
  const current = page.getByRole("navigation", { name: "Categories" }).locator("[aria-current]");
  const underline = await current.evaluate((element) => getComputedStyle(element, "::after").borderBottomWidth);
  expect(underline).toBe("2px");

  await section.getByRole("radio", { name: "Full width" }).focus();
  await page.keyboard.press("ArrowLeft");
  expect(await style(labelOf("Desktop, 1280 pixels"), "outline-style")).toBe("solid");
  await handleOf(section).focus();
  await page.keyboard.press("ArrowLeft");
  expect(await style(handleOf(section).locator("span").first(), "outline-style")).toBe("solid");
});

test("targets are large enough and nothing runs out", async ({ page }) => {
  for (const address of chooseAllOrSome(pages, [heroes])) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of chooseAllOrSome([320, 375, 768, 1024, 1440], [320, 1024])) {
      await page.setViewportSize({ width, height: 900 });
      await drawFrames(page, 2);
      const { small, over } = await page.evaluate(() => {
        const targets = document.querySelectorAll<HTMLElement>("main :is(a, button, [role=slider], label:has(input))");
        const small = [...targets]
          // A link within a sentence is as high as its line (WCAG 2.5.8, inline).
          .filter((target) => target.checkVisibility() && !target.closest("p, [data-drawn]"))
          .map((target) => ({ name: target.textContent, ...target.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width > 0 && (width < 24 || height < 24));
        return { small, over: document.documentElement.scrollWidth - innerWidth };
      });
      expect(small, `${address} at ${width} px`).toEqual([]);
      expect(over, `${address} is no wider than ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
