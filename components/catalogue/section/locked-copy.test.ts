import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CopySummary } from "@/lib/delivery/code-minimap";
import { LockedCopy } from "./locked-copy";

const copyOf = (count: number) =>
  ({
    format: "react",
    bytes: 1,
    packed: 1,
    files: Array.from({ length: count }, (_, index) => ({
      name: `file-${index}.tsx`,
      lines: 90,
      bytes: 1,
      minimap: Array.from({ length: 90 }, () => ({ start: 0, end: 9, words: false })),
    })),
  }) as unknown as CopySummary;

it.each([1, 4, 5, 6, 9])("draws %i files", (count) => {
  const drawn = renderToStaticMarkup(createElement(LockedCopy, { copy: copyOf(count) }));
  expect(drawn.match(/<svg/g)).toHaveLength(count);
});
