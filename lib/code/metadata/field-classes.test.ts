import { describe, expect, test } from "vitest";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { getFolder } from "@/tools/sections/proof-cases";
import { representatives } from "@/tools/sections/representatives";
import { createFieldReader, walkLeaves } from "./field-classes";
import { listFormats } from "./format";

const origin = "https://silcrow.example";

describe("what a copy says of itself", () => {
  test("is the section, its version, the line and the format, in every format", async () => {
    const ticket = findSection("silcrow-cta-ticket") as Section;
    for (const product of ticket.lines)
      for (const format of listFormats(ticket)) {
        const { files } = await deliver({ section: ticket, product, format, origin });
        const marker = `cta-ticket@${ticket.version} ${product} ${format}`;
        expect(
          files.some(({ code }) => new RegExp(`data-silcrow=["']${marker}["']`).test(code)),
          marker,
        ).toBe(true);
      }
    const card = listSections().find(({ category }) => category === "callout-card") as Section;
    const { code } = await deliver({ section: card, product: "super", origin });
    expect(code).toContain(`/* silcrow callout-card-${card.slug}@${card.version} super paste */`);
  });

  test("marks most texts, so that they can be changed by hand", async () => {
    const known = new Set<string>(representatives);
    const drawn = listSections().filter((one) => one.category !== "callout-card" && known.has(getFolder(one)));
    let all = 0;
    let found = 0;
    for (const section of drawn) {
      const { code } = await deliver({ section, product: "bullet", origin });
      const pathOf = createFieldReader(section.sample);
      const paths = new Set(
        [...code.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) =>
          list.split(" ").flatMap((name) => pathOf(name) ?? []),
        ),
      );
      walkLeaves(section.sample, (path, value) => {
        if (typeof value !== "string" || value === "" || /(?:src|href|look|size|tint)$/.test(path)) return;
        all++;
        if (paths.has(path)) found++;
      });
    }
    expect(found / all).toBeGreaterThan(0.7);
  });
});
