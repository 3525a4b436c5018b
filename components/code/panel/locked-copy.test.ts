import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CopySummary } from "@/lib/code/view/code-minimap";
import { LockedCopy } from "./locked-copy";

/** A copy of so many files, the first of which has so many lines with words. */
const copyOf = (count: number, withWords = 0) =>
  ({
    format: "react",
    bytes: 1,
    lines: 1,
    files: Array.from({ length: count }, (_, index) => ({
      name: `file-${index}.tsx`,
      lines: 90,
      bytes: 1,
      minimap: Array.from({ length: 90 }, (_, line) => ({ start: 0, end: 9, words: index === 0 && line < withWords })),
    })),
  }) as unknown as CopySummary;

it.each([1, 4, 5, 6, 9])("draws %i files", (count) => {
  const drawn = renderToStaticMarkup(createElement(LockedCopy, { copy: copyOf(count) }));
  expect(drawn.match(/<svg/g)).toHaveLength(count);
});

it("draws only files with words to change, where there are any, and names all", () => {
  const drawn = renderToStaticMarkup(createElement(LockedCopy, { copy: copyOf(6, 1) }));
  expect(drawn.match(/<svg/g)).toHaveLength(1);
  expect(drawn).toContain(
    'aria-label="file-0.tsx from afar, a stroke for each of its 90 lines. 1 holds words you change."',
  );
  for (let index = 0; index < 6; index++) expect(drawn).toContain(`file-${index}.tsx`);
});

it("says nothing of words where a file has none", () => {
  const drawn = renderToStaticMarkup(createElement(LockedCopy, { copy: copyOf(1) }));
  expect(drawn).toContain('aria-label="file-0.tsx from afar, a stroke for each of its 90 lines."');
});
