import { describe, expect, test } from "vitest";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { deliver, formatsOf } from "./deliver";
import { eachLeaf, fieldReader } from "./field-marks";

const origin = "https://silcrow.example";
const marked = listSections().filter(({ category }) => category !== "callout-card");

describe("what a copy says of itself", () => {
  test.each(marked.map((section) => [section.id, section] as const))(
    "%s: is under 3 % of its bytes",
    async (_, section) => {
      for (const format of formatsOf(section)) {
        const [copy, bare] = await Promise.all(
          [false, true].map((isBare) => deliver({ section, product: "bullet", format, origin, isBare })),
        );
        const share = ((copy?.bytes ?? 0) - (bare?.bytes ?? 0)) / (bare?.bytes ?? 1);
        expect(share, format).toBeGreaterThan(0);
        expect(share, format).toBeLessThan(0.03);
      }
    },
  );

  test("is the section, its version, the line and the format, in every format", async () => {
    const ticket = findSection("silcrow-cta-ticket") as Section;
    for (const product of ticket.lines)
      for (const format of formatsOf(ticket)) {
        const { files } = await deliver({ section: ticket, product, format, origin });
        const said = `cta-ticket@${ticket.version} ${product} ${format}`;
        expect(
          files.some(({ code }) => new RegExp(`data-silcrow=["']${said}["']`).test(code)),
          said,
        ).toBe(true);
      }
    const card = listSections().find(({ category }) => category === "callout-card") as Section;
    const { code } = await deliver({ section: card, product: "super", origin });
    expect(code).toContain(`/* silcrow callout-card-${card.slug}@${card.version} super paste */`);
  });

  test("marks most texts of most sections, so that they can be changed by hand", async () => {
    let all = 0;
    let found = 0;
    for (const section of marked) {
      const { code } = await deliver({ section, product: "bullet", origin });
      const pathOf = fieldReader(section.sample);
      const paths = new Set(
        [...code.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) =>
          list.split(" ").flatMap((name) => pathOf(name) ?? []),
        ),
      );
      eachLeaf(section.sample, (path, value) => {
        if (typeof value !== "string" || value === "" || /(?:src|href|look|size|tint)$/.test(path)) return;
        all++;
        if (paths.has(path)) found++;
      });
    }
    expect(found / all).toBeGreaterThan(0.8);
  });
});
