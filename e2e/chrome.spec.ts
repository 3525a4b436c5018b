import type { Page } from "@playwright/test";
import { drawFrames, expectStill, readThrough, watchShifts } from "./support/shifts";
import { expect, test } from "./support/test";

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

  test("finds categories of both lines by name, the chosen line first, then sections", async ({ page }) => {
    await page.goto("/super/components");
    await searchButton(page).click();
    await searchBox(page).fill("HERO");
    const options = page.getByRole("option");
    await expect(options.nth(0)).toContainText(/Hero\s*Super · Landing page/);
    await expect(options.nth(1)).toContainText(/Hero\s*Bullet · Landing page/);
    await expect(options.nth(2)).toContainText("Simple centered");
    await searchBox(page).fill("zeppelin");
    await expect(page.getByText("No results found")).toBeVisible();
    await expect(page.getByText("Try searching with different keywords")).toBeVisible();
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
  });

  test("closes on a press outside", async ({ page }) => {
    await page.goto("/");
    await searchButton(page).click();
    await expect(searchBox(page)).toBeVisible();
    await page.mouse.click(12, page.viewportSize()?.height ? 700 : 0);
    await expect(searchBox(page)).toBeHidden();
  });
});

test("the product line is remembered, and every link follows it", async ({ page }) => {
  await page.goto("/");
  await expect(mainLink(page, "Components")).toHaveAttribute("href", "/bullet/components");
  expect(await page.evaluate(() => localStorage.getItem("product"))).toBeNull();
  await page.getByRole("navigation", { name: "Product line" }).getByRole("link", { name: "Super" }).click();
  await expect(page).toHaveURL("/super/components");
  expect(await page.evaluate(() => localStorage.getItem("product"))).toBe("super");
  await page.goto("/about-us");
  await expect(mainLink(page, "Components")).toHaveAttribute("href", "/super/components");
  await expect(mainLink(page, "Live Preview")).toHaveAttribute("href", "/super/page/1");
  // Spec §2: the FAQ entry of the navigation links to the stats path.
  await expect(
    page.getByRole("navigation", { name: "Landing page" }).getByRole("link", { name: "FAQs" }),
  ).toHaveAttribute("href", "/super/components/landing-page/sections/stats");
});

test("the banner comes past 300 px on the way down and goes at 400 px on the way up", async ({ page }) => {
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
});

test("right-click and the developer shortcuts are blocked, but not in text fields", async ({ page }) => {
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

test("a preview changes its width and its scheme, and opens alone in a new tab", async ({ page }) => {
  await page.goto(heroes);
  const section = page.getByRole("article", { name: "Simple centered" });
  const frame = section.locator("iframe");
  await expect(section.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await section.getByRole("radio", { name: "Phone, 375 pixels" }).check();
  await expect.poll(async () => Math.round((await frame.boundingBox())?.width ?? 0)).toBe(375);
  await section.getByRole("radio", { name: "Dark" }).check();
  await expect(section.frameLocator("iframe").locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(section.getByRole("link", { name: /full screen in a new tab/ })).toHaveAttribute("target", "_blank");
  await expect
    .poll(() =>
      frame.evaluate((element: HTMLIFrameElement) => {
        const inside = element.contentDocument?.body.getBoundingClientRect().height ?? 0;
        return Math.abs(inside - element.getBoundingClientRect().height);
      }),
    )
    .toBeLessThan(2);
});

test("nothing moves while pages load and previews arrive", async ({ page }) => {
  test.setTimeout(120_000);
  await watchShifts(page);
  for (const address of ["/", heroes, "/super/components"]) {
    await page.goto(address);
    await readThrough(page);
    await expectStill(page, address, 0.001);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });
    for (const width of [1280, 375]) {
      test(`every page is accessible and fits at ${width} px`, async ({ page, expectAccessible }) => {
        test.setTimeout(240_000);
        await page.setViewportSize({ width, height: 800 });
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
          await test.step(address, async () => {
            await page.goto(address);
            await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(1);
            // A preview is unseen until it has loaded.
            await expect(page.locator("iframe.opacity-0")).toHaveCount(0);
            await expectAccessible(page);
            const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(overhang, "the page is no wider than the window").toBeLessThanOrEqual(0);
          });
        }
      });
    }
  });
}

test("a wrong address answers 404 in the shop's own clothes", async ({ page, allowConsole }) => {
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
  }
});
