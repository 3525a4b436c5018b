import { join } from "node:path";
import type { Section } from "@/lib/catalogue/catalogue";
import type { QualityRecord } from "@/lib/catalogue/records/quality";
import { openBrowser } from "@/tools/sections/engines/camera";
import { openChromium } from "@/tools/sections/engines/chromium";
import { type Engine, type EngineName, otherEngines } from "@/tools/sections/engines/engine";
import { openFirefox } from "@/tools/sections/engines/firefox";
import { findBrokenIn, measureEngine } from "@/tools/sections/engines/record";
import { openWebKit } from "@/tools/sections/engines/webkit";
import { getFolder } from "@/tools/sections/proof-cases";
import { readRecord, writeRecord } from "@/tools/sections/records";
import { openStudio, root, type Studio } from "@/tools/sections/server";
import { measureAccess, measureForced, measureLayout } from "./measure";

/**
 * `npm run quality [-- <category>/<slug> …]`: measures every section, or those named, whose inputs have changed in Chromium,
 * and in Firefox and WebKit where they are installed, and writes `quality.json` beside it, the record the shop shows and the tests hold every section to.
 * A section that hasn't changed and is without findings keeps its record, also that of an engine which isn't here.
 */
const date = new Date().toISOString().slice(0, 10);
const studio = await openStudio();
const { computeFingerprint } = await studio.load<typeof import("@/tools/sections/hashes/fingerprint")>(
  "tools/sections/hashes/fingerprint.ts",
);
const browser = await openBrowser();
const chromium = await openChromium(browser);
const others: Record<EngineName, Engine | undefined> = {
  firefox: await openFirefox(),
  webkit: await openWebKit(studio.origin),
};
for (const name of otherEngines) console.log(others[name] ? `${name} ${others[name].version}` : `${name}: not here`);
try {
  const named = process.argv.slice(2);
  const all = await studio.sections();
  const unknown = named.filter((name) => !all.some((section) => getFolder(section) === name));
  if (unknown.length > 0)
    throw new Error(`There is no section ${unknown.join(", ")}. Say folders like hero/portal-window.`);
  for (const section of all) {
    if (named.length > 0 && !named.includes(getFolder(section))) continue;
    const hash = await computeFingerprint(section, join(root, "public"));
    const known = await readRecord<Partial<QualityRecord>>(section, "quality.json");
    const kept = known?.hash === hash && known.chromium !== undefined && isClean(known) ? known : undefined;
    const missing = otherEngines.filter((name) => others[name] && !kept?.[name]);
    if (kept && missing.length === 0) continue;
    const address = `${studio.origin}/${section.lines[0]}/page/${section.id}`;
    const record: Partial<QualityRecord> = kept
      ? { ...kept, date }
      : {
          hash,
          date,
          ...(await measureAll(address, section)),
          firefox: null,
          webkit: null,
          bytes: await bytesOf(studio, section),
        };
    for (const name of missing) {
      const engine = others[name];
      if (engine)
        record[name] = await measureEngine(engine, chromium, {
          id: section.id,
          address,
          parts: ownParts(section),
        });
    }
    console.log(section.id, JSON.stringify(record));
    await writeRecord(section, "quality.json", record);
  }
} finally {
  for (const engine of [others.firefox, others.webkit]) await engine?.close();
  await browser.close();
  await studio.close();
}

/** With each of its contents; what was found with one of another trade names it. Other engines see the sample alone. */
async function measureAll(address: string, { examples }: Section) {
  const all = await measure(address);
  for (const { trade } of examples) {
    const own = await measure(`${address}/${trade}`);
    for (const what of ["violations", "overflow", "broken", "small", "forced"] as const) {
      all[what].push(...own[what].map((found) => `${trade}: ${found}`));
    }
    all.lowestContrast = Math.min(all.lowestContrast, own.lowestContrast);
  }
  return all;
}

async function measure(address: string) {
  return {
    ...(await measureAccess(browser, address)),
    ...(await measureLayout(browser, address)),
    broken: await findBrokenIn(chromium, address),
    forced: await measureForced(browser, address),
    chromium: chromium.version,
  };
}

/** What was found once is looked for again: the cause may have been ours. */
function isClean({ violations, overflow, broken, small, forced, firefox, webkit }: Partial<QualityRecord>): boolean {
  const engines = [firefox, webkit].flatMap((engine) => [engine?.differences, engine?.broken]);
  return [violations, overflow, broken, small, forced, ...engines].every((found) => !found?.length);
}

async function bytesOf(studio: Studio, section: Section): Promise<Record<string, number>> {
  const { deliver } = await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
  const { listFormats } = await studio.load<typeof import("@/lib/code/metadata/format")>("lib/code/metadata/format.ts");
  const entries = listFormats(section).map(async (format) => {
    const { bytes } = await deliver({
      section,
      product: section.lines[0] ?? "bullet",
      format,
      origin: "https://silcrow.example",
    });
    return [format, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The pieces that only this page has: its other sections are compared where they are measured, with words of three trades. */
function ownParts({ parts, slug, category }: Section): number[] | undefined {
  return parts?.flatMap((part, index) => (part.slug === slug && part.category === category ? [index] : []));
}
