import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type HostModel, hostModels } from "@/lib/hosts/models";
import { computeModelHashes, computeNextModels } from "./model-hash";

const root = process.cwd();
const models = Object.keys(hostModels) as HostModel[];
const noted = Object.fromEntries(models.map((model) => [model, hostModels[model].hash]));

test("each sample page is of the version that is noted of it", async () => {
  const mending = "A sample page has changed: `npm run evidence -- stale` gives it its next version and tries on it";
  expect(await computeModelHashes(root), mending).toEqual(noted);
  for (const { version, since } of Object.values(hostModels)) {
    expect(version).toBeGreaterThan(0);
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

describe("the hash of a sample page", () => {
  const copy = mkdtempSync(join(tmpdir(), "silcrow-models-"));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  mkdirSync(join(copy, "lib"));
  for (const name of ["e2e/support/hosts", "lib/hosts"])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

  const all: HostModel[] = ["bullet", "super", "hostile", "framework"];
  test.each<[string, string, string, string, HostModel[]]>([
    ["a comment", "e2e/support/hosts/super.tsx", "/**", "// A comment.\n\n/**", []],
    ["Super's page", "e2e/support/hosts/super.tsx", "Footnote", "Footnotes", ["super", "hostile", "framework"]],
    ["Bullet's page", "e2e/support/hosts/bullet.tsx", "A list of the host", "A list of it", ["bullet"]],
    ["what is known of Bullet", "lib/hosts/bullet.ts", '"notion-app"', '"notion-apps"', ["bullet"]],
    ["the rules of a template", "e2e/support/hosts/styles.ts", "font-size: 64px", "font-size: 65px", ["hostile"]],
    [
      "a framework's",
      "e2e/support/hosts/styles.ts",
      '"mx-auto": "margin: 99px"',
      '"mx-auto": "margin: 98px"',
      ["framework"],
    ],
    ["a reset's", "e2e/support/hosts/styles.ts", "ul { list-style: none; }", "ul { list-style: disc; }", ["bullet"]],
    [
      "what stands around all pages",
      "e2e/support/hosts/document.tsx",
      "<title>Host</title>",
      "<title>A host</title>",
      all,
    ],
  ])("changes with %s, where that is part of it", async (_, file, from, to, touched) => {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    expect(text.includes(from), file).toBe(true);
    writeFileSync(path, text.replace(from, to));
    const hashes = await computeModelHashes(copy);
    writeFileSync(path, text);
    expect(models.filter((model) => hashes[model] !== noted[model]).sort()).toEqual([...touched].sort());
  });
});

test("a sample page that changed gets its next version and its day, and no other does", () => {
  const hashes = Object.fromEntries(models.map((model) => [model, hostModels[model].hash])) as Record<
    HostModel,
    string
  >;
  const next = computeNextModels(hostModels, { ...hashes, hostile: "other" }, "2026-12-24");
  const { version } = hostModels.hostile;
  expect(next).toEqual({ ...hostModels, hostile: { version: version + 1, since: "2026-12-24", hash: "other" } });
});
