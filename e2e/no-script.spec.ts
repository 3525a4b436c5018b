import { openStudio, type Studio } from "../lib/studio/server";
import { differences, measureSection, previewed } from "./support/geometry";
import { type Hosts, startHosts } from "./support/hosts/server";
import { expect, test } from "./support/test";

/** The copy without script, in light DOM: as in the preview under both builders' own stylesheets. */
let hosts: Hosts;
let studio: Studio;
test.beforeAll(async () => {
  [hosts, studio] = await Promise.all([startHosts(), openStudio()]);
});
test.afterAll(() => Promise.all([hosts.close(), studio.close()]));

const viewport = { width: 1440, height: 4000 };

for (const host of ["bullet", "super"] as const) {
  test(`sections without script stand in a ${host} page as in their preview`, async ({ page }) => {
    test.setTimeout(180_000);
    const { deliver } = await studio.load<typeof import("../lib/delivery/deliver")>("lib/delivery/deliver.ts");
    for (const section of await studio.sections()) {
      if (section.category === "callout-card") continue;
      await test.step(section.id, async () => {
        const { code } = await deliver({ section, product: "bullet", format: "no-script", origin: "" });
        await page.setViewportSize(viewport);
        const head = "<style>#block-embed { align-self: stretch }</style>";
        await page.goto(hosts.address(host, code, { head }));
        await page.locator("html[data-hydrated]").waitFor();
        const selector = `[data-sc="${section.category}-${section.slug}"]`;
        const actual = await measureSection(page, selector);
        const width = Math.round(actual?.[0]?.width ?? 0);
        await page.setViewportSize({ ...viewport, width });
        await page.goto(`/bullet/page/${section.id}`);
        await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
        const wanted = (await measureSection(page, previewed)) ?? [];
        expect(differences(wanted, actual).slice(0, 10)).toEqual([]);
      });
    }
  });
}
