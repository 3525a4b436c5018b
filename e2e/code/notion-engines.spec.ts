import { expect, test } from "@/e2e/support/host-test";
import { measureSection } from "@/e2e/support/notion/measure";
import { writeSample } from "@/e2e/support/notion/sample";
import { startNotionSite } from "@/e2e/support/notion/server";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { categoryMeta } from "@/lib/catalogue/categories";
import { type Engine, formatCall } from "@/tools/sections/engines/engine";
import { openFirefox } from "@/tools/sections/engines/firefox";
import { openWebKit } from "@/tools/sections/engines/webkit";

const engines: [string, (origin: string) => Promise<Engine | undefined>][] = [
  ["Firefox", () => openFirefox()],
  ["WebKit", openWebKit],
];
/** Its place depends on what is above it. In Chromium it is compared in a higher window (notion-words.spec.ts). */
const stickingToTheWindow = "silcrow-cta-sticky-strip";
const categories = categoryMeta
  .map(({ slug }) => slug)
  .filter((slug) => !/^(header|footer|callout-card|.*-pages)$/.test(slug));

for (const [name, open] of engines)
  for (const category of categories) {
    test(
      `sections of ${category} are drawn from words as their copies are, in ${name}`,
      tagFullRunOnly(),
      async ({ studio }) => {
        test.setTimeout(1_200_000);
        const site = await startNotionSite();
        const blank = site.address({ host: "super", code: "", callouts: [] });
        const engine = await open(new URL(blank).origin);
        test.skip(!engine, `${name} is not on this machine`);
        if (!engine) return;
        try {
          const { listWordSections } = await studio.load<typeof import("@/tools/test/samples/notion/words")>(
            "tools/test/samples/notion/words.ts",
          );
          const { deliver } =
            await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
          const sections = listWordSections().filter(
            (section) => section.category === category && section.id !== stickingToTheWindow,
          );
          for (const [at, section] of sections.entries()) {
            const { plan, blocks, code } = await writeSample(studio, section.id);
            const { code: copy } = await deliver({ section, product: "super", origin: "", site: { id: "a-site" } });
            const host = at % 2 === 0 ? "super" : "bullet";
            for (const dark of [false, true]) {
              const words = site.address({ host, code, dark, callouts: [{ line: `§ ${plan.name}`, blocks }] });
              const copied = site.address({ host: "super", code: "", dark, callouts: [], copy });
              for (const width of dark ? [708] : [320, 708, 1_440]) {
                await engine.open(words, width);
                const drawn = await engine.evaluate<string[]>(formatCall(measureSection, ".notion-callout"));
                await engine.open(copied, width);
                const expected = await engine.evaluate<string[]>(formatCall(measureSection, "#copy > *"));
                expect(expected.length, section.id).toBeGreaterThan(3);
                expect(drawn, `${section.id}, ${width} px`).toEqual(expected);
              }
            }
          }
        } finally {
          await engine.close();
          await site.close();
        }
      },
    );
  }
