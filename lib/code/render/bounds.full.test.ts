import { beforeAll, describe, expect, vi } from "vitest";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { pageMarkupScale } from "@/lib/code/markup/markup";
import { getThreadId, readThreadTime } from "@/lib/server/workers/thread-time";
import { drawOnce, testBounds } from "@/tools/test/samples/bound-cases";

vi.setConfig({ testTimeout: 600_000 });

/** What any content may cost, as a multiple of what a whole page with its sample does on the same machine; a page more. */
const allowed = 6;

const thread = getThreadId();
const now = () => readThreadTime(thread) ?? performance.now();

const control = findSection("silcrow-landing-pages-client-portal") as Section;

/** In ms of processor time: the least of three, for what a busy machine or a collection of garbage adds. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3; turn++) {
    const began = now();
    await work();
    best = Math.min(best, now() - began);
  }
  return best;
}

// Content of its own, for the sample as it is has been rendered before.
const drawControl = () => drawOnce(control, { ...control.sample });
let unit = 0;
beforeAll(async () => {
  unit = await timeOf(drawControl);
}, 60_000);

describe.each(listSections().map((section) => [section.id, section] as const))("%s", (_, section) => {
  const most = allowed * (section.parts ? pageMarkupScale : 1);
  beforeAll(() => drawOnce(section, section.sample), 60_000);
  testBounds(section, 100, async (...requested) => {
    const began = now();
    const drawn = await drawOnce(...requested);
    if (now() - began >= most * unit) {
      // Once more, with the control beside it.
      const [took, now] = [await timeOf(() => drawOnce(...requested)), await timeOf(drawControl)];
      expect(took / now, "times what a page takes").toBeLessThan(most);
    }
    return drawn;
  });
});
