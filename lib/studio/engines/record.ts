import { axeWidths, type EngineRecord, wordWidths } from "@/lib/catalogue/quality";
import { compareBoxes, comparePictures } from "../compare";
import { boxes, brokenWords, evenOut } from "../in-page";
import { knownDifference } from "../known-differences";
import { calling, type Engine } from "./engine";

/** Differences at a width that are still there this much narrower: a line that just fits in one engine is none. */
const nudge = 8;

/** What an engine makes of a section, beside Chromium. */
export async function measureEngine(
  engine: Engine,
  chromium: Engine,
  section: { id: string; address: string },
): Promise<EngineRecord> {
  const differences: string[] = [];
  for (const width of axeWidths) {
    if ((await compareAt(width, engine, chromium, section)).length === 0) continue;
    const found = await compareAt(width - nudge, engine, chromium, section);
    differences.push(...found.map((difference) => `${width} px: ${difference}`));
  }
  return { version: engine.version, differences, broken: await brokenIn(engine, section.address) };
}

/** Words that an engine breaks inside, with the width. */
export async function brokenIn(engine: Engine, address: string): Promise<string[]> {
  const found: string[] = [];
  await engine.open(address, wordWidths[0]);
  for (const width of wordWidths) {
    await engine.resize(width);
    const words = await engine.evaluate<string[]>(calling(brokenWords));
    found.push(...words.map((word) => `${width} px: ${word}`));
  }
  return found;
}

async function compareAt(
  width: number,
  engine: Engine,
  chromium: Engine,
  { id, address }: { id: string; address: string },
): Promise<string[]> {
  const [one, other] = [await looks(chromium, address, width), await looks(engine, address, width)];
  const found = [...compareBoxes(one.boxes, other.boxes), ...(await comparePictures(one.picture, other.picture))];
  return found.filter((difference) => !knownDifference(id, engine.name, difference));
}

async function looks(engine: Engine, address: string, width: number) {
  await engine.open(address, width);
  await engine.evaluate(calling(evenOut));
  const found = await engine.evaluate<ReturnType<typeof boxes>>(calling(boxes));
  return { boxes: found, picture: await engine.picture() };
}
