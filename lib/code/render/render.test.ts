import { describe, expect, it, vi } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { formats } from "@/lib/code/metadata/format";
import { renderPreviewDocument } from "@/lib/code/previews/preview";
import { isFullRun } from "@/tools/dev/test-scope";
import { renderSection } from "./render";

const sections = listSections().filter(({ category }) => category !== "callout-card");
const [first, second] = sections as [(typeof sections)[0], (typeof sections)[0]];
const origin = "https://silcrow.example";

/** Every format of a section, and its preview, as one text. */
async function everything(section: (typeof sections)[number], print = deliver, preview = renderPreviewDocument) {
  const copies = await Promise.all(formats.map((format) => print({ section, product: "bullet", format, origin })));
  return copies.map(({ code }) => code).join("\n") + (await preview("bullet", section.id));
}

describe("a section's render", () => {
  it("is made once for all who ask for the sample", async () => {
    const [one, other] = await Promise.all([
      renderSection({ section: first, origin }),
      renderSection({ section: first, origin }),
    ]);
    expect(one).toBe(other);
    expect(await renderSection({ section: first, origin, theme: {} })).toBe(one);
  });

  it("is another with another theme, content, width or origin", async () => {
    const sample = await renderSection({ section: first, origin });
    for (const more of [
      { theme: { radius: 3 } },
      { content: first.sample },
      { width: "full" as const },
      { origin: "" },
    ]) {
      expect(await renderSection({ section: first, origin, ...more })).not.toBe(sample);
    }
  });

  it("is not kept when it failed", async () => {
    const elsewhere = "https://failed.example";
    const { sample } = first;
    Object.defineProperty(first, "sample", { get: () => expect.fail("not yet"), configurable: true });
    await expect(renderSection({ section: first, origin: elsewhere })).rejects.toThrow("not yet");
    Object.defineProperty(first, "sample", { value: sample });
    await expect(renderSection({ section: first, origin: elsewhere })).resolves.toMatchObject({ content: sample });
  });

  it("takes any word for the address of a picture", async () => {
    const [drawn, samples] = ["drawn:", sections.map((section) => JSON.stringify(section.sample))];
    const at = samples.findIndex((sample) => sample.includes(drawn));
    const content = JSON.parse((samples[at] ?? "").replace(/"drawn:[^"]+"/g, '"constructor"'));
    const { markup } = await renderSection({ section: sections[at] ?? first, origin, content });
    expect(JSON.stringify(markup)).toContain('"src":"constructor"');
  });

  it("is not given to another section that has its id", async () => {
    await renderSection({ section: { ...second, id: first.id }, origin: "https://borrowed.example" });
    const own = await renderSection({ section: first, origin: "https://borrowed.example" });
    expect(own.content).toBe(first.sample);
  });
});

describe("Tailwind, which is set up once per process", () => {
  it("prints the same for a section whatever was asked for before", async () => {
    for (const section of sections.slice(0, isFullRun ? undefined : 30)) await renderSection({ section, origin });
    const late = await everything(second);
    vi.resetModules();
    const fresh = {
      deliver: (await import("@/lib/code/formats/deliver")).deliver,
      preview: (await import("@/lib/code/previews/preview")).renderPreviewDocument,
    };
    expect(await everything(second, fresh.deliver, fresh.preview)).toBe(late);
  });
});
