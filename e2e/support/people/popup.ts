import type { Locator, Page } from "@playwright/test";

/** Does in `popup` what closes it. It may be gone before the browser confirms the act: that is success, too. */
export async function actAndClose(popup: Page, act: () => Promise<void>): Promise<void> {
  await act().catch((error: Error) => {
    if (!popup.isClosed()) throw error;
  });
}

/** Clicks what closes the window in which it stands. */
export function clickAndClose(target: Locator): Promise<void> {
  return actAndClose(target.page(), () => target.click());
}

/** Takes a listed account at the identity provider, in a popup that closes with it. */
export function chooseAccount(popup: Page, name: RegExp): Promise<void> {
  return clickAndClose(popup.getByRole("button", { name }));
}
