import type { Frame, Page } from "@playwright/test";
import { blockPolicy, printHostPage } from "./host-page";
import { type MeasuredBlock, measureBlock } from "./measure-block";

/** Both are nobody's: their requests are answered here. */
const host = "http://page.test";
const inside = "http://block.test";

export interface OpenFrame {
  frame: Frame;
  /** Addresses that anything asked for, but the page and the block themselves. */
  asked: string[];
}

/** Opens a page with an HTML block in it. */
export async function openFrame(view: Page, code: string): Promise<OpenFrame> {
  const asked: string[] = [];
  view.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith("data:") && ![`${host}/`, `${inside}/`].includes(address)) asked.push(address);
  });
  await view.route(`${host}/`, (route) =>
    route.fulfill({ contentType: "text/html", body: printHostPage({ src: `${inside}/` }) }),
  );
  await view.route(`${inside}/`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": blockPolicy },
      body: code,
    }),
  );
  await view.goto(`${host}/`);
  const frame = view.frames().find((one) => one.url().startsWith(inside));
  if (!frame) throw new Error("the block was not opened");
  return { frame, asked };
}

export interface Measured extends MeasuredBlock {
  /** The height that was told last. */
  told: number;
}

/** Measures a block, and what it told. */
export async function measureFrame(view: Page, frame: Frame): Promise<Measured> {
  const inner = await frame.evaluate(measureBlock);
  return { ...inner, told: await view.evaluate(() => window.told.at(-1) ?? 0) };
}
