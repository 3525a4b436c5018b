import type { Page, Request } from "@playwright/test";
import { drawFrames } from "@/e2e/support/shifts";

/**
 * Lets the time pass after which a page saves what was changed in it, and waits for the answers to what it then sent.
 * @param page whose clock was installed before it was opened
 */
export async function waitForSave(page: Page): Promise<void> {
  const sent: Request[] = [];
  const note = (request: Request) => void (request.method() === "POST" && sent.push(request));
  page.on("request", note);
  await page.clock.fastForward(10_000);
  await drawFrames(page, 2);
  page.off("request", note);
  await Promise.all(sent.map((request) => request.response()));
}
