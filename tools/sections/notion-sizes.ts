import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStudio, root } from "./server";

// Writes how large the code of each section is whose words stay in Notion (lib/code/notion/sizes.json). Part of `npm run records`.
const studio = await openStudio();
const { measureNotionCode } = await studio.load<typeof import("@/lib/code/notion/measure-notion-code")>(
  "lib/code/notion/measure-notion-code.ts",
);
const { hasNotionWords } = await studio.load<typeof import("@/lib/code/notion/word-sections")>(
  "lib/code/notion/word-sections.ts",
);
const { once, ...sizes } = await measureNotionCode((await studio.sections()).filter(hasNotionWords));
const sort = (of: Record<string, number>) => Object.fromEntries(Object.entries(of).sort());
const sorted = { once, sections: sort(sizes.sections), drawings: sort(sizes.drawings) };
writeFileSync(join(root, "lib/code/notion/sizes.json"), `${JSON.stringify(sorted, null, 2)}\n`);
await studio.close();
