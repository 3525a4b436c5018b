import type { Locator, Page } from "@playwright/test";
import { expectTold, getToasts } from "@/e2e/support/messages";
import { grantClipboard, lossNoise, missing, offline, settle, updated } from "@/e2e/support/network-failures";
import { chooseAccount, openPopup, signInButtonOf } from "@/e2e/support/people/popup";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

/**
 * What a page fetches later may never come: offline, or because a deployment took the files away. Every action then works
 * or says in its place what happened, nothing that was there goes, and the next ask tries again.
 */
const card = "/bullet/components/callout-card/index-tab";
const ticket = "/bullet/components/landing-page/sections/cta/ticket";
const heroes = "/bullet/components/landing-page/sections/hero";

const copyOf = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Copy for Bullet/ })
    .first();
const searchBox = (page: Page) => page.getByPlaceholder("Search components...");
const payOf = (page: Page) => page.frameLocator('iframe[title="Checkout"]').getByRole("button", { name: /^Pay/ });

const offlineSentence = "You seem to be offline. Check your connection and try again.";
const missingSentence = "We couldn't load this part of the page. Reload the page, or try again in a minute.";
const updatedSentence = "The shop was updated. Reload the page to go on.";

/** Within the few stops of a message. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(target).toBeFocused({ timeout: 200 });
  }).toPass({ timeout: 5_000, intervals: [0] });
}

/** The frame and the page in it stand, and no error page does. */
async function expectWhole(page: Page, title: string) {
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

test.beforeEach(({ allowConsole }) => allowConsole(lossNoise));

test("the page knows its build, and the server says the same", async ({ page, request }) => {
  await page.goto(card);
  const { build } = await (await request.get("/api/version")).json();
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  expect(await page.locator("html").getAttribute("data-build")).toBe(build);
  await page.goto("/no-such-page");
  expect(await page.locator("html").getAttribute("data-build")).toBe(build);
});

test("a framed preview whose code did not come stays a photograph, and comes when it is asked for again", async ({
  page,
  request,
}) => {
  const html = await (await request.get(card)).text();
  const chunks = "**/_next/static/chunks/*.js";
  // What the document names comes, what is fetched on demand does not.
  await page.route(chunks, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(card);
  const again = page.getByRole("button", { name: /^Not loaded\. Try again ?: the live preview of Index tab/ });
  await expect(again).toBeVisible();
  await expectWhole(page, "Index tab");
  await page.unroute(chunks);
  await again.click();
  await expect(page.getByTitle("Index tab, live preview")).toBeVisible();
});

for (const loss of [offline, missing]) {
  test(
    `copying works or says why not, and works again afterwards, ${loss.name}`,
    tagFullRunOnly(loss === missing),
    async ({ page, context }) => {
      await grantClipboard(context);
      await page.goto(card);
      await settle(page);
      const restore = await loss.begin(page);
      await copyOf(page).focus();
      await page.keyboard.press("Enter");
      if (loss === offline) await expect(getToasts(page)).toContainText(`Not copied${offlineSentence}`);
      else {
        // The panel that says where to paste can't come: in its place the same is said in short, and the message goes by itself.
        await expect(getToasts(page)).toContainText("Copied for Bullet");
        await expect(page.getByRole("main").getByText(/^Paste /)).toBeVisible();
        await expect(getToasts(page).getByRole("listitem")).toHaveCount(0);
      }
      await expectWhole(page, "Index tab");
      await expect(copyOf(page)).toBeFocused();
      await restore();
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await copyOf(page).click();
      await expect(getToasts(page)).toContainText("Copied for Bullet");
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("notion");
    },
  );

  test(
    `the search says that it can't open, and opens afterwards, ${loss.name}`,
    tagFullRunOnly(loss === offline),
    async ({ page }) => {
      await page.goto(card);
      await settle(page);
      const restore = await loss.begin(page);
      await page.keyboard.press("/");
      const sentence = loss === offline ? offlineSentence : missingSentence;
      await expect(getToasts(page)).toContainText(`The search didn't open${sentence}`);
      // Offline a reload would end on the browser's own error page.
      await expect(getToasts(page).getByRole("button", { name: "Reload" })).toHaveCount(loss === missing ? 1 : 0);
      await expectWhole(page, "Index tab");
      const button = page.getByRole("banner").getByRole("button", { name: "Search components..." });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(getToasts(page).getByRole("listitem"), "the same message stands once").toHaveCount(1);
      await expect(button).toBeFocused();
      await restore();
      await page.keyboard.press("Enter");
      await expect(searchBox(page)).toBeFocused();
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  );
}

test("without a connection buying says why not, and opens the checkout afterwards", async ({ page, login }) => {
  await login();
  await page.goto(heroes);
  const buy = page.getByRole("button", { name: /^Buy for \$/ }).first();
  await expect(buy).toBeVisible();
  await settle(page);
  const restore = await offline.begin(page);
  await buy.click();
  await expect(getToasts(page)).toContainText(`${offlineSentence} Nothing was charged.`);
  await expectWhole(page, "Hero");
  await restore();
  await buy.click();
  await expect(payOf(page)).toBeVisible();
});

test("a buy button whose code did not come asks for it again", async ({ page, login }) => {
  await login();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // Nobody can buy before it is known who is there: until then the code isn't asked for.
  await page.route("**/api/users/me/live", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(heroes);
  await page.waitForLoadState("load");
  const restore = await missing.begin(page);
  answer();
  const buy = page.getByRole("button", { name: /^Buy for \$/ }).first();
  await expect(buy).toBeVisible();
  await buy.click();
  await expect(getToasts(page)).toContainText("The checkout didn't open");
  await expect(getToasts(page)).toContainText(missingSentence);
  await expectWhole(page, "Hero");
  await restore();
  await buy.click();
  await expect(payOf(page)).toBeVisible();
});

test("without a connection signing in says why not, and works afterwards", tagFullRunOnly(), async ({ page }) => {
  await page.goto("/login");
  await settle(page);
  const restore = await offline.begin(page);
  await signInButtonOf(page).click();
  await expect(getToasts(page)).toContainText(`Sign in with google failed${offlineSentence}`);
  expect(page.context().pages(), "no window is left with the browser's own error page").toHaveLength(1);
  await expectWhole(page, "Sign in");
  await restore();
  const popup = await openPopup(page);
  await expectTold(page, "Welcome to Bullet", () => chooseAccount(popup, /Ruth Osei-Lund/));
});

test("without a connection a link leaves the page as it is, and leads on afterwards", async ({ page }) => {
  await page.goto("/about-us");
  await settle(page);
  const restore = await offline.begin(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Hero" });
  await link.click();
  await expect(getToasts(page)).toContainText("You seem to be offline");
  await expect(getToasts(page)).toContainText("This page stays.");
  await expectWhole(page, "About");
  await restore();
  await link.click();
  await expect(page).toHaveURL(heroes);
  await expectWhole(page, "Hero");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a link that leaves the shop's frame stays, too, without a connection", tagFullRunOnly(), async ({ page }) => {
  await page.goto("/about-us");
  await settle(page);
  const restore = await offline.begin(page);
  const link = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Live Preview" });
  await link.click();
  await expect(getToasts(page)).toContainText("You seem to be offline");
  await expectWhole(page, "About");
  await restore();
  const opened = page.waitForEvent("popup");
  await link.click();
  await expect(await opened).toHaveURL("/bullet/page/1");
});

test.describe("after a deployment", () => {
  test("copying offers to reload, once, by keyboard as well", async ({ page, context }) => {
    await grantClipboard(context);
    await page.goto(card);
    await settle(page);
    const restore = await updated.begin(page);
    await copyOf(page).click();
    const offer = getToasts(page).getByRole("listitem");
    await expect(offer).toContainText(`Not copied${updatedSentence}`);
    await copyOf(page).click();
    await page.keyboard.press("/");
    await expect(offer).toContainText(`The search didn't open${updatedSentence}`);
    await expect(offer, "one offer at a time").toHaveCount(1);
    await expectWhole(page, "Index tab");
    await restore();
    await page.keyboard.press("Alt+t");
    await expect(getToasts(page).getByRole("list")).toBeFocused();
    await tabTo(page, offer.getByRole("button", { name: "Reload" }));
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
    await copyOf(page).click();
    await expect(getToasts(page)).toContainText("Copied for Bullet");
  });

  for (const library of ["with the toast library", "before the toast library has come"] as const) {
    test(
      `the offer stays until it is closed, and the focus goes back, ${library}`,
      tagFullRunOnly(),
      async ({ page }) => {
        const hasLibrary = library === "with the toast library";
        // The library is fetched when the browser is idle.
        if (!hasLibrary) {
          await page.addInitScript(() => {
            window.requestIdleCallback = () => 0;
          });
        }
        await page.goto(card);
        await settle(page);
        // Only the library's region can hold the focus itself.
        await expect(page.locator("section[aria-label^=Messages][tabindex]")).toHaveCount(hasLibrary ? 1 : 0);
        await updated.begin(page);
        await copyOf(page).focus();
        await page.keyboard.press("Enter");
        const offer = getToasts(page).getByRole("listitem");
        await expect(offer).toBeVisible();
        await page.keyboard.press("Alt+t");
        await tabTo(page, offer.getByRole("button", { name: "Close this message" }));
        await page.keyboard.press("Enter");
        await expect(offer).toHaveCount(0);
        await expect(copyOf(page)).toBeFocused();
      },
    );
  }

  test("reading code offers to reload in its place", async ({ page, login }) => {
    await login({ isLifetime: true });
    await page.goto(ticket);
    await settle(page);
    await updated.begin(page);
    await page.getByRole("heading", { name: "Code" }).scrollIntoViewIfNeeded();
    await page.getByRole("tab", { name: "Vue" }).click();
    const alert = page.getByRole("region", { name: "Code", exact: true }).getByRole("alert");
    await expect(alert).toContainText(updatedSentence);
    await expect(alert.getByRole("button", { name: "Reload" })).toBeVisible();
    await expectWhole(page, "Ticket");
  });

  test("a link leads to its page", tagFullRunOnly(), async ({ page }) => {
    await page.goto("/about-us");
    await settle(page);
    await updated.begin(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Hero" }).click();
    await expect(page).toHaveURL(heroes);
    await expectWhole(page, "Hero");
  });
});

test.describe("in the account, after a deployment", () => {
  test("a site that can't be saved keeps its words", async ({ page, login, db }) => {
    const { id } = await login();
    await page.goto("/account");
    await settle(page);
    const restore = await updated.begin(page);
    await page.getByRole("button", { name: "Add a site" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Marram");
    await dialog.getByLabel("Address").fill("marram.example");
    await dialog.getByRole("button", { name: "Add site" }).click();
    const alert = dialog.getByRole("alert");
    await expect(alert).toContainText(`${updatedSentence} Copy what you typed first: a reload clears it.`);
    await expect(alert.getByRole("button", { name: "Reload" })).toBeVisible();
    await expect(dialog.getByLabel("Name")).toHaveValue("Marram");
    await expect(dialog.getByLabel("Address")).toHaveValue("marram.example");
    await expectWhole(page, "Account");
    await restore();
    await dialog.getByRole("button", { name: "Add site" }).click();
    await expect(getToasts(page)).toContainText("Site added");
    expect(await db.site.count({ where: { userId: id, siteName: "Marram" } })).toBe(1);
  });

  test("the editor keeps what is typed, also past the reload that it asks for", async ({ page, login, db }) => {
    const { id } = await login({ isLifetime: true });
    await page.goto("/account/components");
    await page.getByLabel("Section", { exact: true }).selectOption("silcrow-cta-ticket");
    await page.getByRole("button", { name: "Start editing" }).click();
    const form = page.getByRole("form", { name: "Words of Ticket" });
    const title = form.getByLabel("Headline", { exact: true });
    await expect(title).toBeVisible();
    await settle(page);
    const restore = await updated.begin(page);
    await title.fill("Bring a coat");
    const status = page.getByRole("status").filter({ hasText: "in your account" });
    await expect(status).toContainText(`Not saved in your account. ${updatedSentence} What you wrote is still here.`);
    await expect(title).toHaveValue("Bring a coat");
    await restore();
    await Promise.all([page.waitForEvent("load"), status.getByRole("button", { name: "Reload" }).click()]);
    await expect(title).toHaveValue("Bring a coat");
    await expect(status).toHaveText("Saved in your account.");
    await expect
      .poll(async () => JSON.stringify(await db.component.findMany({ where: { userId: id } })))
      .toContain("Bring a coat");
  });
});

test.describe("code of a page that doesn't come", () => {
  const breakChunk = (page: Page) =>
    // As the bundler's runtime fails when a page's own code is gone.
    page.addInitScript(() => {
      window.IntersectionObserver = class {
        observe() {
          throw Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });
        }
        unobserve() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
    });

  test("has the page loaded anew, once, and then says so", async ({ page }) => {
    await breakChunk(page);
    const loads: string[] = [];
    page.on("load", (loaded) => loads.push(loaded.url()));
    await page.goto(heroes);
    await expect.poll(() => loads.length, { timeout: 20_000 }).toBe(2);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("This page broke on our side");
    await expect(page.getByRole("banner")).toBeVisible();
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Try again" }).click()]);
    expect(loads).toHaveLength(3);
  });

  test("of the frame, too", tagFullRunOnly(), async ({ page }) => {
    await page.addInitScript(() => {
      // Gone the first time only: the next document brings its own.
      if (sessionStorage.getItem("gone")) return;
      sessionStorage.setItem("gone", "1");
      const add = window.addEventListener;
      window.addEventListener = function (this: Window, type: string, ...rest: unknown[]) {
        if (type === "storage") throw Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });
        Reflect.apply(add, this, [type, ...rest]);
      } as typeof add;
    });
    const loads: string[] = [];
    page.on("load", (loaded) => loads.push(loaded.url()));
    await page.goto("/about-us");
    await expect.poll(() => loads.length, { timeout: 20_000 }).toBe(2);
    await settle(page);
    await expectWhole(page, "About");
  });

  test(
    "without a connection is told as that, and the button waits for one",
    tagFullRunOnly(),
    async ({ page, context, expectAccessible }) => {
      await breakChunk(page);
      await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
      await page.goto(heroes);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("You seem to be offline");
      await expectAccessible(page);
      await context.setOffline(true);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("main").getByRole("status")).toContainText("The shop can't be reached yet.");
      await context.setOffline(false);
      await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Try again" }).click()]);
    },
  );
});
