import { expect, type Locator, type Page } from "@playwright/test";

/** The region in which toasts appear. */
export const getToasts = (page: Page): Locator => page.getByRole("region", { name: /^Messages/ });

/**
 * Expects a toast with `text` of what `act` does. It is watched for from before: it stays for three seconds, and what ends
 * in another window may take longer to return on a busy machine.
 */
export async function expectTold(page: Page, text: string | RegExp, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([expect(getToasts(page)).toContainText(text, { timeout: 20_000 }), act()]);
}
