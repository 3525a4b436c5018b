import type { Page } from "@playwright/test";
import { expectTold } from "@/e2e/support/messages";
import { actAndClose } from "@/e2e/support/people/popup";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

/** Opens the local account chooser as a customer gets to see it: in the popup. */
async function openChooser(page: Page): Promise<Page> {
  await page.goto("/login");
  const opens = page.waitForEvent("popup");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Sign in|Continue/ })
    .click();
  const popup = await opens;
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  return popup;
}

test("the account chooser can be read and used by everyone", tagFullRunOnly(), async ({ page, expectAccessible }) => {
  const popup = await openChooser(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await popup.emulateMedia({ colorScheme });
    await expectAccessible(popup);
  }
  await popup.keyboard.press("Tab");
  await expect(popup.getByRole("button", { name: /Ines Abara/ })).toBeFocused();
  await popup.keyboard.press("Tab");
  await expectTold(page, "Welcome to Bullet", () => actAndClose(popup, () => popup.keyboard.press("Enter")));
});

test("an address that is none is explained", async ({ page, allowConsole }) => {
  allowConsole(/status of 422/);
  const popup = await openChooser(page);
  await popup.getByLabel("Name").fill("Jordan");
  // Valid to the browser, and no address that could get mail.
  await popup.getByLabel("Email").fill("jordan@nowhere");
  await popup.getByRole("button", { name: "Sign in" }).click();
  await expect(popup.getByRole("alert")).toContainText("no email address");
  await expect(popup.getByLabel("Name")).toHaveValue("Jordan");
});
