import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inputsHash, notedWalk, noteWalk } from "./noted-walk";

const root = mkdtempSync(join(tmpdir(), "silcrow-walk-"));
const files = {
  "package-lock.json": "{}",
  "lib/studio/section-hashes.ts": `import { print } from "../delivery/deliver";\nconsole.log(print);\n`,
  "lib/studio/evidence-hash.ts": "console.log(1);\n",
  "lib/delivery/deliver.ts": "export const print = 1;\n",
  "lib/delivery/element.css": "a {}\n",
  "lib/mail/send.ts": "export const send = 1;\n",
  "e2e/support/proofs/pasted.ts": "console.log(2);\n",
  "e2e/support/hosts/super.tsx": "console.log(3);\n",
  "components/sections/cta/ticket/component.tsx": "export default 1;\n",
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

it.each([
  ["package-lock.json", " "],
  ["lib/delivery/deliver.ts", "console.log(4);\n"],
  ["lib/delivery/element.css", "b {}\n"],
  ["e2e/support/proofs/pasted.ts", "console.log(4);\n"],
  ["e2e/support/hosts/super.tsx", "console.log(4);\n"],
  ["components/sections/cta/ticket/component.tsx", "// Anything: its source is delivered.\n"],
  ["components/art/initials.tsx", "export const more = 1;\n"],
  ["public/art/leaf.svg", " "],
  ["public/fonts/serif.woff2", "s"],
])("another %s asks for another walk", async (path, more) => {
  const before = await inputsHash(root);
  appendFileSync(join(root, path), more);
  expect(await inputsHash(root)).not.toBe(before);
});

it.each([
  ["lib/delivery/deliver.ts", "// A comment.\n"],
  ["lib/mail/send.ts", "console.log(4);\n"],
  ["components/sections/cta/ticket/proofs.json", " "],
  ["components/sections/cta/ticket/version.json", " "],
])("more in %s changes nothing", async (path, more) => {
  const before = await inputsHash(root);
  appendFileSync(join(root, path), more);
  expect(await inputsHash(root)).toBe(before);
});

it("is read back while its inputs are the same", () => {
  const hashes = { version: "1.0.0", fingerprint: "f", delivery: "d", evidence: "e", printed: "p" };
  expect(notedWalk(root, "one")).toBeUndefined();
  noteWalk(root, { inputs: "one", sections: { "cta/ticket": hashes } });
  expect(notedWalk(root, "one")).toEqual({ "cta/ticket": hashes });
  expect(notedWalk(root, "another")).toBeUndefined();
});
