import type { APIRequestContext } from "@playwright/test";
import { openStudio, type Studio } from "../lib/studio/server";
import { commonRuns, comparable } from "./support/common-run";
import { shop } from "./support/environment";
import { readAsOwner } from "./support/owner-copies";
import { expect, test } from "./support/test";

/**
 * What is for sale is in nothing that everybody gets: the longest run that any paid copy has in common with any public
 * answer stays below a bound (docs/decisions/0033-what-a-preview-gives-away.md). lib/delivery/leaks.test.ts has every
 * section's previews; this has every kind of answer of the running shop.
 */
let studio: Studio;
test.beforeAll(async () => {
  studio = await openStudio();
});
test.afterAll(() => studio.close());

/** In characters, white space and quotes aside: a CSS rule or two, one row of an icon. */
const bound = 120;

/** What only copies have: the element, its template and script, the marker, names of tokens. */
const signs = /<sc-|shadowrootmode|<template|customElements|data-sc\b|--sc-|super-embed:/;

// A connection that was idle may be closed by the server just as it is used again.
const maxRetries = 3;

let visitors = 0;
const newVisitor = () => ({ "x-forwarded-for": `198.51.101.${++visitors}` });

/** Everything the page of a section gives to whoever asks, however they ask. */
async function everythingAt(request: APIRequestContext, path: string): Promise<string> {
  const ways: Record<string, string>[] = [
    {},
    { RSC: "1" },
    { RSC: "1", "Next-Router-Prefetch": "1" },
    { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_full" },
  ];
  const answers = await Promise.all(
    ways.map(async (headers) => {
      const answer = await request.get(path, { headers, maxRetries });
      return { ok: answer.ok(), type: answer.headers()["content-type"] ?? "", text: await answer.text() };
    }),
  );
  expect(answers[0]?.type).toContain("text/html");
  expect(answers[1]?.type, "the payload of client navigation").toContain("text/x-component");
  expect(answers[1]?.ok).toBe(true);
  return answers.map(({ text }) => `${text}\n${text.replace(/<\/?(?:span|mark)[^>]*>/g, "")}`).join("\n");
}

async function call(request: APIRequestContext, name: string, data: object): Promise<string> {
  const answer = await request.post(`/api/functions/${name}`, { headers: newVisitor(), data: { data }, maxRetries });
  expect(answer.status(), JSON.stringify(data).slice(0, 200)).toBe(200);
  return (await answer.json()).data.html;
}

test("what is for sale is in nothing that everybody gets", async ({ page, login, request }) => {
  test.setTimeout(300_000);
  await login({ isLifetime: true });
  const read = readAsOwner(page);
  const { formatsOf } = await studio.load<typeof import("../lib/delivery/deliver")>("lib/delivery/deliver.ts");
  const { products } = await studio.load<typeof import("../lib/catalogue/products")>("lib/catalogue/products.ts");
  const { templates } = await studio.load<typeof import("../lib/catalogue/templates")>("lib/catalogue/templates.ts");
  const { hrefs } = await hrefsOf(request);
  const paid = (await studio.sections()).filter(({ price }) => price !== null);
  expect(paid.length).toBeGreaterThan(10);

  // All of it is asked for first: comparing keeps the process busy, and the connections idle.
  const gathered: { id: string; contents: unknown; answers: string[]; copies: [name: string, text: string][] }[] = [];
  for (const [index, section] of paid.entries()) {
    const { id: sectionId, sample } = section;
    const product = section.lines[index % section.lines.length] ?? "bullet";
    const own = { content: changed(sample), theme: { accent: "#0a7f3f", radius: 3 } } as const;
    const site = { url: `${shop("SAMPLE_SITES")}/${products[index % 2]}`, sectionId };
    const previews = await Promise.all([
      ...section.lines.map(async (line) => (await request.get(`/${line}/page/${sectionId}`, { maxRetries })).text()),
      ...templates
        .filter((template) => template.sections.some((part) => part.id === sectionId))
        .map(async ({ product: line, number }) =>
          (await request.get(`/${line}/page/${number}`, { maxRetries })).text(),
        ),
      call(request, "previewComponent", { sectionId, product }),
      call(request, "previewComponent", { sectionId, product, ...own }),
      call(request, "previewSite", site),
      call(request, "previewSite", { ...site, ...own }),
    ]);
    for (const html of previews) expect(html, sectionId).not.toMatch(signs);
    const copies: [string, string][] = [];
    for (const format of formatsOf(section)) {
      const text = (await read({ sectionId, product, format })).join("\n");
      expect(text.length, "the owner reads it").toBeGreaterThan(2_000);
      copies.push([format, text]);
    }
    const answers = [...previews, await everythingAt(request, hrefs.get(sectionId)?.[product] ?? "")];
    gathered.push({ id: sectionId, contents: [sample, templates, own.content], answers, copies });
  }

  for (const { id, contents, answers, copies } of gathered) {
    const given = answers.map((answer) => comparable(answer, contents, "\u0001"));
    for (const [format, text] of copies) {
      const longest = commonRuns(comparable(text, contents, "\u0002"));
      const runs = given.map(longest).filter((run) => run.length > bound);
      expect(runs, `${id} as ${format}`).toEqual([]);
    }
  }
});

test("that search for leaks would find one", async ({ page, login, request }) => {
  await login({ isLifetime: true });
  // What is free stands in its page.
  const card = { sectionId: "silcrow-callout-card-margin-rule", product: "super" } as const;
  const [css = ""] = await readAsOwner(page)(card);
  const given = await everythingAt(request, "/super/components/callout-card/margin-rule");
  const run = commonRuns(comparable(css, {}, "\u0002"))(comparable(given, {}, "\u0001"));
  expect(run.length).toBeGreaterThan(1_000);
});

/** Where the pages of sections are, by section and line. */
async function hrefsOf(request: APIRequestContext) {
  const { sections } = (await (await request.get("/search.json")).json()) as {
    sections: { id: string; hrefs: Record<string, string> }[];
  };
  return { hrefs: new Map(sections.map(({ id, hrefs }) => [id, hrefs])) };
}

/** The content with other words in it. */
function changed(content: unknown): unknown {
  if (typeof content === "string") return /\s/.test(content) ? `Our own: ${content}` : content;
  if (Array.isArray(content)) return content.map(changed);
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, changed(value)]));
}
