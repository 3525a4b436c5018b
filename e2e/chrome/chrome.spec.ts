import type { Page } from "@playwright/test";
import { chooseAllOrSome, smoke, tagFullRunOnly } from "@/e2e/support/scope";
import { drawFrames, expectStill, readThrough, watchShifts } from "@/e2e/support/shifts";
import { expect, test } from "@/e2e/support/test";

const heroes = "/bullet/components/landing-page/sections/hero";

const searchButton = (page: Page) => page.getByRole("button", { name: "Search components..." });
const searchBox = (page: Page) => page.getByPlaceholder("Search components...");
const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name });

async function scrollPage(page: Page, top: number) {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
}

test.describe("search", () => {
  test("fetches its index on the first opening, once, and needs no network after that", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => request.url().endsWith("/search.json") && fetched.push(request.url()));
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(fetched).toHaveLength(0);
    await searchButton(page).click();
    for (const text of ["hero", "zeppelin", "cta"]) await searchBox(page).fill(text);
    await page.keyboard.press("Escape");
    await searchButton(page).click();
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(fetched).toHaveLength(1);
  });

  test("finds categories of both lines by name, the chosen line first, then sections", smoke, async ({ page }) => {
    await page.goto("/super/components");
    await searchButton(page).click();
    await searchBox(page).fill("HERO");
    const options = page.getByRole("option");
    await expect(options.nth(0)).toContainText(/Hero\s*Super · Landing page/);
    await expect(options.nth(1)).toContainText(/Hero\s*Bullet · Landing page/);
    await expect(page.getByRole("group", { name: "Sections" }).getByRole("option").first()).toContainText("Hero");
    await searchBox(page).fill("zeppelin");
    await expect(page.getByText("No results found")).toBeVisible();
    await expect(page.getByText("Try searching with different keywords")).toBeVisible();
  });

  test("finds what people call things, and templates and pages", async ({ page }) => {
    await page.goto("/bullet/components");
    await searchButton(page).click();
    await searchBox(page).fill("navbar");
    await expect(page.getByRole("option").first()).toContainText(/Headers\s*Bullet · Elements/);
    await searchBox(page).fill("ticket");
    await expect(page.getByRole("group", { name: "Sections" }).getByRole("option").first()).toContainText("Ticket");
    await searchBox(page).fill("evening course");
    await page.getByRole("group", { name: "Templates and pages" }).getByRole("option").click();
    await expect(page).toHaveURL("/bullet/templates#template-4");
    await expect(page.getByRole("heading", { name: "Evening course" })).toBeInViewport();
  });

  test("shows the best of many sections, and says how many more there are", async ({ page }) => {
    await page.goto("/bullet/components");
    await searchButton(page).click();
    // What every section's id begins with.
    await searchBox(page).fill("silcrow");
    const sections = page.getByRole("group", { name: "Sections" });
    await expect(sections.getByRole("option")).toHaveCount(20);
    const more = /\d+ more\. Type another word to find fewer\./;
    await expect(sections.getByText(more)).toBeAttached();
    await expect(page.getByRole("dialog").getByRole("status")).toHaveText(more);
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
    await searchBox(page).fill("silcrow ticket");
    await expect(sections.getByText(more)).toHaveCount(0);
  });

  test("works by keyboard alone and gives the focus back", async ({ page, expectAccessible }) => {
    await page.goto("/");
    await searchButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(searchBox(page)).toBeFocused();
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page, { within: "dialog[open]" });
    await page.keyboard.press("Escape");
    await expect(searchButton(page)).toBeFocused();
    await page.keyboard.press("/");
    await searchBox(page).fill("stats");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/super/components/landing-page/sections/stats");
    await page.keyboard.press("Control+k");
    await expect(searchBox(page)).toBeVisible();
    // A press outside closes it.
    await page.mouse.click(12, page.viewportSize()?.height ? 700 : 0);
    await expect(searchBox(page)).toBeHidden();
  });
});

test("the product line is remembered, and every link follows it", async ({ page }) => {
  await page.goto("/");
  await expect(mainLink(page, "Components")).toHaveAttribute("href", "/bullet/components");
  expect(await page.evaluate(() => localStorage.getItem("product"))).toBeNull();
  await page.getByRole("navigation", { name: "Product line" }).getByRole("link", { name: "Super" }).click();
  await expect(mainLink(page, "Components")).toHaveAttribute("href", "/super/components");
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("product"))).toBe("super");
  await page.goto("/about-us");
  await expect(mainLink(page, "Components")).toHaveAttribute("href", "/super/components");
  await expect(mainLink(page, "Live Preview")).toHaveAttribute("href", "/super/page/1");
  // Spec §2: the FAQ entry of the navigation links to the stats path.
  await expect(
    page.getByRole("navigation", { name: "Landing page" }).getByRole("link", { name: "FAQs" }),
  ).toHaveAttribute("href", "/super/components/landing-page/sections/stats");
});

test("a page of no line stays when the line is switched, and follows it", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/);
  const lines = page.getByRole("navigation", { name: "Product line" });
  for (const address of chooseAllOrSome(["/account/pricing", "/how-to-use", "/nowhere", "/"], ["/nowhere", "/"])) {
    await page.goto(address);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    for (const line of ["super", "bullet"]) {
      await lines.getByRole("link", { name: new RegExp(line, "i") }).click();
      await expect(mainLink(page, "Templates")).toHaveAttribute("href", `/${line}/templates`);
      await expect(lines.locator("[aria-current]")).toHaveText(new RegExp(line, "i"));
      await expect(page).toHaveURL(address);
    }
  }
  const panel = page.getByRole("main").getByRole("group", { name: "Site builder" });
  await expect(panel.getByRole("radio", { name: "Bullet" })).toBeChecked();
  await lines.getByRole("link", { name: "Super" }).click();
  await expect(panel.getByRole("radio", { name: "Super" })).toBeChecked();
  await panel.getByRole("radio", { name: "Bullet" }).check();
  await expect(mainLink(page, "Templates")).toHaveAttribute("href", "/bullet/templates");
  const callouts = page.getByRole("main").getByRole("link", { name: /Callout cards.*sections/ });
  await expect(callouts).toHaveAccessibleName(/\b6 sections/);
  await lines.getByRole("link", { name: "Super" }).click();
  await expect(callouts).toHaveAccessibleName(/\b4 sections/);
  await page.goto("/super/templates");
  await lines.getByRole("link", { name: "Bullet" }).click();
  await expect(page).toHaveURL("/bullet/templates");
});

test("the live preview, which has no way back, opens in a tab of its own", async ({ page }) => {
  await page.goto("/about-us");
  const [preview] = await Promise.all([page.waitForEvent("popup"), mainLink(page, "Live Preview").click()]);
  await expect(preview).toHaveURL("/bullet/page/1");
  await expect(page).toHaveURL("/about-us");
  await page.goto("/super/templates");
  const whole = page.getByRole("main").locator('a[href^="/super/page/"]');
  expect(await whole.count()).toBeGreaterThan(1);
  for (const link of await whole.all()) await expect(link).toHaveAttribute("target", "_blank");
});

test("who runs the shop is sold nothing", async ({ page, login }) => {
  await login({ admin: true });
  const upsell = page.getByRole("link", { name: /Get all-access|Claim Deal/ });
  for (const path of ["/account/admin", "/account", "/account/purchases", "/about-us"]) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByRole("button", { name: /^Account of/ })).toBeVisible();
    await scrollPage(page, 900);
    await drawFrames(page, 2);
    await expect(upsell, path).toHaveCount(0);
  }
});

test("the banner comes past 300 px on the way down and goes at 400 px on the way up", smoke, async ({ page }) => {
  await page.goto(heroes);
  const banner = page.getByText("Limited Time Offer");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await scrollPage(page, 300);
  await expect(banner).toBeHidden();
  await scrollPage(page, 301);
  await expect(banner).toBeVisible();
  await expect(page.getByText("ENDING SOON")).toBeVisible();
  await expect(page.getByRole("link", { name: "Claim Deal" })).toHaveAttribute("href", "/account/pricing");
  await scrollPage(page, 900);
  await scrollPage(page, 401);
  await expect(banner).toBeVisible();
  await scrollPage(page, 400);
  await expect(banner).toBeHidden();
});

test("the banner is put away for the visit, not for good", smoke, async ({ page, context }) => {
  const banner = page.getByText("Limited Time Offer");
  const open = async () => {
    await page.goto(heroes);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    await scrollPage(page, 1200);
    await drawFrames(page, 2);
  };
  await open();
  await page.getByRole("button", { name: "Put this offer away" }).click();
  await expect(banner).toBeHidden();
  await open();
  await expect(banner).toBeHidden();
  const later = await context.newPage();
  await later.goto(heroes);
  await expect(later.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await scrollPage(later, 1200);
  await expect(later.getByText("Limited Time Offer")).toBeVisible();
});

test("who owns everything sees neither banner nor upsell, not for a moment", async ({ page, login }) => {
  await login({ isLifetime: true });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const element of document.querySelectorAll("a, button, aside")) {
        const text = element.textContent ?? "";
        if (
          /Get all-access|Buy for|Limited Time Offer/.test(text) &&
          element.checkVisibility({ visibilityProperty: true })
        )
          seen.add(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(heroes);
  await expect(page.getByRole("button", { name: /Copy for Bullet/ }).first()).toBeVisible();
  await scrollPage(page, 1200);
  await drawFrames(page, 12);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test("the menu slides in, keeps the focus, closes on Escape and on a link", async ({ page, expectAccessible }) => {
    await page.goto("/");
    const opener = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    await opener.click();
    await expect(menu).toBeVisible();
    await expectAccessible(page, { within: "#menu" });
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press("Tab");
      const inPage = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("#menu"),
      );
      expect(inPage).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole("link", { name: "Components" }).click();
    await expect(page).toHaveURL("/bullet/components");
    await expect(menu).toBeHidden();
  });

  test("the strip of categories shows where one is, and that it goes on", async ({ page }) => {
    await page.goto("/bullet/components/callout-card");
    const strip = page.getByRole("navigation", { name: "Categories" });
    await expect(strip.getByRole("link", { name: /Callout cards/ })).toBeInViewport({ ratio: 1 });
    await expect(strip.getByRole("link", { name: /^Hero/ })).not.toBeInViewport();
    const list = strip.getByRole("list");
    await expect(list).toHaveAttribute("data-before");
    await expect(list).toHaveAttribute("data-after");
    await page.goto("/bullet/components/elements/sections/footer");
    await expect(strip.getByRole("link", { name: "Footers" })).toBeInViewport({ ratio: 1 });
    await expect(list).not.toHaveAttribute("data-after");
  });

  test("the search can be closed by touch", tagFullRunOnly(), async ({ page }) => {
    await page.goto("/");
    await searchButton(page).click();
    const close = page.getByRole("button", { name: "Close search" });
    await expect(close.getByText("esc")).toBeHidden();
    await expect(close.locator("svg")).toBeVisible();
    await searchBox(page).fill("centered background");
    const price = page.getByRole("option", { name: /background image/ }).getByText(/^\$\d+$/);
    await expect(price, "a long title leaves it its room").toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(searchBox(page)).toBeHidden();
  });
});

test("right-click and the developer shortcuts are blocked, but not in text fields", smoke, async ({ page }) => {
  await page.goto("/");
  await searchButton(page).click();
  await expect(searchBox(page)).toBeVisible();
  const blocked = await page.evaluate(() => {
    const field = document.querySelector("dialog input") as HTMLElement;
    const press = (on: HTMLElement, key: string, held: KeyboardEventInit = {}) =>
      !on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
    const rightClick = (on: HTMLElement) =>
      !on.dispatchEvent(
        new PointerEvent("contextmenu", { bubbles: true, cancelable: true, button: 2, pointerType: "mouse" }),
      );
    const both = { ctrlKey: true, shiftKey: true };
    const { body } = document;
    return {
      page: [
        rightClick(body),
        press(body, "F12"),
        press(body, "I", both),
        press(body, "J", both),
        press(body, "C", both),
        press(body, "u", { ctrlKey: true }),
      ],
      elsewhere: [press(body, "c", { ctrlKey: true }), press(body, "Tab")],
      field: [rightClick(field), press(field, "u", { ctrlKey: true })],
      menuKey: [press(body, "ContextMenu"), rightClick(body)],
    };
  });
  expect(blocked).toEqual({
    page: [true, true, true, true, true, true],
    elsewhere: [false, false],
    field: [false, false],
    menuKey: [false, false],
  });
});

test("nothing moves while a list loads and its previews arrive", async ({ page }) => {
  await watchShifts(page);
  await page.goto(heroes);
  await readThrough(page);
  await expectStill(page, "", 0.001);
});

/** Pages of each kind; the others are made of the same parts. */
for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport: { width: 375, height: 800 } });
    for (const address of [
      "/",
      "/bullet/components",
      "/super/components",
      heroes,
      "/super/components/landing-page/sections/stats",
      "/bullet/components/callout-card",
      "/bullet/templates",
      "/about-us",
      "/privacy",
      "/terms-and-conditions",
      "/how-to-use",
      "/hire-experts",
    ]) {
      test(
        `${address} is accessible and fits, on a phone and when its window gets wide`,
        tagFullRunOnly(colorScheme !== "light" || address !== heroes),
        async ({ page, expectAccessible }) => {
          await page.goto(address);
          // Opened narrow: on a phone some previews wait to be asked for, and come when there is room.
          for (const width of [375, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            await drawFrames(page, 2);
            await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1);
            // A preview is unseen until it has loaded.
            await expect(page.locator("iframe.opacity-0")).toHaveCount(0);
            // In the dark the page is the same but for its colours.
            await expectAccessible(
              page,
              colorScheme === "dark" ? { rules: ["color-contrast", "link-in-text-block"] } : {},
            );
            const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(overhang, `the page is no wider than a window of ${width} px`).toBeLessThanOrEqual(0);
          }
        },
      );
    }
  });
}

test("a wrong address answers 404 in the shop's own clothes", smoke, async ({ page, allowConsole }) => {
  allowConsole(/404/);
  for (const address of [
    "/nowhere",
    "/bullet/components/landing-page/sections/nowhere",
    "/bullet/components/elements/sections/hero",
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("There is no section here");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`).join()))
      .toMatch(/instrument[^,]* loaded/i);
  }
});
