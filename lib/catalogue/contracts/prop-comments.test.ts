import { describe, expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { buildForm } from "@/lib/catalogue/content/content-form";
import { loadSource } from "@/lib/catalogue/modules";
import { parsePropComments } from "@/lib/catalogue/prop-comments";

describe("parsePropComments", () => {
  const source = `
import type { ReactNode } from "react";
interface Face {
  tint: string;
  /** Head and
   *  shoulders. */
  picture: { src: string; /** For those who can't see it. */ alt: string };
}
export interface Props {
  title: string;
  /** How many; \`rows\` are drawn. */
  seats?: number;
  rows: { label: string; /** A red one. */ late: boolean }[];
  people: (Face & { name: string })[];
}
export default function X() {}
`;

  it("finds each comment by the path of its field, through lists, groups and named interfaces", () =>
    expect(Object.fromEntries(parsePropComments(source))).toEqual({
      seats: "How many; `rows` are drawn.",
      "rows.late": "A red one.",
      "people.picture": "Head and shoulders.",
      "people.picture.alt": "For those who can't see it.",
    }));

  it("is empty for a section without a component", () => expect(parsePropComments("").size).toBe(0));

  it("gives the editor the author's words as hints", async () => {
    const corkboard = listSections().find(({ slug }) => slug === "corkboard");
    if (!corkboard) throw new Error("there is no corkboard");
    const form = buildForm({ ...corkboard, hints: parsePropComments((await loadSource(corkboard)) ?? "") });
    expect(JSON.stringify(form)).toContain("On a receipt it stands below, in red.");
  });
});
