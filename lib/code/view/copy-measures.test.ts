import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { findSettings } from "@/lib/code/metadata/settings";
import { copyMeasures, summarizeCopies } from "./code-minimap";

const [section] = listSections();
if (!section) throw new Error("There is no section");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "silcrow-measures-"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const fileOf = (id: string) => join(folder, ".next/server/copies/super", `${id}.json`);

describe("what is said of a section's copies", () => {
  it("is what its page says of them", async () => {
    const { copies, files, hasForm } = await summarizeCopies(section, "super");
    const measures = await copyMeasures(section, "super");
    expect(measures.copies).toEqual(copies.map(({ format, lines, bytes }) => ({ format, lines, bytes })));
    expect(measures.settings).toEqual(findSettings(files[0]?.code ?? ""));
    expect(measures.hasForm).toBe(hasForm);
  });

  it("is kept by a build, whole and without any code, and by nothing else", async () => {
    await summarizeCopies(section, "super");
    expect(() => readFileSync(fileOf(section.id))).toThrow();
    vi.stubEnv("NEXT_PHASE", "phase-production-build");
    const measures = await copyMeasures(section, "super");
    expect(JSON.parse(readFileSync(fileOf(section.id), "utf8"))).toEqual(measures);
    expect(Object.keys(measures)).toEqual(["copies", "settings", "hasForm"]);
  });
});
