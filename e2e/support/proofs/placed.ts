import { expect } from "@playwright/test";
import { siteParts } from "@/lib/hosts/hosts";
import type { ProofCase } from "@/tools/sections/proof-cases";
import { openHydrated, type Tools } from "./tools";

type Placed = Omit<Extract<ProofCase, { proof: "placed" }>, "proof">;

/**
 * A header or footer put into a site's Head stands where it belongs and stays there, whatever the builder does, and in place of what the
 * builder has there.
 * @param head the snippet
 */
export async function keepsItsPlace(
  { page, hosts }: Pick<Tools, "page" | "hosts">,
  { placement, host, product }: Placed,
  head: string,
): Promise<void> {
  const { bar, footer } = siteParts[product];
  await openHydrated(page, hosts.address(host, "<p>text</p>", { head }));
  const ours = page.locator(/\bsc-[\w-]+/.exec(head)?.[0] ?? "");
  const stands = async () => {
    await expect(ours).toHaveCount(1);
    const box = await ours.boundingBox();
    const app = await page.locator("#app").boundingBox();
    expect(box?.width).toBe(app?.width);
    if (placement === "header") expect(box?.y).toBeLessThan(app?.y ?? 0);
    else expect(box?.y).toBeGreaterThanOrEqual((app?.y ?? 0) + (app?.height ?? 0) - 1);
    // Of a model without one there is nothing to hide.
    for (const own of await page.locator(placement === "header" ? bar : footer).all()) await expect(own).toBeHidden();
  };
  await stands();

  // The builder's bar may be hidden; its router isn't.
  await page.getByRole("button", { name: "other", includeHidden: true }).dispatchEvent("click");
  await stands();

  // The builder throws it out, and its snippet is run again.
  await ours.evaluate((element) => element.remove());
  await stands();
  const script = head.slice(head.indexOf("<script>") + 8, head.lastIndexOf("</script>"));
  for (let run = 0; run < 5; run++) await page.evaluate(script);
  await stands();
  expect(
    await ours.evaluate((element) => Number(getComputedStyle(element).zIndex)),
    "below the host's menus",
  ).toBeLessThan(40);
}
