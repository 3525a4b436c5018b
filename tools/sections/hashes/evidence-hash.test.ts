import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { collectResults } from "@/tools/sections/evidence/evidence-report";
import { listCases } from "@/tools/sections/proof-cases";
import { computeEvidenceHash, computeProofHashes, listTriedFormats } from "./evidence-hash";

const root = process.cwd();
const section = findSection("silcrow-cta-ticket");
if (!section) throw new Error("the ticket is gone");

describe("the hash of how sections are tried", () => {
  const copy = mkdtempSync(join(tmpdir(), "silcrow-proofs-"));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  beforeAll(() => {
    for (const name of ["e2e", "lib", "tools/dev", "tools/sections", "tools/test", "tsconfig.json"])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  });
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    const changed = text.replace(from, to);
    expect(changed, file).not.toBe(text);
    writeFileSync(path, changed);
  };

  test("is the same in another place, and with other comments and line breaks", async () => {
    const before = await computeProofHashes(root);
    expect(await computeProofHashes(copy)).toEqual(before);
    change("e2e/support/hosts/super.tsx", "/**", "// A comment.\n\n\n/**");
    change("e2e/support/geometry.ts", "const element =", "const element =\n\n");
    expect(await computeProofHashes(copy)).toEqual(before);
  });

  test.each([
    ["a model page", "e2e/support/hosts/super.tsx", "Footnote", "Footnotes"],
    ["its styles", "e2e/support/hosts/styles.ts", "font-size: 2.5rem", "font-size: 3rem"],
    ["a proof", "e2e/support/proofs/pasted.ts", "run < 5", "run < 6"],
    ["what a proof measures by", "e2e/support/geometry.ts", "tolerance = 1", "tolerance = 2"],
    ["what it waits for", "tools/sections/engines/settled.ts", /await /, "await null; await "],
  ])("is another one when %s changes", async (_, file, from, to) => {
    const before = await computeProofHashes(copy);
    change(file, from, to);
    expect((await computeProofHashes(copy)).section).not.toBe(before.section);
  });

  test("the proof of headers and footers changes their hash alone", async () => {
    const before = await computeProofHashes(copy);
    change("e2e/support/proofs/placed.ts", "run < 5", "run < 6");
    const after = await computeProofHashes(copy);
    expect(after.section).toBe(before.section);
    expect(after.element).not.toBe(before.element);
  });
});

describe("the hash of a section's evidence", () => {
  test("is the same again, and another one with other content, other lines or other proofs", async () => {
    const how = { section: "how", element: "how" };
    const hash = await computeEvidenceHash(section, how, root);
    expect(await computeEvidenceHash(section, { ...how, element: "otherwise" }, root)).toBe(hash);
    const others = [
      computeEvidenceHash(section, { ...how, section: "otherwise" }, root),
      computeEvidenceHash({ ...section, lines: ["bullet"] }, how, root),
      computeEvidenceHash({ ...section, id: "silcrow-cta-two-doors", examples: [] }, how, root),
    ];
    for (const other of await Promise.all(others)) expect(other).not.toBe(hash);
  });
});

test("every format of every line of a section is a case of its evidence", () => {
  for (const category of ["hero", "header", "footer", "callout-card"] as const) {
    const lines = ["bullet", "super"] as const;
    const tried = listCases({ category, slug: "x", lines, examples: [] }).map((one) =>
      "format" in one ? one.format : `paste ${one.product}`,
    );
    for (const format of listTriedFormats({ category })) {
      if (format !== "paste") expect(tried, `${category} as ${format}`).toContain(format);
      else for (const line of lines) expect(tried, `${category} for ${line}`).toContain(`paste ${line}`);
    }
  }
});

test("only what passed at once counts for a section", () => {
  const spec = (folder: string, ...statuses: string[]) => ({
    tests: [
      {
        annotations: [{ type: "section", description: folder }],
        results: statuses.map((status) => ({ status })),
      },
    ],
  });
  const specs = [
    spec("cta/a", "passed"),
    spec("cta/b", "failed"),
    spec("cta/b", "passed"),
    spec("cta/c", "skipped"),
    spec("cta/d", "failed", "passed"),
  ];
  const other = { tests: [{ annotations: [], results: [{ status: "passed" }] }] };
  expect(Object.fromEntries(collectResults({ suites: [{ suites: [{ specs }], specs: [other] }] }))).toEqual({
    "cta/a": { ran: 1, passed: 1 },
    "cta/b": { ran: 2, passed: 1 },
    "cta/c": { ran: 1, passed: 0 },
    "cta/d": { ran: 1, passed: 0 },
  });
});
