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

/** The button of the sign-in page. */
export const signInButtonOf = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Continue with/ });

/** Presses the button of the sign-in page and gives the popup, at the identity provider. */
export async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), signInButtonOf(page).click()]);
  await popup.getByRole("heading", { name: "Choose an account" }).waitFor();
  return popup;
}

/** Signs in as somebody new at the identity provider, in a popup that closes with it. */
export async function signInAs(popup: Page, name: string, email: string): Promise<void> {
  await popup.getByLabel("Name").fill(name);
  await popup.getByLabel("Email").fill(email);
  await clickAndClose(popup.getByRole("button", { name: "Sign in", exact: true }));
}
