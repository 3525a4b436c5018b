import { describe, expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";

/** Our faces in a content, each with whom its description names: [face, name]. */
function facesIn(value: unknown): [face: string, name: string][] {
  if (!value || typeof value !== "object") return [];
  const below = Object.values(value).flatMap(facesIn);
  if (!("src" in value && "alt" in value)) return below;
  const [, face] = /\/art\/v\d+\/(?:faces|busts|portraits)\/([\w-]+)\./.exec(String(value.src)) ?? [];
  const [, name] = /(?:Portrait of|^) ?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u.exec(String(value.alt)) ?? [];
  return face && name ? [...below, [face, name]] : below;
}

describe("our cast", () => {
  it("has one name to a face in all sections", () => {
    const names = new Map<string, Set<string>>();
    for (const { sample, examples } of listSections()) {
      for (const [face, name] of [sample, ...examples.map(({ content }) => content)].flatMap(facesIn)) {
        names.set(face, (names.get(face) ?? new Set()).add(name));
      }
    }
    // Who goes by the first name in one place may have both in another.
    const parted = [...names].filter(([, all]) => new Set([...all].filter((name) => name.includes(" "))).size > 1);
    expect(Object.fromEntries(parted.map(([face, all]) => [face, [...all]]))).toEqual({});
    expect(names.size).toBeGreaterThan(10);
  });
});
