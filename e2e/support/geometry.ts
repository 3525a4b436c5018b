import type { Page } from "@playwright/test";
import { settle } from "@/tools/sections/engines/camera";

/** One element as the reader sees it, relative to its section. */
export interface Box {
  path: string;
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  background: string;
}

/**
 * Measures every element of the section in a page, in document order; null while it is not there.
 * @param selector the element with the section's shadow root, or for what stands in light DOM the wrapper itself
 */
export async function measureSection(page: Page, selector: string): Promise<Box[] | null> {
  await settle(page);
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    const roots = [document, ...[...document.querySelectorAll("*")].flatMap((element) => element.shadowRoot ?? [])];
    for (const animation of roots.flatMap((root) => root.getAnimations())) {
      // An endless one has no end to go to: it is measured without its effect.
      if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
  });
  return page.evaluate((name) => {
    const element = document.querySelector(name);
    const isHost = element?.localName.startsWith("sc-") || element?.shadowRoot;
    const wrapper = isHost ? element?.shadowRoot?.querySelector("div") : element;
    if (!wrapper) return null;
    const origin = wrapper.getBoundingClientRect();
    return [wrapper, ...wrapper.querySelectorAll("*")].map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return {
        path: `${index}:${element.tagName.toLowerCase()}`,
        // What is not displayed has no place.
        x: element.getClientRects().length > 0 ? x - origin.x : 0,
        y: element.getClientRects().length > 0 ? y - origin.y : 0,
        width,
        height,
        color: style.color,
        background: style.backgroundColor,
      };
    });
  }, selector);
}

/** The section of a live preview. */
export const previewed = "main > div";

/** Sentences on every element that differs by more than `tolerance` pixels or in a colour. */
export function differences(wanted: Box[], actual: Box[] | null, tolerance = 1): string[] {
  if (!actual) return ["the section has no shadow root"];
  if (actual.length !== wanted.length) return [`${actual.length} elements instead of ${wanted.length}`];
  return wanted.flatMap((box, index) => {
    const other = actual[index];
    if (!other || other.path !== box.path) return [`${box.path}: is ${other?.path}`];
    const moved = (["x", "y", "width", "height"] as const).filter((key) => Math.abs(box[key] - other[key]) > tolerance);
    const recoloured = (["color", "background"] as const).filter((key) => box[key] !== other[key]);
    return [...moved, ...recoloured].map((key) => `${box.path}: ${key} ${other[key]} instead of ${box[key]}`);
  });
}
