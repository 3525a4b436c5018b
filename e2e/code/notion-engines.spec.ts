import { expect, test } from "@/e2e/support/host-test";
import { addClass, addStillStyles, hideAndShow, holdCode, runLate, seeCallout } from "@/e2e/support/notion/late";
import { measureSection } from "@/e2e/support/notion/measure";
import { writeSample } from "@/e2e/support/notion/sample";
import { startNotionSite } from "@/e2e/support/notion/server";
import { tagFullRunOnly } from "@/e2e/support/scope";
import { categoryMeta } from "@/lib/catalogue/categories";
import { printWaitingCss } from "@/lib/code/notion/waiting";
import type { Block } from "@/lib/code/notion/words/blocks";
import { calloutSelector } from "@/lib/hosts/callout-blocks";
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

/** What a visitor sees of the page's callout. Runs in the page. */
function look() {
  const callout = document.querySelector(".notion-callout");
  const frame = callout?.shadowRoot?.querySelector<HTMLElement>(".frame");
  const isSeen = (one: Element | null | undefined) => (one?.getClientRects().length ?? 0) > 0;
  const left = [...(callout?.querySelectorAll("a") ?? [])].find((link) => link.textContent === "Left over");
  return {
    title: isSeen(frame) ? (frame?.querySelector("h2")?.textContent ?? "") : null,
    hostsTable: isSeen(callout?.querySelector("table")),
    leftOver: isSeen(left),
    faults: (window as unknown as { hydrationFaults?: string[] }).hydrationFaults,
  };
}

for (const [name, open] of engines)
  for (const host of ["super", "bullet"] as const) {
    test(`edits, navigation and names are followed on ${host} in ${name}`, tagFullRunOnly(), async ({ studio }) => {
      test.setTimeout(300_000);
      const site = await startNotionSite();
      const { plan, blocks, code } = await writeSample(studio, "silcrow-cta-ticket");
      const line = `§ ${plan.name}`;
      const address = site.address({ host, code, callouts: [{ line, blocks }] });
      const engine = await open(new URL(address).origin);
      test.skip(!engine, `${name} is not on this machine`);
      if (!engine) return;
      const see = () => engine.evaluate<ReturnType<typeof look>>(formatCall(look));
      const call = (what: "setCallouts" | "setPage", value: unknown) =>
        engine.evaluate(`void window.${what}(${JSON.stringify(value)})`);
      const drawn = { hostsTable: false, leftOver: false, faults: [] };
      try {
        await engine.open(address, 708);
        await expect.poll(see).toEqual({ ...drawn, title: expect.stringContaining("Write it down once") });
        const edited: Block[] = blocks.map((block) =>
          block.kind === "heading" ? { ...block, runs: [{ text: "Other words" }] } : block,
        );
        const third: Block = { kind: "paragraph", runs: [{ text: "Left over", href: "https://example.com/third" }] };
        await call("setCallouts", [{ line, blocks: [...edited, third] }]);
        await expect.poll(see).toEqual({ ...drawn, title: "Other words", leftOver: true });
        await call("setPage", "other");
        await expect.poll(see).toEqual({ ...drawn, title: null });
        await call("setPage", "home");
        await expect.poll(see).toEqual({ ...drawn, title: "Other words", leftOver: true });
        await call("setCallouts", [{ line: "Just a callout", blocks }]);
        await expect.poll(see).toEqual({ ...drawn, title: null, hostsTable: true });
      } finally {
        await engine.close();
        await site.close();
      }
    });
  }

for (const [name, open] of engines)
  test(
    `callouts that wait for late code are seen once it has run, in ${name}`,
    tagFullRunOnly(),
    async ({ studio }) => {
      test.setTimeout(300_000);
      const site = await startNotionSite();
      const { plan, blocks, code } = await writeSample(studio, "silcrow-cta-ticket");
      const callouts = [1, 2].map(() => ({ line: `§ ${plan.name}`, blocks }));
      const address = site.address({ host: "bullet", code: holdCode(code), callouts });
      const engine = await open(new URL(address).origin);
      test.skip(!engine, `${name} is not on this machine`);
      if (!engine) return;
      const see = () => engine.evaluate<ReturnType<typeof seeCallout>>(formatCall(seeCallout, calloutSelector));
      try {
        await engine.open(address, 708);
        await engine.evaluate(formatCall(addStillStyles, printWaitingCss()));
        expect(await see()).toEqual({ callout: "hidden", below: "hidden" });
        await engine.evaluate(formatCall(runLate));
        await expect.poll(see).toEqual({ callout: "visible", below: "visible" });
        for (const restyle of [addClass, hideAndShow]) {
          await engine.evaluate(formatCall(restyle, calloutSelector));
          await expect.poll(see).toEqual({ callout: "visible", below: "visible" });
        }
        expect(await engine.evaluate(formatCall(look))).toMatchObject({ title: expect.stringContaining("Write it") });
      } finally {
        await engine.close();
        await site.close();
      }
    },
  );

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
