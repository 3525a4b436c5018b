import { expect, type Locator, type Page } from "@playwright/test";

/** What is done to a row is to be seen on a phone and on a wide screen. */
export async function expectOnScreen(page: Page, button: Locator) {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const box = await button.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
}
