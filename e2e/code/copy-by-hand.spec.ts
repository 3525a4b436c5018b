import type { Locator, Page } from "@playwright/test";
import { getToasts } from "@/e2e/support/messages";
import { chooseAllOrSome } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

/** A browser that gives no clipboard away, neither by its own name nor by the old way; a person's Ctrl+C works. */
function refuseClipboard(): void {
  const refuse = () => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError"));
  Object.defineProperty(navigator, "clipboard", { value: { write: refuse, writeText: refuse, readText: refuse } });
  document.execCommand = () => false;
}

const boxOf = (page: Page) => page.getByRole("dialog", { name: "Copy it by hand" });
const selected = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: field } = document;
    return field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : null;
  });

interface Place {
  at: string;
  press: (page: Page) => Locator;
  /** What is copied. */
  text: RegExp;
}

const places: Record<string, Place> = {
  "a section": {
    at: "/bullet/components/landing-page/sections/hero/simple-centered",
    press: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Copy for Bullet/ })
        .first(),
    text: /^<sc-hero-simple-centered[\s\S]+>\s*$/,
  },
  "the link to a section": {
    at: "/bullet/components/landing-page/sections/hero",
    press: (page) => page.getByRole("link", { name: "Link to Portal window" }),
    text: /\/hero#portal-window$/,
  },
  "lines of the docs": {
    at: "/docs/agents",
    press: (page) => page.getByRole("button", { name: "Copy the address", exact: true }),
    text: /\/mcp$/,
  },
  "a link that is shared": {
    at: "/bullet/compose?add=silcrow-cta-ticket",
    press: (page) => page.getByRole("button", { name: "Share", exact: true }),
    text: /^http.+\/s\/\w{18}$/,
  },
};

for (const [name, { at, press, text }] of chooseAllOrSome(
  Object.entries(places),
  Object.entries(places).filter(([name]) => name !== "the link to a section"),
)) {
  test(`where the browser refuses to copy ${name}, it stands in a box, selected`, async ({
    page,
    login,
    allowConsole,
    expectAccessible,
  }) => {
    allowConsole(/429 .*editSection/);
    await page.addInitScript(refuseClipboard);
    await login({ isLifetime: true });
    await page.goto(at);
    const button = press(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(boxOf(page)).toBeVisible();
    await expect.poll(() => selected(page)).toMatch(text);
    await expectAccessible(page, { within: "dialog[open]" });
    await expect(getToasts(page).getByRole("listitem")).toHaveCount(0);
    await boxOf(page).getByRole("button", { name: "Close" }).click();
    await expect(boxOf(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test("what is copied by hand counts as copied: what to do next follows", async ({ page, login }) => {
  await page.addInitScript(refuseClipboard);
  await login({ isLifetime: true });
  await page.goto(places["a section"]?.at ?? "");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Copy for Bullet/ })
    .first()
    .click();
  await expect(boxOf(page)).toBeVisible();
  // Part of it isn't the copy.
  await boxOf(page)
    .getByRole("textbox")
    .evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 12));
  await page.keyboard.press("Control+c");
  await expect(boxOf(page)).toBeVisible();
  await boxOf(page).getByRole("button", { name: "Select all" }).click();
  await page.keyboard.press("Control+c");
  await expect(boxOf(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Copied. Now paste it" })).toContainText(
    "Is an older copy on your site already?",
  );
});

test("a link that is copied as it is followed leaves its address selected, also when one is there already", async ({
  page,
}) => {
  await page.addInitScript(refuseClipboard);
  await page.goto(places["the link to a section"]?.at ?? "");
  // The last of what takes the focus from the box.
  await page.evaluate(() => {
    const noted = window as unknown as { lost: number };
    noted.lost = 0;
    addEventListener("blur", ({ target }) => target instanceof HTMLTextAreaElement && noted.lost++, true);
  });
  for (const times of [1, 2]) {
    await page.getByRole("link", { name: "Link to Portal window" }).click();
    await expect(boxOf(page)).toBeVisible();
    await page.waitForFunction((times) => (window as unknown as { lost: number }).lost >= times, times);
    await expect.poll(() => selected(page)).toMatch(/\/hero#portal-window$/);
    await page.keyboard.press("Escape");
    await expect(boxOf(page)).toHaveCount(0);
  }
});
