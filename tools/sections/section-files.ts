/** What makes each file of a section's folder. */
const makers: Record<string, string> = {
  "section.ts": "write it as in a neighbour, or begin with npm run new:section",
  "component.tsx": "write it as in a neighbour, or begin with npm run new:section",
  "callout.css": "write it as in a neighbour",
  "photographs.json": "npm run thumbnails",
  "quality.json": "npm run quality",
  "evidence.json": "npm run evidence --",
  "version.json": "npm run versions",
  "proofs.json": "npm run prove --",
};

type SectionFolder = { category: string; slug: string };

/** A sentence on a file of a section's folder that is not as it should be, with the command that mends it. */
export function formatMending({ category, slug }: SectionFolder, file: string, problem: string): string {
  const folder = `${category}/${slug}`;
  const maker = makers[file] ?? "";
  return `components/sections/${folder}/${file} ${problem}: ${maker}${maker.endsWith("--") ? ` ${folder}` : ""}`;
}

/** A sentence on every file that a section's folder lacks. */
export function findMissingFiles(folder: SectionFolder, present: readonly string[]): string[] {
  const drawn = folder.category === "callout-card" ? "callout.css" : "component.tsx";
  return ["section.ts", drawn, "photographs.json", "quality.json", "evidence.json", "version.json", "proofs.json"]
    .filter((file) => !present.includes(file))
    .map((file) => formatMending(folder, file, "is missing"));
}
