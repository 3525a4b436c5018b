import type { Browser, Page } from "@playwright/test";
import { type CaptureServer, startCaptureServer } from "@/e2e/support/capture";
import { readShopVariable } from "@/e2e/support/environment";
import { maxRetries } from "@/e2e/support/public-pages";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

// The server that has keys for both, and so a content policy that lets them in.
test.use({ baseURL: readShopVariable("SECOND_ADDRESS") });
test.describe.configure({ mode: "default" });

let capture: CaptureServer;
test.beforeEach(async () => {
  capture = await startCaptureServer();
});
test.afterEach(() => capture.close());

/** A shop that has only some of its keys: the browser then talks to this test's own server. */
async function withKeys(page: Page, { analytics = true, chat = false } = {}) {
  // PostHog does not count robots, and knows this browser for one.
  await page.addInitScript(() => {
    const { userAgent } = navigator;
    Object.defineProperty(navigator, "webdriver", { get: () => false });
    // As Playwright has it say; while a page goes it would say its own name again.
    Object.defineProperty(navigator, "userAgent", { get: () => userAgent });
    Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
  });
  await page.route("**/api/client-config", async (route) => {
    const set = await (await route.fetch({ maxRetries })).json();
    await route.fulfill({ json: { analytics: analytics ? set.analytics : null, chat: chat ? set.chat : null } });
  });
}

const marker = "/terms-and-conditions";

/** Opens a page as somebody who may be counted, and waits until they are: whatever was begun before has been sent. */
async function untilAnotherIsCounted(browser: Browser) {
  const page = await browser.newPage();
  await withKeys(page);
  await page.goto(`${readShopVariable("SECOND_ADDRESS")}${marker}`);
  await expect.poll(() => capture.named("$pageview").map(pathOf)).toContain(marker);
  await page.close();
}

/**
 * Goes elsewhere, which a page hears of in any case. Of its window's closing it doesn't once it has been busy for a second: the
 * browser then ends it, and no page can do anything about that.
 */
const leave = (page: Page) => page.goto("/bullet/page/1");

const pathOf = ({ properties }: { properties: Record<string, unknown> }) =>
  new URL(String(properties.$current_url)).pathname;

/** Scripts of the shop that hold PostHog. */
function countPostHog(page: Page) {
  const found: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    const text = await response.text().catch(() => "");
    if (text.includes("$pageleave")) found.push(response.url());
  });
  return found;
}

const addresses = () => capture.named("$pageview").map(({ properties }) => properties.$current_url);
const whoOf = ({ properties }: { properties: Record<string, unknown> }) => properties.distinct_id;

test("every page that is opened is counted with its address, and leaving is", async ({ page, baseURL }) => {
  await withKeys(page);
  await page.goto("/about-us?from=test");
  await expect.poll(addresses).toEqual([`${baseURL}/about-us?from=test`]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect.poll(addresses).toEqual([`${baseURL}/about-us?from=test`, `${baseURL}/privacy`]);
  await page.goBack();
  await expect.poll(addresses).toHaveLength(3);
  expect(addresses()[2]).toBe(`${baseURL}/about-us?from=test`);
  expect(new Set(capture.events.map(whoOf)).size, "one and the same visitor").toBe(1);

  await leave(page);
  await expect.poll(() => capture.named("$pageleave").length).toBe(1);
  const kinds = new Set(capture.events.map(({ event }) => event));
  expect([...kinds].sort(), "and nothing else").toEqual(["$pageleave", "$pageview"]);
  expect(capture.requests.filter((request) => !/^(OPTIONS|POST) \/(e|i\/v0\/e|batch)\/$/.test(request))).toEqual([]);
});

test("a page that is left before anything has loaded is counted, too", async ({ page, baseURL }) => {
  await withKeys(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route("**/api/client-config", async (route) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.fulfill({ json: { analytics: { key: "phc_test", host: capture.address }, chat: null } });
    });
  });
  await page.goto("/about-us");
  await asked;
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy");
  answer();
  await expect.poll(addresses).toEqual([`${baseURL}/about-us`, `${baseURL}/privacy`]);
});

test("whoever signs in is known by id and email, and forgotten when signing out", async ({ page, login }) => {
  await withKeys(page);
  await page.goto("/about-us");
  await expect.poll(addresses).toHaveLength(1);
  const stranger = whoOf(capture.named("$pageview")[0] ?? { properties: {} });

  const { id, email } = await login({ name: "Ada" });
  await page.goto("/privacy");
  await expect.poll(() => capture.named("$identify").length).toBe(1);
  expect(capture.named("$identify")[0]).toMatchObject({
    properties: { distinct_id: id, $anon_distinct_id: stranger },
    $set: { email },
  });

  await page.getByRole("button", { name: "Account of Ada" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("See you again!");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect.poll(() => capture.named("$pageview").length).toBe(3);
  const afterwards = whoOf(capture.named("$pageview").at(-1) ?? { properties: {} });
  expect([id, stranger]).not.toContain(afterwards);
  expect(capture.named("$pageview").at(-1)?.properties.$is_identified).toBe(false);
});

test("somebody who was signed in when they were last here is forgotten when they no longer are", async ({
  page,
  login,
  context,
}) => {
  await withKeys(page);
  const { id } = await login();
  await page.goto("/about-us");
  await expect.poll(() => capture.named("$identify").length).toBe(1);
  await context.clearCookies();
  await page.goto("/privacy");
  await expect.poll(() => capture.named("$pageview").length).toBe(2);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect.poll(() => capture.named("$pageview").length).toBe(3);
  expect(whoOf(capture.named("$pageview")[2] ?? { properties: {} })).not.toBe(id);
});

test("no cookie is set, and nothing typed or clicked is sent", async ({ page, context }) => {
  await withKeys(page);
  await page.goto("/hire-experts");
  await expect.poll(addresses).toHaveLength(1);
  await page.getByLabel("Your name").fill("Ada Weaver");
  await page.getByRole("heading", { name: "Hire experts" }).click();
  await leave(page);
  await expect.poll(() => capture.named("$pageleave").length).toBe(1);
  expect(JSON.stringify(capture.events)).not.toContain("Ada Weaver");
  expect(await context.cookies()).toEqual([]);
});

for (const [name, property, value] of [
  ["do-not-track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
] as const) {
  test(
    `a browser with ${name} is sent nothing and asked nothing`,
    tagFullRunOnly(property !== "doNotTrack"),
    async ({ page, browser }) => {
      await page.addInitScript(
        ([property, value]) => Object.defineProperty(navigator, property, { get: () => value }),
        [property, value] as const,
      );
      await withKeys(page, { chat: true });
      const chunks = countPostHog(page);
      const asked: string[] = [];
      page.on("request", (request) => request.url().includes("client-config") && asked.push(request.url()));
      // The payment script waits for the same idle moment: once it is asked for, ours would have been.
      const idle = page.waitForRequest("**/api/paddle/config");
      await page.goto("/about-us");
      await idle;
      await page.mouse.move(200, 200);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
      await expect(page).toHaveURL("/privacy");
      await leave(page);
      await untilAnotherIsCounted(browser);
      const sent = capture.events.filter((event) => pathOf(event) !== marker);
      const scripts = capture.requests.filter((request) => request.endsWith(".js"));
      expect({ asked, chunks, sent, scripts }).toEqual({ asked: [], chunks: [], sent: [], scripts: [] });
    },
  );
}

test.describe("the other server", () => {
  test.use({ baseURL: readShopVariable("ADDRESS") });

  test("without keys nothing is loaded and nothing is sent", async ({ page, browser, baseURL, request }) => {
    expect(await (await request.get("/api/client-config")).json()).toEqual({ analytics: null, chat: null });
    const chunks = countPostHog(page);
    const elsewhere: string[] = [];
    page.on("request", (sent) => !sent.url().startsWith(`${baseURL}/`) && elsewhere.push(sent.url()));
    const answered = page.waitForResponse("**/api/client-config");
    await page.goto("/about-us");
    await answered;
    await page.mouse.move(200, 200);
    await untilAnotherIsCounted(browser);
    expect(chunks).toEqual([]);
    // The payment emulator stands in for Paddle's own server; data addresses go nowhere.
    expect(elsewhere.filter((url) => /^https?:/.test(url) && !url.endsWith("/paddle.js"))).toEqual([]);
    expect(await page.locator("body > script[src*='chat']").count()).toBe(0);
  });
});

test("the chat comes with the first movement, once", async ({ page }) => {
  await withKeys(page, { analytics: false, chat: true });
  const chunks = countPostHog(page);
  const answered = page.waitForResponse("**/api/client-config");
  await page.goto("/about-us");
  await answered;
  expect(capture.requests).toEqual([]);
  await expect(async () => {
    await page.mouse.move(Math.random() * 300, Math.random() * 300);
    expect(capture.requests).toEqual(["GET /chat.js"]);
  }).toPass();
  await page.keyboard.press("Tab");
  await page.mouse.wheel(0, 400);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy");
  expect(await page.evaluate(() => (window as { chatsLoaded?: number }).chatsLoaded)).toBe(1);
  expect(capture.requests).toEqual(["GET /chat.js"]);
  expect(chunks).toEqual([]);
});
