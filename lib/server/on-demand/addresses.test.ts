import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { GET as listOf } from "@/app/markdown/route";
import { listSections } from "@/lib/catalogue/catalogue";
import { onDemandAddressesFile, readDrawnAddresses } from "./addresses";

it("knows what the build has listed, and nothing without a build", () => {
  const build = mkdtempSync(join(tmpdir(), "silcrow-build-"));
  expect(readDrawnAddresses(build).size).toBe(0);
  mkdirSync(dirname(join(build, onDemandAddressesFile)), { recursive: true });
  writeFileSync(join(build, onDemandAddressesFile), JSON.stringify(["/markdown/privacy"]));
  expect([...readDrawnAddresses(build)]).toEqual(["/markdown/privacy"]);
});

it("lists every content of another trade in each line that sells the section, and every text, once", async () => {
  const listed: string[] = await listOf().json();
  expect(new Set(listed).size).toBe(listed.length);
  const previews = listed.filter((path) => !path.startsWith("/markdown/"));
  const contents = listSections().map(({ lines, examples }) => lines.length * examples.length);
  expect(previews).toHaveLength(contents.reduce((sum, count) => sum + count, 0));
  for (const path of previews) expect(path).toMatch(/^\/(bullet|super)\/page\/[a-z-]+\/[a-z-]+$/);
  expect(listed).toContain("/markdown/index");
  expect(listed).toContain("/markdown/super/components");
});
