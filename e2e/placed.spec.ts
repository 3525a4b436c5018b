import { parse } from "postcss";
import { sectionMarkup } from "../lib/delivery/markup";
import { type Placement, placed } from "../lib/delivery/placed";
import type { HostName } from "./support/hosts/host";
import { type Hosts, startHosts } from "./support/hosts/server";
import { expect, test } from "./support/test";

/** A header or footer put into a site's Head: it stands where it belongs and stays there, whatever the builder does. */
let hosts: Hosts;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.close());

const snippetOf = (placement: Placement, product: "bullet" | "super") =>
  placed(placement, product, {
    name: `${placement}-fixture`,
    markup: sectionMarkup(`<${placement}><b>{{ ours }} </script></b></${placement}>`, `${placement}-fixture`, ""),
    css: parse("b { color: rgb(1, 2, 3) }"),
    content: {},
    isAddressed: false,
  });

const cases: [HostName, "bullet" | "super"][] = [
  ["bullet", "bullet"],
  ["super", "super"],
  ["hostile", "super"],
];

for (const [host, product] of cases) {
  for (const placement of ["header", "footer"] as const) {
    test(`a ${placement} keeps its place in a ${host} page`, async ({ page }) => {
      const head = snippetOf(placement, product);
      await page.goto(hosts.address(host, "<p>text</p>", { head }));
      await page.locator("html[data-hydrated]").waitFor();
      const ours = page.locator(`sc-${placement}-fixture`);

      const stands = async () => {
        await expect(ours).toHaveCount(1);
        await expect(ours.locator("b")).toHaveCSS("color", "rgb(1, 2, 3)");
        const box = await ours.boundingBox();
        const app = await page.locator("#app").boundingBox();
        expect(box?.width).toBe(app?.width);
        if (placement === "header") expect(box?.y).toBeLessThan(app?.y ?? 0);
        else expect(box?.y).toBeGreaterThanOrEqual((app?.y ?? 0) + (app?.height ?? 0) - 1);
      };
      await stands();

      await page.getByRole("button", { name: "other" }).click();
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
    });
  }
}
