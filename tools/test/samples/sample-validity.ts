import { importTool } from "@/tools/dev/tools";

interface Checker {
  validateString(html: string): Promise<{
    results: { messages: { line: number; column: number; message: string; ruleId: string }[] }[];
  }>;
}

/**
 * Nesting, ids, references and values, by the rules of the HTML standard, also inside the template of a shadow root. It
 * knows no list of attributes and no SVG; those names are checked by the types of JSX when a section is compiled.
 */
const rules = {
  root: true,
  extends: ["html-validate:standard", "html-validate:document"],
  elements: ["html5"],
  rules: {
    // A section comes into a page that has its h1.
    "heading-level": ["error", { minInitialRank: "h2" }],
    // Cannot see what CSS hides; axe can, in `npm run quality`.
    "input-missing-label": "off",
  },
};

async function loadChecker(): Promise<Checker> {
  const { HtmlValidate } = await importTool<{ HtmlValidate: new (config: object) => Checker }>(
    "checks",
    "html-validate/dist/esm/index.js",
  );
  return new HtmlValidate(rules);
}

let checker: Promise<Checker> | undefined;

/** What is wrong with a document. */
export async function findValidityProblems(html: string): Promise<string[]> {
  checker ??= loadChecker();
  const { results } = await (await checker).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`),
  );
}

/** Markup in a document that has all else a document needs. */
export const wrapInDocument = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>x</title>${head}</head><body>${body}</body></html>`;
