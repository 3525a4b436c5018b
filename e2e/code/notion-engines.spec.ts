import { expect, test } from "@/e2e/support/host-test";
import { measureSection } from "@/e2e/support/notion/measure";
import { writeSample } from "@/e2e/support/notion/sample";
import { startNotionSite } from "@/e2e/support/notion/server";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { type Engine, formatCall } from "@/tools/sections/engines/engine";
import { openFirefox } from "@/tools/sections/engines/firefox";
import { openWebKit } from "@/tools/sections/engines/webkit";

/** A plain one, a form, parts in parts, a chart, a table, pictures. */
const some = [
  "cta-ticket",
  "cta-reply-slip",
  "faqs-by-topic",
  "stats-annotated-curve",
  "pricing-comparison-table",
  "team-photo-grid",
];
const engines: [string, (origin: string) => Promise<Engine | undefined>][] = [
  ["Firefox", () => openFirefox()],
  ["WebKit", openWebKit],
];

for (const [name, open] of engines) {
  test(`sections are drawn from words as their copies are, in ${name}`, tagFullRunOnly(), async ({ studio }) => {
    test.setTimeout(600_000);
    const site = await startNotionSite();
    const blank = site.address({ host: "super", code: "", callouts: [] });
    const engine = await open(new URL(blank).origin);
    test.skip(!engine, `${name} is not on this machine`);
    if (!engine) return;
    try {
      const { deliver } = await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
      for (const slug of some) {
        const section = (await studio.sections()).find(({ id }) => id === `silcrow-${slug}`);
        if (!section) throw new Error(`There is no ${slug}`);
        const { plan, blocks, code } = await writeSample(studio, section.id);
        const { code: copy } = await deliver({ section, product: "super", origin: "", site: { id: "a-site" } });
        for (const dark of [false, true]) {
          const words = site.address({ host: "super", code, dark, callouts: [{ line: `§ ${plan.name}`, blocks }] });
          const copied = site.address({ host: "super", code: "", dark, callouts: [], copy });
          for (const width of dark ? [708] : [320, 708, 1_440]) {
            await engine.open(words, width);
            const drawn = await engine.evaluate<string[]>(formatCall(measureSection, ".notion-callout"));
            await engine.open(copied, width);
            const expected = await engine.evaluate<string[]>(formatCall(measureSection, "#copy > *"));
            expect(expected.length, slug).toBeGreaterThan(3);
            expect(drawn, `${slug}, ${width} px`).toEqual(expected);
          }
        }
      }
    } finally {
      await engine.close();
      await site.close();
    }
  });
}
