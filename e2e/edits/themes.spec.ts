import type { Page } from "@playwright/test";
import { readShopVariable } from "@/e2e/support/environment";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const list = "/bullet/components/landing-page/sections/cta";
const panel = (page: Page) => page.getByRole("region", { name: "My colors" });
const drawn = (page: Page, name: string) => page.getByRole("group", { name: `${name}, live preview` });
const scheme = (page: Page, name: string) =>
  drawn(page, name)
    .locator(":scope > div")
    .first()
    .evaluate((element) => getComputedStyle(element).colorScheme);

test("the whole catalogue is seen in one's own theme, and copied in it", async ({
  page,
  context,
  login,
  db,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await login({ isLifetime: true });
  await page.goto(list);
  await expect(drawn(page, "Ticket").getByRole("heading")).toBeVisible();
  await page.getByRole("button", { name: "Show all in my colors" }).click();
  await expect(panel(page).getByRole("heading", { name: "My colors" })).toBeFocused();
  await panel(page).getByLabel("Light or dark").selectOption("Always dark");
  await panel(page).getByLabel("Typefaces").selectOption("Like a book: Literata");
  await expect.poll(() => scheme(page, "Ticket")).toBe("dark");
  await expect(drawn(page, "Ticket").getByRole("heading")).toHaveCSS("font-family", /literata/i);
  await expectAccessible(page, { within: "section[aria-labelledby=my-look]" });
  await expect
    .poll(async () => (await db.user.findUniqueOrThrow({ where: { id } })).look)
    .toMatchObject({
      fonts: "book",
      scheme: "dark",
    });

  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await page
    .getByRole("article", { name: "Ticket" })
    .getByRole("button", { name: /^Copy for Bullet/ })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("literata");

  await page.goto(`${list}/last-line`);
  await expect.poll(() => scheme(page, "Last line")).toBe("dark");
  await page.getByRole("button", { name: "My colors: on" }).click();
  await panel(page).getByRole("button", { name: "Switch it off" }).click();
  await expect.poll(() => scheme(page, "Last line")).not.toBe("dark");
  await panel(page).getByRole("button", { name: "Delete my colors" }).click();
  await expect.poll(async () => (await db.user.findUniqueOrThrow({ where: { id } })).look).toEqual({ scheme: "host" });
});

test("an edit takes its theme from one's own site, and says what was taken", async ({ page, allowConsole }) => {
  allowConsole(/400 \(Bad Request\).*lookFromSite/);
  await page.goto(`${list}/ticket#edit`);
  await page.getByRole("tab", { name: "Look" }).click();
  const form = page.getByRole("form", { name: "Look of Ticket" });
  await form.getByLabel("Take it from my site").fill(`${readShopVariable("SAMPLE_SITES")}/super`);
  await form.getByRole("button", { name: "Suggest three looks" }).click();
  const themes = form.getByRole("group", { name: "Looks made of your page" }).getByRole("radio");
  await expect(themes).toHaveCount(3);
  const before = await drawn(page, "Ticket").innerHTML();
  await themes.nth(1).check();
  await expect.poll(() => drawn(page, "Ticket").innerHTML()).not.toBe(before);
  await expect(page.getByText("Kept in this browser.")).toBeVisible();

  await form.getByLabel("Take it from my site").fill("http://169.254.169.254/latest");
  await form.getByRole("button", { name: "Suggest three looks" }).click();
  await expect(form.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expect(themes, "none are left of the page before").toHaveCount(0);
});

test("callout cards are seen and copied in one's theme, too", tagFullRunOnly(), async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/bullet/components/callout-card/index-tab");
  const card = page.frameLocator("iframe[title='Index tab, live preview']").getByText(/\S/).first();
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: "Show all in my colors" }).click();
  await panel(page).getByLabel("Typefaces").selectOption("Like a book: Literata");
  await panel(page).getByLabel("Light or dark").selectOption("Always dark");
  const callout = page.frameLocator("iframe[title='Index tab, live preview']").locator("[class*=callout]").first();
  await expect(callout).toHaveCSS("color-scheme", "dark");
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Copy for Bullet/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("color-scheme: dark");

  await page.getByRole("button", { name: "My colors: on" }).click();
  await panel(page).getByRole("button", { name: "Switch it off" }).click();
  await expect(callout).not.toHaveCSS("color-scheme", "dark");
});
