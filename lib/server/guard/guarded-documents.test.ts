import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/tools/test/list-files";

/** Who writes whole documents and leaves the guard to others, and to whom. */
const excusedWriters: Record<string, string> = {
  "components/forms/respond.tsx": "answer-page.tsx, which it renders",
  "lib/code/previews/chrome-free.ts": "preview-answer.ts, where it is answered; the page around it, where it is framed",
  "lib/code/formats/frame/print-frame.ts": "nobody: a file that its buyer puts into Notion’s frame",
  "lib/api/openapi/functions.ts": "nobody: an example of an answer",
};

const writers = ["app", "components", "lib"]
  .flatMap((folder) => listFiles(".", folder))
  .filter((file) => /\.tsx?$/.test(file) && !/^components\/sections\/|\.test\.tsx?$/.test(file))
  .filter((file) => /<html lang|<!doctype html>/.test(readFileSync(file, "utf8")));

describe("whoever writes a whole document", () => {
  it.each(writers.filter((file) => !(file in excusedWriters)))("puts the guard into it: %s", (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/<Guard \/>|\$\{guardScript\}/);
  });

  it("is excused only where there is something to excuse", () => {
    expect(writers).toEqual(expect.arrayContaining(Object.keys(excusedWriters)));
  });
});
