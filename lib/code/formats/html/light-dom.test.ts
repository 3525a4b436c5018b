import { describe, expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { buildLightSource } from "@/lib/code/formats/react/react-source";
import { renderSection } from "@/lib/code/render/render";

const origin = "https://silcrow.example";
const sections = listSections().filter(({ category }) => category !== "callout-card");

describe("the React copy", () => {
  test("says no class name where another value is meant", async () => {
    const [section] = sections;
    if (!section) throw new Error("the catalogue is empty");
    const source = `const white = "bg-paper text-ink";
/** "flex grid" */
export default function X({ on, tint }: Props) {
  return (
    <div className={\`flex \${on ? "hidden" : "grid"} tint-\${tint} \${white}\`} style={{ position: "absolute" }}>
      <Sheet turn="rotate-2 flex" overflow="visible" aria-hidden="true" src="/art/x.svg" rel="noopener" />
    </div>
  );
}
`;
    const prefixed = (name: string) => `sc-${name}`;
    expect(await buildLightSource(source, await renderSection({ section, origin }), origin, prefixed)).toBe(
      source
        .replace("bg-paper text-ink", "sc-bg-paper sc-text-ink")
        .replace("`flex ", "`sc-flex ")
        .replace('"hidden" : "grid"} tint-', '"sc-hidden" : "sc-grid"} sc-tint-')
        .replace("rotate-2 flex", "sc-rotate-2 sc-flex")
        .replace("/art/", `${origin}/art/`),
    );
  });
});
