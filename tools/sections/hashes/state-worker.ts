import { getFolder } from "@/tools/sections/proof-cases";
import { openStudio, root } from "@/tools/sections/server";
import type { SectionHashes } from "./states";

/** What this process is asked for, and what it answers. */
export type Asked = { folder: string };
export type Answered = { folder: string; hashes: SectionHashes } | { ready: true };

/** A share of the work of walk.ts: hashes sections one by one as its parent names them, and ends with it. */
const studio = await openStudio();
const { computeSectionHashes } = await studio.load<typeof import("./section-hashes")>(
  "tools/sections/hashes/section-hashes.ts",
);
const { computeProofHashes } = await studio.load<typeof import("./evidence-hash")>(
  "tools/sections/hashes/evidence-hash.ts",
);
const sections = new Map((await studio.sections()).map((section) => [getFolder(section), section]));
const how = await computeProofHashes(root);

const answer = (message: Answered) => process.send?.(message);
process.on("disconnect", () => process.exit());
process.on("message", async ({ folder }: Asked) => {
  const section = sections.get(folder);
  if (!section) throw new Error(`There is no section ${folder}`);
  answer({ folder, hashes: await computeSectionHashes(section, how, root) });
});
answer({ ready: true });
