import { expect } from "@playwright/test";
import { differences, measureSection } from "@/e2e/support/geometry";
import { previewIn } from "@/e2e/support/previews";
import type { ProofCase } from "@/tools/sections/proof-cases";
import { filesOf, openHydrated, type Tools } from "./tools";

/** A section may be wide, or as wide as the window: there it looks like its public preview, and nothing scrolls sideways. */
export async function isWide(
  tools: Tools,
  { product, width, window }: Extract<ProofCase, { proof: "wide" }>,
): Promise<void> {
  const { page, hosts, studio, section } = tools;
  const expected = width === "wide" ? Math.min(window, 1280) : window;
  const code = (await filesOf(tools, { product, width }))[0]?.code ?? "";
  const tag = /<(sc-[\w-]+)[\s>]/.exec(code)?.[1] ?? "";
  await page.setViewportSize({ width: window, height: 4000 });
  await openHydrated(page, hosts.address(product, code));
  const actual = await measureSection(page, tag);
  const { left, scrolls } = await page.evaluate((name) => {
    const wrapper = document.querySelector(name)?.shadowRoot?.querySelector("div");
    return {
      left: wrapper?.getBoundingClientRect().x,
      scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    };
  }, tag);
  expect(left).toBeCloseTo((window - expected) / 2, 0);
  expect(scrolls, "sideways").toBe(false);
  await page.setViewportSize({ width: expected, height: 4000 });
  await page.goto(`${studio.origin}/${product}/page/${section.id}`);
  expect(differences(await previewIn(page, product, "light"), actual).slice(0, 12)).toEqual([]);
}
