import { describe, expect, it } from "vitest";
import { setUps } from "@/lib/api/mcp/set-ups";
import { mcpTools } from "@/lib/api/mcp/tool-list";
import { listSections } from "@/lib/catalogue/catalogue";
import { parseContent } from "@/lib/catalogue/content/content";
import { isFullRun } from "@/tools/dev/test-scope";
import { getFolder } from "@/tools/sections/proof-cases";
import { representatives } from "@/tools/sections/representatives";
import { buildContentJsonSchema } from "./content-json-schema";
import { pictureLimit, readSectionPhotograph } from "./picture";
import { tools } from "./tools";

it("the page for agents names the tools there are", () => {
  expect(mcpTools.map(({ name }) => name)).toEqual(Object.keys(tools));
});

it("each agent's lines name the address, and those that are JSON can be read", () => {
  for (const { client, code, language } of setUps("https://silcrow.example/mcp")) {
    expect(code, client).toContain("https://silcrow.example/mcp");
    expect(code, client).toMatch(/SILCROW_TOKEN|silcrow-token/);
    if (language === "json") expect(() => JSON.parse(code), client).not.toThrow();
  }
});

describe.each(listSections())("$id", (section) => {
  it("has a schema with words for every field of its sample", async () => {
    const schema = await buildContentJsonSchema(section);
    expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(section.sample));
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      expect((field as { description?: string }).description, name).toBeTruthy();
    }
    expect(parseContent(section, section.sample).problems).toBeNull();
  });
});

// Pictures are files: a full run reads all of them.
const shown = listSections().filter(
  (section) => isFullRun || representatives.some((folder) => folder === getFolder(section)),
);

it.each(shown)("$id has a picture that models can look at", async (section) => {
  const picture = await readSectionPhotograph(section);
  expect(picture?.mimeType).toBe("image/jpeg");
  expect(Buffer.from(picture?.data ?? "", "base64").length).toBeLessThanOrEqual(pictureLimit);
});
