import { expect } from "@playwright/test";
import { differences, measureSection } from "@/e2e/support/geometry";
import { inPage } from "@/e2e/support/light-copies";
import { previewIn } from "@/e2e/support/previews";
import type { ProofCase } from "@/tools/sections/proof-cases";
import { filesOf, openHydrated, type Tools, viewport } from "./tools";

/**
 * A copy in light DOM looks as in the preview: under both builders' own stylesheets, among the utilities of a framework, in
 * both of the host's schemes, and in a block that shrinks to its content.
 */
export async function standsInLightDom(
  tools: Tools,
  { format, host }: Extract<ProofCase, { proof: "light" }>,
): Promise<void> {
  const { page, hosts, studio, section } = tools;
  const product = section.lines[0] ?? "bullet";
  const code = await inPage[format](await filesOf(tools, { product, format }));
  const selector = `[data-sc="${section.category}-${section.slug}"]`;
  const inHost = async (dark: boolean) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, hosts.address(host, code, { dark }));
    return measureSection(page, selector);
  };
  const light = await inHost(false);
  const dark = await inHost(true);
  const width = Math.round(light?.[0]?.width ?? 0);
  expect(width, "the section fills the column").toBeGreaterThan(600);

  await page.setViewportSize({ ...viewport, width });
  const fit = format === "no-script" ? "?width=column" : "";
  await page.goto(`${studio.origin}/${product}/page/${section.id}${fit}`);
  expect(differences(await previewIn(page, host, "light"), light).slice(0, 10), "light").toEqual([]);
  expect(differences(await previewIn(page, host, "dark"), dark).slice(0, 10), "dark").toEqual([]);
}
