import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import type { Theme } from "@/lib/code/theme/theme";
import { listCallouts } from "./list-callouts";
import { printNotionCode } from "./print-notion-code";
import type { Group } from "./words/plan";

const section = findSection("silcrow-cta-reply-slip");
if (!section) throw new Error("There is no reply slip");
const content = section.sample as Group;
const whose = { product: "super", origin: "https://silcrow.example" } as const;
const print = (content: Group, theme?: Theme) =>
  printNotionCode(listCallouts([{ section, content, theme }])[0]?.callouts ?? [], whose);

describe("the code of a site whose words are in Notion", () => {
  it("is one script, whatever stands in it, and small", async () => {
    const [none, one] = await Promise.all([
      printNotionCode([], whose),
      print({ ...content, action: "https://example.com/</script>" }),
    ]);
    for (const code of [none, one]) expect(code.match(/<\/?script/g)).toEqual(["<script", "</script"]);
    // In bytes: for the runtime at most 12 KB, as the shop says.
    expect(gzipSync(none).length).toBeLessThan(12 * 1_024);
  });

  it("has no words of the section, but where its answers go, and the drawings that the words name", async () => {
    const words: Group = { ...content, title: "Only in Notion", action: "https://example.com/answers" };
    const code = await print(words);
    expect(code).not.toContain("Only in Notion");
    expect(code).toContain("https://example.com/answers");
    expect(code).toContain('"lighthouse"');
    expect(code).not.toContain('"bell"');
  });

  it("says its theme behind its marker, where it has one of its own", async () => {
    const marker = `cta-reply-slip@${section.version} super notion`;
    const own = await print(content, { radius: 4 });
    expect(own).toContain(JSON.stringify(`${marker} {"theme":{"radius":4}}`));
    for (const theme of [undefined, {}]) expect(await print(content, theme)).toContain(`"marker":"${marker}"`);
  });

  it("holds its class names for any content, and the honeypot of a form", async () => {
    const code = await print(content);
    expect(code).toContain("_topic");
    expect(code).toContain(".sc");
  });
});
