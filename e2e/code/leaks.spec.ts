import type { APIRequestContext } from "@playwright/test";
import { connectAgent } from "@/e2e/support/agent";
import { fetchSearchableSections } from "@/e2e/support/catalogue";
import { readShopVariable } from "@/e2e/support/environment";
import { expect, test } from "@/e2e/support/host-test";
import { listPassages } from "@/e2e/support/passages";
import { readAsOwner } from "@/e2e/support/people/owner-copies";
import { createVisitor } from "@/e2e/support/people/visitors";
import { mapInParallel, maxRetries } from "@/e2e/support/public-pages";
import { smoke } from "@/e2e/support/scope";
import { findSections, isAsked, isDueAtLength } from "@/e2e/support/sections";
import { signsOfCopies } from "@/tools/test/samples/signs-of-copies";

/**
 * What is for sale is in nothing that everybody gets (decision 0033): no preview has what only copies have, and no answer
 * of the running shop has three lines of one. Of sections whose turn it isn't, signs alone are looked for.
 */
const paid = (await findSections()).filter((section) => !section.isFree && isAsked(section));
const due = paid.filter(isDueAtLength);

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
      // The shop's own styles, which stand in its pages, are the same file for everybody: they name utilities, no section.
      const text = (await answer.text()).replace(/<style [^>]*#critical">.*?<\/style>/s, "");
      return { ok: answer.ok(), type: answer.headers()["content-type"] ?? "", text };
    }),
  );
  expect(answers[0]?.type).toContain("text/html");
  expect(answers[1]?.type, "the payload of client navigation").toContain("text/x-component");
  expect(answers[1]?.ok).toBe(true);
  return answers.map(({ text }) => `${text}\n${text.replace(/<\/?(?:span|mark)[^>]*>/g, "")}`).join("\n");
}

async function call(request: APIRequestContext, name: string, data: object): Promise<string> {
  const answer = await request.post(`/api/functions/${name}`, { headers: createVisitor(), data: { data }, maxRetries });
  expect(answer.status(), `${name} ${JSON.stringify(data).slice(0, 200)}: ${await answer.text()}`).toBe(200);
  return (await answer.json()).data.html;
}

/**
 * The section in the texts for programs (docs/machines.md): its own file, the same at its page's address, and what the
 * file of everything has that names it.
 */
async function textsAt(request: APIRequestContext, id: string, paths: readonly string[]): Promise<string[]> {
  const asked = [
    ...paths.map((path) => [`${path}.md`, {}] as const),
    ...paths.map((path) => [path, { accept: "text/markdown" }] as const),
    ["/llms-full.txt", {}] as const,
  ];
  return Promise.all(
    asked.map(async ([path, headers]) => {
      const answer = await request.get(path, { headers, maxRetries });
      expect(answer.headers()["content-type"], path).toMatch(/^text\/(markdown|plain); charset=utf-8$/);
      expect(answer.status(), path).toBe(200);
      const text = await answer.text();
      if (path !== "/llms-full.txt") return text;
      const chapters = text.split("\n---\n").filter((chapter) => chapter.includes(id));
      expect(chapters.join(""), path).toContain(`\`${id}\``);
      return chapters.join("\n");
    }),
  );
}

/** All that agents get of a section without having bought it (docs/mcp.md); its sample, which is given as data, aside. */
async function toldAgents(sectionId: string, own: { content: unknown; theme: object }): Promise<string[]> {
  const { call } = await connectAgent();
  const isWhole = sectionId.includes("-pages-");
  const { answer } = await call("get_section", { section: sectionId });
  const { sample: _, ...read } = answer;
  const refused = [
    await call("get_code", { section: sectionId }),
    await call("get_code", { section: sectionId, format: "react", ...own }),
  ];
  for (const { isError, said } of refused) expect(isError, said).toBe(true);
  const page = await call("compose_page", {
    sections: [{ section: sectionId, ...(!isWhole && { content: own.content }) }],
    theme: own.theme,
  });
  const composed = [page.said, ...page.texts].join("\n");
  const later = page.isError ? [] : [await call("get_code", { share: page.answer.share })];
  return [
    JSON.stringify(read),
    composed,
    ...[...refused, ...later].map(({ said, texts }) => [said, ...texts].join("\n")),
  ];
}

for (const [index, { id: sectionId, folder, lines }] of due.entries()) {
  test(
    `${folder}: what is for sale is in nothing that everybody gets`,
    smoke,
    async ({ page, login, request, studio }) => {
      await login({ isLifetime: true });
      const read = readAsOwner(page);
      const { listFormats } =
        await studio.load<typeof import("@/lib/code/metadata/format")>("lib/code/metadata/format.ts");
      const { findSection } =
        await studio.load<typeof import("@/lib/catalogue/catalogue")>("lib/catalogue/catalogue.ts");
      const { templates } = await studio.load<typeof import("@/lib/catalogue/pages/templates")>(
        "lib/catalogue/pages/templates.ts",
      );
      const section = findSection(sectionId);
      if (!section) throw new Error(`${folder} is not in the catalogue`);
      const { sample, fields = {} } = section;
      const choices = Object.values(fields).flatMap((field) => Object.keys(field.choices ?? {}));

      // All of it is asked for first: comparing keeps the process busy, and the connections idle.
      const product = lines[index % lines.length] ?? "bullet";
      const own = { content: changed(sample, choices), theme: { accent: "#0a7f3f", radius: 3 } } as const;
      const site = { url: `${readShopVariable("SAMPLE_SITES")}/${index % 2 === 0 ? "bullet" : "super"}`, sectionId };
      const previews = await Promise.all([
        ...lines.map(async (line) => (await request.get(`/${line}/page/${sectionId}`, { maxRetries })).text()),
        ...templates
          .filter((template) => template.sections.some((part) => part.id === sectionId))
          .map(async ({ product: line, number }) =>
            (await request.get(`/${line}/page/${number}`, { maxRetries })).text(),
          ),
        registryAnswers(request, sectionId),
      ]);
      // One after the other: of a page each is a long job, of which few may wait.
      for (const words of [{}, own]) {
        previews.push(await call(request, "previewComponent", { sectionId, product, ...words }));
        previews.push(await call(request, "previewSite", { ...site, ...words }));
      }
      // Documents have scripts of the shop, in which nothing else of a copy stands.
      for (const html of previews) expect(html.replaceAll("<script", "")).not.toMatch(signsOfCopies);
      const copies: [string, string][] = [];
      for (const format of listFormats(section)) {
        const text = (await read({ sectionId, product, format })).join("\n");
        expect(text.length, "the owner reads it").toBeGreaterThan(2_000);
        copies.push([format, text]);
      }
      const hrefs = await hrefOf(request, sectionId);
      const texts = await textsAt(request, sectionId, Object.values(hrefs));
      // The sample stands there as data, as the editor gets it; React copies have the same as a constant.
      const data = JSON.stringify(sample, null, 2);
      for (const text of texts) expect(text).toContain(data);
      const said = texts.map((text) => text.replaceAll(data, ""));
      const agents = await toldAgents(sectionId, own);
      const answers = [...previews, ...said, ...agents, await everythingAt(request, hrefs[product] ?? "")];

      const given = new Set(answers.flatMap(listPassages));
      for (const [format, copy] of copies) {
        expect(
          listPassages(copy).filter((passage) => given.has(passage)),
          format,
        ).toEqual([]);
      }
    },
  );

  test(`${folder}: a preview pasted into a page yields to that page's rules, however weak they are`, async ({
    page,
    request,
  }) => {
    const texts = "h1,h2,h3,p,a,li,blockquote";
    const weak = `${texts}{font:13px/2 monospace;margin:7px;color:#123456;display:block}`;
    const preview = await (await request.get(`/${lines[0]}/page/${sectionId}`, { maxRetries })).text();
    const [, cut = ""] = /<main>([\s\S]*)<\/main>/.exec(preview) ?? [];
    await page.setContent(`<!doctype html><style>${weak}</style><body>${cut}`);
    const styles = await page.locator(texts).evaluateAll((elements) =>
      elements.map((element) => {
        const { fontSize, fontFamily, marginTop, color, display } = getComputedStyle(element);
        return [element.tagName, fontSize, fontFamily, marginTop, color, display].join(" ");
      }),
    );
    expect(styles.length).toBeGreaterThan(1);
    expect(styles).toEqual(styles.map((style) => `${style.split(" ")[0]} 13px monospace 7px rgb(18, 52, 86) block`));
  });
}

test("no page and no text of any section that is for sale has what only its code has", smoke, async ({ request }) => {
  const ids = new Set(paid.map(({ id }) => id));
  const found = (await fetchSearchableSections(request)).filter(({ id }) => ids.has(id));
  expect(found).toHaveLength(ids.size);
  // Pages name elements and variables where they say what is in the code: these stand in none.
  const inCode = /customElements|data-sc\b|export default function/;
  const paths = found.flatMap(({ hrefs }) => Object.values(hrefs)).flatMap((path) => [path, `${path}.md`]);
  const problems = await mapInParallel(paths, async (path) => {
    const answer = await request.get(path, { maxRetries });
    expect(answer.status(), path).toBe(200);
    return inCode.test(await answer.text()) ? [path] : [];
  });
  expect(problems.flat()).toEqual([]);
});

test("that search for leaks would find one", smoke, async ({ page, login, request }) => {
  await login({ isLifetime: true });
  // What is free stands in its page.
  const card = { sectionId: "silcrow-callout-card-margin-rule", product: "super" } as const;
  const [css = ""] = await readAsOwner(page)(card);
  const given = await everythingAt(request, "/super/components/callout-card/margin-rule");
  const passages = new Set(listPassages(given));
  expect(listPassages(css).filter((passage) => passages.has(passage)).length).toBeGreaterThan(20);
});

/** What the registry says of a section to somebody without a token: in the list, in a search, and in its place. */
async function registryAnswers(request: APIRequestContext, id: string): Promise<string> {
  const name = id.replace(/^silcrow-/, "");
  const ways = [
    "registry.json",
    `registry.json?q=${name}`,
    `${name}.json`,
    `${name}.json?share=x`,
    `${name}/version/x.json`,
  ];
  const answers = await Promise.all(
    ways.map((way) => request.get(`/r/${way}`, { headers: createVisitor(), maxRetries })),
  );
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 401, 401, 401]);
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
}

/** Where the page of a section is, by line. */
async function hrefOf(request: APIRequestContext, id: string): Promise<Record<string, string>> {
  return (await fetchSearchableSections(request)).find((section) => section.id === id)?.hrefs ?? {};
}

/** The content with other words in it, but for the values of choices. */
function changed(content: unknown, choices: string[]): unknown {
  if (typeof content === "string") {
    return /\s/.test(content) && !choices.includes(content) ? `Our own: ${content}` : content;
  }
  if (Array.isArray(content)) return content.map((item) => changed(item, choices));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, changed(value, choices)]));
}
