import type { Page } from "@playwright/test";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

/** What the document stops: each way to look into it, and what is to stay as it is. */
const stopped = (page: Page) =>
  page.evaluate(() => {
    const send = (on: Element, event: Event) => !on.dispatchEvent(event);
    const press = (key: string, held: KeyboardEventInit = {}) =>
      send(document.body, new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
    const rightClick = (on: Element) =>
      send(on, new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "mouse" }));
    const both = { ctrlKey: true, shiftKey: true };
    const field = document.querySelector("input, textarea");
    return {
      looking: [rightClick(document.body), press("F12"), press("I", both), press("J", both), press("C", both)],
      source: press("u", { ctrlKey: true }),
      copying: press("c", { ctrlKey: true }),
      field: field !== null && rightClick(field),
    };
  });

const guarded = { looking: [true, true, true, true, true], source: true, copying: false, field: false };

const nobody = "00000000-0000-4000-8000-000000000000";

/** One of each kind of document that the shop answers with. */
const documents: [kind: string, address: string][] = [
  ["a prerendered page", "/"],
  ["a page that is drawn now", "/login"],
  ["a page that no route knows", "/no-such-page"],
  ["a page that is drawn now and isn't there", "/s/nothing"],
  ["a page that is for others", "/account/admin"],
  ["a page that a route doesn't have", "/bullet/components/landing-page/sections/hero/none"],
  ["the sign-in window", "/login/popup"],
  ["the end of a sign-in", "/login/done"],
  ["a live preview", "/bullet/page/1"],
  ["a live preview drawn when asked for", "/super/page/silcrow-cta-reply-slip"],
  ["the list of live previews", "/super/page"],
  ["a live preview that isn't there", "/bullet/page/99"],
  ["the thanks of a form", `/forms/${nobody}/thanks`],
  ["the page of a letter", "/letters/abc"],
  ["the frame of somebody's site", "/site-frame"],
];

for (const [kind, address] of documents) {
  test(`${kind} is guarded by its own bytes`, smoke, async ({ page, allowConsole }) => {
    allowConsole(/status of 4\d\d/);
    // No script of the shop's ever comes.
    await page.route(/\/_next\/static\/.*\.js/, () => {});
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await stopped(page)).toEqual(guarded);
  });
}

for (const address of ["/s/nothing", "/account/admin", "/account/admin/events/nothing"]) {
  test(`${address} is what every wrong address is, also once its scripts have run`, async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("There is no section here");
    await page.waitForFunction(() => "next" in window && document.readyState === "complete");
    await expect(page).toHaveTitle("Not found · Silcrow");
    expect(await stopped(page)).toEqual(guarded);
  });
}
