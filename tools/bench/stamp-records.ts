import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EvidenceRecord } from "@/lib/catalogue/records/evidence";
import type { QualityRecord } from "@/lib/catalogue/records/quality";
import type { CardRecord, PhotographRecord } from "@/lib/catalogue/records/thumbnails";
import { hashCard } from "@/tools/sections/cameras/card";
import { buildNextRecord } from "@/tools/sections/hashes/version-rules";
import { walkSections } from "@/tools/sections/hashes/walk";
import { getFolder, listCases } from "@/tools/sections/proof-cases";
import { readRecord, writeRecord } from "@/tools/sections/records";
import { openStudio, root } from "@/tools/sections/server";

/**
 * Gives the records of a catalogue that was filled up by repeating sections the hashes that they would have if each section
 * had been photographed, measured and tried. Only for a copy of the project (tests.ts): of the shop's own sections it would be a lie.
 */
if (!root.includes("silcrow-catalogue-")) throw new Error("This is for a temporary copy of the project only");

const studio = await openStudio();
try {
  const { listCards, findCardRecord } = await studio.load<typeof import("@/lib/seo/cards")>("lib/seo/cards.ts");
  const { describeDelivery } = await studio.load<typeof import("@/tools/sections/hashes/version-hash")>(
    "tools/sections/hashes/version-hash.ts",
  );
  const walked = await walkSections(root);
  const sections = new Map((await studio.sections()).map((section) => [section.id, section]));
  const ofPages: Record<string, CardRecord> = {};
  for (const card of listCards()) {
    const noted = { hash: hashCard(card, root), version: findCardRecord(card.name)?.version ?? "" };
    const section = sections.get(card.name);
    if (!section) {
      ofPages[card.name] = noted;
      continue;
    }
    const now = walked.sections[getFolder(section)];
    if (!now) throw new Error(`${getFolder(section)} has not been printed`);
    const { fingerprint: hash, delivery, evidence, printed, version } = now;
    const photographs = await readRecord<PhotographRecord>(section, "photographs.json");
    const quality = await readRecord<QualityRecord>(section, "quality.json");
    const tried = await readRecord<EvidenceRecord>(section, "evidence.json");
    await writeRecord(section, "photographs.json", { ...photographs, hash, card: noted });
    await writeRecord(section, "quality.json", { ...quality, hash });
    await writeRecord(section, "version.json", buildNextRecord(undefined, describeDelivery(section, delivery)));
    await writeRecord(section, "evidence.json", {
      ...tried,
      hash: evidence,
      cases: listCases(section).length,
    });
    const { checks } = walked;
    await writeRecord(section, "proofs.json", { printed, checks, date: "2026-11-27", version });
  }
  await writeFile(join(root, "lib/seo/cards.json"), `${JSON.stringify(ofPages, null, 2)}\n`);
} finally {
  await studio.close();
}
