import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { canBePart, findDrawable } from "@/lib/catalogue/pages/composition";
import { formatMarker } from "@/lib/code/formats/html/copy-marker";
import { formatAsAttribute, formatAsComment, formatAsJsx } from "./marker";

const hostile = [`it's "so" & <b>`, "&amp;", "*/ alert(1) /*", "{value}", "'onclick='alert(1)", "\\", "plain@1.0.0"];

test("in HTML a marker is one attribute, which reads as it was", () => {
  for (const marker of hostile) {
    const [element] = fromHtml(`<p${formatAsAttribute(marker)}>`, { fragment: true }).children as Element[];
    expect(element?.properties, marker).toEqual({ dataSilcrow: marker });
  }
});

test("in JSX a marker is a text of JavaScript where JSX would read it as something else", () => {
  for (const marker of hostile) {
    const [, text, plain] = /^data-silcrow=(?:\{(.*)\}|"([^"&{]*)")$/s.exec(formatAsJsx(marker)) ?? [];
    expect(text === undefined ? plain : JSON.parse(text), marker).toBe(marker);
  }
});

test("in CSS a marker is one comment", () => {
  for (const marker of hostile) {
    const comment = formatAsComment(marker);
    expect(comment.startsWith("/* ")).toBe(true);
    expect(comment.indexOf("*/"), marker).toBe(comment.length - 2);
  }
});

test("a page says the name and version of each of its sections", () => {
  const sections = listSections().filter(canBePart);
  const versions = new Set(sections.map(({ version }) => version));
  const [first, second] = [...versions].map((version) => sections.find((section) => section.version === version));
  if (!first || !second) throw new Error("All sections have one version: nothing shows whose it is");
  const page = findDrawable(formatCompositionId([first.id, second.id]));
  if (!page) throw new Error("The page can't be drawn");
  const named = [first, second].map(({ category, slug, version }) => `${category}-${slug}@${version}`);
  expect(formatMarker(page, "bullet", "react", {})).toBe(`page:${named.join()} bullet react`);
  expect(formatMarker(first, "super", "paste", {})).toBe(`${named[0]} super paste`);
});
