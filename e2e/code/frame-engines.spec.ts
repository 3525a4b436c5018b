import { askBlock, readTold, startBlockServer } from "@/e2e/support/frames/block-server";
import { printBlock } from "@/e2e/support/frames/print-block";
import { expect, test } from "@/e2e/support/host-test";
import { tagFullRunOnly } from "@/e2e/support/scope";
import type { FrameOptions } from "@/lib/code/formats/frame/print-frame";
import type { Engine, Scheme } from "@/tools/sections/engines/engine";
import { openFirefox } from "@/tools/sections/engines/firefox";
import { openWebKit } from "@/tools/sections/engines/webkit";
import { representatives } from "@/tools/sections/representatives";

// Files for Notion's own HTML block in the engines that frames.spec.ts doesn't try: the block tells the page around it what it measures,
// for it has no origin to be looked into.

const engines: [string, (origin: string, scheme: Scheme) => Promise<Engine | undefined>][] = [
  ["Firefox", (_, scheme) => openFirefox(scheme)],
  ["WebKit", openWebKit],
];

/** The representatives, pictures, what stands on more than the window, typefaces, and a page of several. */
const blocks: { ids: string[]; options?: Partial<FrameOptions> }[] = [
  ...representatives.map((folder) => ({ ids: [folder] })),
  { ids: ["team/photo-grid"] },
  { ids: ["cta/sticky-strip"] },
  { ids: ["header/full-sheet"], options: { theme: { fonts: "mono" } } },
  { ids: ["stats/tally"], options: { theme: { fonts: "editorial" } } },
  { ids: ["header/mark-links-button", "hero/letter-opener", "faqs/by-topic", "footer/colophon"] },
];

for (const [name, open] of engines) {
  for (const scheme of ["light", "dark"] as const) {
    test(`blocks are as high as they say in ${name}, ${scheme}`, tagFullRunOnly(), async ({ studio }) => {
      test.setTimeout(600_000);
      const server = await startBlockServer();
      const engine = await open(server.origin, scheme);
      try {
        test.skip(!engine, `${name} is not on this machine`);
        if (!engine) return;
        for (const [index, { ids, options }] of blocks.entries()) {
          const named = ids.map((folder) => `silcrow-${folder.replace("/", "-")}`);
          const code = await printBlock(studio, named, options);
          // Each way is tried with every other one.
          await engine.open(server.address(code, index % 2 === 0 ? "src" : "srcdoc"), 320);
          await test.step(ids.join(", "), () => expectRight(engine, scheme));
        }
        expect(server.asked).toEqual([]);
      } finally {
        await engine?.close();
        await server.close();
      }
    });
  }
}

/** It is as high as it says at each width, asks for nothing, is drawn with all that is in it, and complains of nothing. */
async function expectRight(engine: Engine, scheme: Scheme): Promise<void> {
  for (const width of [320, 708, 1100]) {
    await engine.resize(width);
    await expect(async () => {
      const { content, height, ...sizes } = await askBlock(engine, "measure");
      const { last: told } = await readTold(engine);
      const seen = `${width} px: ${JSON.stringify({ content, told, height, ...sizes })}`;
      expect(Math.abs(told - content), seen).toBeLessThanOrEqual(1);
      expect(height, seen).toBe(told);
      expect(sizes.width, seen).toBe(width);
      expect(sizes.scrollHeight, seen).toBeLessThanOrEqual(height);
      expect(sizes.scrollWidth, seen).toBeLessThanOrEqual(width);
    }).toPass({ timeout: 15_000 });
  }
  await expectRoomForMenu(engine);
  const { times } = await readTold(engine);
  await askBlock(engine, "measure");
  await askBlock(engine, "measure");
  expect((await readTold(engine)).times, "a block that grows with what it tells").toBe(times);
  const { origin, isDark, ground, pictures, faces, unused, asked } = await askBlock(engine, "read");
  expect(origin).toBe("null");
  expect(isDark).toBe(scheme === "dark");
  const [brightness = 0] = /\d+/.exec(ground)?.map(Number) ?? [];
  expect(brightness < 128, ground).toBe(scheme === "dark");
  expect(pictures.broken).toBe(0);
  expect(faces.filter((face) => !/^sc-[\w-]+: loaded$/.test(face))).toEqual([]);
  expect(unused, "typefaces that nothing is drawn in").toEqual([]);
  expect(asked).toEqual([]);
  expect(await askBlock(engine, "complaints")).toEqual([]);
}

/** What opens has room in the block, and gives it back. */
async function expectRoomForMenu(engine: Engine): Promise<void> {
  const { last: closed } = await readTold(engine);
  if (!(await askBlock(engine, "open"))) return;
  await expect(async () => {
    const { height, scrollHeight } = await askBlock(engine, "measure");
    const menu = await askBlock(engine, "menu");
    expect((await readTold(engine)).last).toBe(height);
    expect(scrollHeight).toBeLessThanOrEqual(height);
    expect(menu).toBeLessThanOrEqual(height);
    expect(menu > 0 || height > closed).toBe(true);
  }).toPass({ timeout: 15_000 });
  if ((await askBlock(engine, "menu")) === 0) return;
  await askBlock(engine, "close");
  await expect.poll(async () => (await askBlock(engine, "measure")).height).toBe(closed);
}
