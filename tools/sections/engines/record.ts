import { axeWidths, type EngineRecord, wordWidths } from "@/lib/catalogue/records/quality";
import { compareBoxes, comparePictures } from "./compare";
import { type Engine, formatCall } from "./engine";
import { findBrokenWords, measureBoxes, neutralizeDifferences, showPart } from "./in-page";
import { isKnownDifference } from "./known-differences";

/** Differences at a width that are still there this much narrower: a line that just fits in one engine is none. */
const nudge = 8;

interface Measured {
  id: string;
  address: string;
  /** Of a page the parts that are compared, counted from 0, one by one: those that have no record of their own. */
  parts?: readonly number[] | undefined;
}

/** What an engine makes of a section, beside Chromium. */
export async function measureEngine(engine: Engine, chromium: Engine, section: Measured): Promise<EngineRecord> {
  const differences: string[] = [];
  for (const width of axeWidths) {
    const first = await compareAt(width, engine, chromium, section);
    const suspects = first.flatMap((found, part) => (found.length > 0 ? [part] : []));
    if (suspects.length === 0) continue;
    const second = await compareAt(width - nudge, engine, chromium, section);
    for (const part of suspects) {
      differences.push(...(second[part] ?? []).map((difference) => `${width} px: ${difference}`));
    }
  }
  return { version: engine.version, differences, broken: await findBrokenIn(engine, section.address) };
}

/** Words that an engine breaks inside, with the width. */
export async function findBrokenIn(engine: Engine, address: string): Promise<string[]> {
  const found: string[] = [];
  await engine.open(address, wordWidths[0]);
  for (const width of wordWidths) {
    await engine.resize(width);
    const words = await engine.evaluate<string[]>(formatCall(findBrokenWords));
    found.push(...words.map((word) => `${width} px: ${word}`));
  }
  return found;
}

/** The differences of the section, or of each of its parts that is compared. */
async function compareAt(width: number, engine: Engine, chromium: Engine, section: Measured): Promise<string[][]> {
  const [own, other] = [await looks(chromium, section, width), await looks(engine, section, width)];
  return Promise.all(
    own.map(async (one, part) => {
      const twin = other[part] ?? one;
      const found = [...compareBoxes(one.boxes, twin.boxes), ...(await comparePictures(one.picture, twin.picture))];
      return found.filter((difference) => !isKnownDifference(section.id, engine.name, difference));
    }),
  );
}

async function looks(engine: Engine, { address, parts }: Measured, width: number) {
  await engine.open(address, width);
  await engine.evaluate(formatCall(neutralizeDifferences));
  const found: { boxes: ReturnType<typeof measureBoxes>; picture: Buffer }[] = [];
  for (const part of parts ?? [undefined]) {
    if (part !== undefined) await engine.evaluate(formatCall(showPart, part));
    const own = await engine.evaluate<ReturnType<typeof measureBoxes>>(formatCall(measureBoxes));
    found.push({ boxes: own, picture: await engine.picture() });
  }
  return found;
}
