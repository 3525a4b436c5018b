import { z } from "zod";
import { programUrls, urls } from "@/lib/urls/urls";
import type { Operation, OperationGroup } from "./operation";

const markdown = "text/markdown";
const text = { name: "Text", schema: z.string().describe("A text, in UTF-8.") };
const page = z.object({
  page: z.string().describe("The path of a page without its first slash; of the front page, index."),
});

const read = (
  one: Pick<Operation, "id" | "path" | "title" | "description" | "calls"> & Partial<Operation>,
  type: string,
) =>
  ({
    method: "get",
    parts: [],
    answers: [{ status: 200, description: "The text.", type, schema: text }],
    errors: [],
    problem: "TextProblem",
    limits: [],
    ...one,
  }) satisfies Operation;

const example = { page: urls.howTo.slice(1) };

/** Pages as programs read them (docs/machines.md). */
export const textGroup: OperationGroup = {
  id: "texts",
  title: "Pages as Markdown",
  description:
    "Every page of the catalog and of information is there as Markdown, too: what a section is, the fields of its content, its price and where it is pasted. The answers have an ETag and are asked for again with If-None-Match.",
  operations: [
    read(
      {
        id: "listTexts",
        path: programUrls.llms,
        title: "List of all texts",
        description: "What the shop is, and every page that can be read like this with a line on each.",
        calls: [{ title: "The list", status: 200, answer: "# Silcrow\n…" }],
      },
      "text/plain",
    ),
    read(
      {
        id: "readAll",
        path: programUrls.llmsFull,
        title: "All texts in one",
        description: "Each section once for the lines that sell it. It is large.",
        calls: [{ title: "Everything", status: 200, answer: "# Silcrow\n…" }],
      },
      "text/plain",
    ),
    read(
      {
        id: "readPage",
        path: "/{page}.md",
        title: "One page",
        description: "The text of one page. Where there is none, the answer says which there are.",
        inPath: page,
        errors: ["not_found"],
        calls: [{ title: "How to use", inPath: example, status: 200, answer: "# How to use a section\n…" }],
      },
      markdown,
    ),
    read(
      {
        id: "readPageAsMarkdown",
        path: "/{page}",
        title: "The same at the page’s own address",
        description: "For Accept: text/markdown, when it is preferred to text/html.",
        inPath: page,
        calls: [
          {
            title: "How to use",
            inPath: example,
            headers: { accept: markdown },
            status: 200,
            answer: "# How to use a section\n…",
          },
        ],
      },
      markdown,
    ),
  ],
};
