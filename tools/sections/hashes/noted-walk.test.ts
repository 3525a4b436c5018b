import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashInputs, noteHashes, readNotedHashes } from "./noted-walk";

const root = mkdtempSync(join(tmpdir(), "silcrow-walk-"));
const files = {
  "package-lock.json": "{}",
  "tools/sections/hashes/section-hashes.ts": `import { print } from "@/lib/code/formats/deliver";\nconsole.log(print);\n`,
  "tools/sections/hashes/evidence-hash.ts": "console.log(1);\n",
  "lib/code/formats/deliver.ts": "export const print = 1;\n",
  "lib/code/element.css": "a {}\n",
  "lib/server/mail/send.ts": "export const send = 1;\n",
  "e2e/support/proofs/pasted.ts": "console.log(2);\n",
  "e2e/support/hosts/super.tsx": "console.log(3);\n",
  "components/sections/cta/ticket/component.tsx": "export default 1;\n",
  "components/sections/cta/ticket/section.ts": `import ticket from "./component";\nexport default ticket;\n`,
  "components/sections/hero/plain/component.tsx": "export default 1;\n",
  "components/sections/hero/plain/section.ts": `import plain from "./component";\nexport default plain;\n`,
  "components/sections/landing-pages/whole/section.ts": `export { default } from "../../cta/ticket/component";\n`,
  "components/sections/reset.css": "a {}\n",
  "components/sections/cta/ticket/proofs.json": "{}\n",
  "components/sections/cta/ticket/version.json": "{}\n",
  "components/art/initials.tsx": "export default 2;\n",
  "public/art/leaf.svg": "<svg/>",
  "public/fonts/serif.woff2": "font",
};

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folders = ["cta/ticket", "hero/plain", "landing-pages/whole"];

/** The sections whose inputs are others with this added to a file. */
async function changedBy(path: string, more: string): Promise<string[]> {
  const before = await hashInputs(root, folders);
  appendFileSync(join(root, path), more);
  const after = await hashInputs(root, folders);
  return folders.filter((folder) => after[folder] !== before[folder]);
}

it.each([
  ["package-lock.json", " "],
  ["lib/code/formats/deliver.ts", "console.log(4);\n"],
  ["lib/code/element.css", "b {}\n"],
  ["components/sections/reset.css", "b {}\n"],
  ["e2e/support/proofs/pasted.ts", "console.log(4);\n"],
  ["e2e/support/hosts/super.tsx", "console.log(4);\n"],
  ["components/art/initials.tsx", "export const more = 1;\n"],
  ["public/art/leaf.svg", " "],
  ["public/fonts/serif.woff2", "s"],
])("another %s has all sections printed", async (path, more) => {
  expect(await changedBy(path, more)).toEqual(folders);
});

it.each([
  // A comment, too: the source itself is delivered.
  ["cta/ticket/component.tsx", ["cta/ticket", "landing-pages/whole"]],
  ["hero/plain/component.tsx", ["hero/plain"]],
  ["hero/plain/section.ts", ["hero/plain"]],
  ["landing-pages/whole/section.ts", ["landing-pages/whole"]],
])("another %s has the sections printed that it is part of", async (path, sections) => {
  expect(await changedBy(`components/sections/${path}`, "// Anything.\n")).toEqual(sections);
});

it.each([
  ["lib/code/formats/deliver.ts", "// A comment.\n"],
  ["lib/server/mail/send.ts", "console.log(4);\n"],
  ["components/sections/cta/ticket/proofs.json", " "],
  ["components/sections/cta/ticket/version.json", " "],
])("more in %s has none printed", async (path, more) => {
  expect(await changedBy(path, more)).toEqual([]);
});

it("gives back what was noted of the sections whose inputs are the same", () => {
  const hashes = { version: "1.0.0", fingerprint: "f", delivery: "d", evidence: "e", printed: "p" };
  const other = { ...hashes, printed: "q" };
  expect(readNotedHashes(root, { "cta/ticket": "one" }).size).toBe(0);
  noteHashes(root, { "cta/ticket": "one", "hero/plain": "one" }, { "cta/ticket": hashes, "hero/plain": hashes });
  noteHashes(root, { "hero/plain": "two" }, { "hero/plain": other });
  const noted = readNotedHashes(root, { "cta/ticket": "one", "hero/plain": "two" });
  expect([...noted]).toEqual([
    ["cta/ticket", hashes],
    ["hero/plain", other],
  ]);
  expect([...readNotedHashes(root, { "cta/ticket": "another", "hero/plain": "two" }).keys()]).toEqual(["hero/plain"]);
});

it("keeps nothing of a section that is gone", () => {
  const hashes = { version: "1.0.0", fingerprint: "f", delivery: "d", evidence: "e", printed: "p" };
  noteHashes(root, { "hero/gone": "one" }, { "hero/gone": hashes });
  noteHashes(root, { "hero/plain": "one" }, { "hero/plain": hashes });
  expect([...readNotedHashes(root, { "hero/gone": "one", "hero/plain": "one" }).keys()]).toEqual(["hero/plain"]);
});
