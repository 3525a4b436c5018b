import { performance } from "node:perf_hooks";
import { openStudio } from "@/tools/sections/server";
import { computeMedian } from "./median";

const rounds = 9;

/**
 * What rendering and printing costs. Cold is the first time a section is asked for in this process (its modules
 * included), warm the median of the following ones. Timings are for comparing within one run.
 */
export async function benchSections(): Promise<void> {
  const studio = await openStudio();
  const { deliver } = await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
  const { listFormats } = await studio.load<typeof import("@/lib/code/metadata/format")>("lib/code/metadata/format.ts");
  const { renderPreviewDocument } =
    await studio.load<typeof import("@/lib/code/previews/preview")>("lib/code/previews/preview.ts");
  const sections = await studio.sections();

  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };

  const rows: Record<string, Record<string, number | string>> = {};
  const cold: number[] = [];
  const warm: number[] = [];
  for (const section of sections) {
    const product = section.lines[0] ?? "bullet";
    const paste = () => deliver({ section, product, origin: "https://silcrow.example" });
    const first = await timed(paste);
    const again = [];
    for (let round = 0; round < rounds; round++) again.push(await timed(paste));
    cold.push(first);
    warm.push(computeMedian(again));
    const row: Record<string, number | string> = {
      "cold ms": first.toFixed(1),
      "warm ms": computeMedian(again).toFixed(1),
    };
    for (const format of listFormats(section)) {
      const { bytes } = await deliver({ section, product, format, origin: "https://silcrow.example" });
      row[`${format} B`] = bytes;
    }
    rows[section.id] = row;
  }
  console.table(rows);

  const whole = await timed(async () => {
    for (const section of sections)
      for (const product of section.lines) await renderPreviewDocument(product, section.id);
  });
  console.log(
    `${sections.length} sections: median ${computeMedian(cold).toFixed(1)} ms cold, ${computeMedian(warm).toFixed(1)} ms warm; every preview of both lines in ${whole.toFixed(0)} ms`,
  );
  await studio.close();
}
