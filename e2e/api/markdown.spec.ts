import type { APIRequestContext } from "@playwright/test";
import { readShopVariable } from "@/e2e/support/environment";
import {
  mapInParallel,
  maxRetries,
  readPages,
  readSitemap,
  sampleOfEachKind,
  toOwnPath,
} from "@/e2e/support/public-pages";
import { chooseAllOrSome, smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { programUrls } from "@/lib/urls/urls";

/** Pages as Markdown, for programs that read (docs/machines.md). */

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRetries, maxRedirects: 0 });

test(
  "every page but the composer names its Markdown, which answers, also at the page's own address",
  smoke,
  async ({ request }) => {
    const { origin, pages } = await readPages(request);
    const problems = await mapInParallel(pages, async ({ path, address, $ }) => {
      const named = $('link[rel="alternate"][type="text/markdown"]').attr("href");
      if (path.endsWith("/compose")) return named === undefined ? [] : [`${path} names ${named}`];
      const file = named === undefined ? undefined : toOwnPath(named, origin);
      if (file === undefined) return [`${path} names ${named}`];
      const [answer, atPage] = [await get(request, file), await get(request, path, { accept: "text/markdown" })];
      const headers = answer.headers();
      const text = await answer.text();
      const found: string[] = [];
      const want = (fine: boolean, what: string) => fine || found.push(`${file}: ${what}`);
      want(answer.status() === 200, `answers ${answer.status()}`);
      want(headers["content-type"] === "text/markdown; charset=utf-8", `is ${headers["content-type"]}`);
      want(headers["x-robots-tag"] === "noindex", "is for search engines");
      want(/^public, max-age=0, must-revalidate$/.test(headers["cache-control"] ?? ""), "is kept without asking");
      want(headers["content-security-policy"]?.includes("sandbox") === true, "could run something");
      // A further page of a category is in the file of the first.
      const canonical = address.replace(/\/page\/\d+$/, "");
      want(headers.link === `<${canonical}>; rel="canonical"`, `stands for ${headers.link}`);
      want(/^# \S/.test(text), "has no title");
      want(
        !/undefined|\[object|<\/?[a-z]+[ >]/.test(text.replace(/```[\s\S]*?```|`[^`\n]+`/g, "")),
        "has markup or holes in it",
      );
      want(!/^```\w*\n```$/m.test(text), "has a block of code without its code");
      if (canonical !== address) return found;
      want(atPage.headers()["content-type"] === "text/markdown; charset=utf-8", "is not at its page");
      want((await atPage.text()) === text, "is another text at its page");
      want(/\baccept\b(?!-)/i.test(atPage.headers().vary ?? ""), "does not vary by Accept at its page");
      return found;
    });
    expect(problems.flat()).toEqual([]);
  },
);

test("a page stays a page for browsers, and says that there is another text", smoke, async ({ request }) => {
  const { paths } = await readSitemap(request);
  const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";
  const problems = await mapInParallel(
    chooseAllOrSome(paths, sampleOfEachKind(paths)).filter((path) => !path.endsWith("/compose")),
    async (path) => {
      const answer = await get(request, path, { accept });
      const { "content-type": type = "", vary = "" } = answer.headers();
      const isFirst = !/\/page\/\d+$/.test(path);
      const fine = type.startsWith("text/html") && /(^|, ?)Accept(,|$)/i.test(vary) === isFirst;
      return fine ? [] : [`${path}: ${type}, ${vary}`];
    },
  );
  expect(problems.flat()).toEqual([]);
});

test("who has the text already is told so", smoke, async ({ request }) => {
  for (const path of ["/privacy.md", "/index.md", "/super/templates.md", "/llms.txt", "/llms-full.txt"]) {
    const first = await get(request, path);
    const { etag = "" } = first.headers();
    expect(etag, path).toMatch(/^W\/"[\w-]+"$/);
    const again = await get(request, path, { "if-none-match": `"other", ${etag}` });
    expect(again.status(), path).toBe(304);
    expect(again.headers().etag).toBe(etag);
    expect((await again.body()).length).toBe(0);
    expect((await get(request, path, { "if-none-match": '"other"' })).status(), path).toBe(200);
  }
  const { etag = "" } = (await get(request, "/privacy.md")).headers();
  const atPage = { accept: "text/markdown", "if-none-match": etag };
  expect((await get(request, "/privacy", atPage)).status()).toBe(304);
  expect((await get(request, "/privacy", { "if-none-match": etag })).status(), "the page has another tag").toBe(200);
});

test("every link of llms.txt and of the texts themselves answers", async ({ request, baseURL }) => {
  const { origin } = await readSitemap(request);
  // Addresses to follow are at this server, those for search engines where the sitemap says.
  const pathIn = (address: string) => toOwnPath(address, new URL(baseURL ?? "").origin) ?? toOwnPath(address, origin);
  const linksIn = (text: string) =>
    [...text.replace(/```[\s\S]*?```/g, "").matchAll(/(?<!\\)\]\(([^)]+)\)|(https?:\/\/[^\s)]+[^\s).,:;])/g)].flatMap(
      ([, linked, bare]) => pathIn(linked ?? bare ?? "") ?? [],
    );
  // Named beside the texts, and none: a list for the shadcn command, and what answers posts alone.
  const isText = (link: string) => link !== programUrls.registryItem("registry") && link !== programUrls.mcp;
  const list = await get(request, "/llms.txt");
  expect(list.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const files = linksIn(await list.text()).filter(isText);
  expect(files.length).toBeGreaterThan(200);
  const read = chooseAllOrSome(
    [...files, "/llms-full.txt"],
    files.filter((_, index) => index % 20 === 0),
  );
  const from = new Map(chooseAllOrSome(files, read).map((file) => [file, "/llms.txt"]));
  await mapInParallel(read, async (file) => {
    for (const link of linksIn(await (await get(request, file)).text()).filter(isText))
      if (!from.has(link)) from.set(link, file);
  });
  const broken = await mapInParallel([...from], async ([link, file]) => {
    // The account's pages lead to signing in.
    const answer = await request.get(link, { maxRetries });
    return answer.ok() ? [] : [`${file} leads to ${link}, which answers ${answer.status()}`];
  });
  expect(broken.flat()).toEqual([]);
});

test("an address without a text says what to do, and a text can't be written to", smoke, async ({ request }) => {
  for (const path of [
    "/nothing.md",
    "/nothing.MD",
    "/bullet/page/1.md",
    "/markdown/privacy",
    "/account.md",
    "/bullet/compose.md",
  ]) {
    const answer = await get(request, path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(await answer.text()).toContain("Every page that has some stands in /llms.txt");
  }
  expect((await request.post("/privacy.md", { maxRetries })).status()).toBe(405);
  // Nobody can have a cache keep it as the page.
  const forged = await get(request, "/privacy", { "x-silcrow-markdown": "file" });
  expect(forged.headers()["content-type"]).toContain("text/html");
  for (const path of ["/art/v1/silcrow-mark.svg", "/search.json", "/r/registry.json", "/fonts/inter.woff2"]) {
    for (const value of ["file", "now"]) {
      const file = await get(request, path, { "x-silcrow-markdown": value });
      expect(file.status(), path).toBe(200);
      expect(file.headers()["content-type"], path).not.toContain("markdown");
    }
  }
  // A page without a text stays a page.
  const composer = await get(request, "/bullet/compose", { accept: "text/markdown" });
  expect(composer.headers()["content-type"]).toContain("text/html");
});

test("llms-full.txt has every section once, and no price that could be another", smoke, async ({ request }) => {
  const text = await (await get(request, "/llms-full.txt")).text();
  const ids = [...text.matchAll(/^- Id: `(.+)`$/gm)].map(([, id]) => id);
  const pages = [...text.matchAll(/^- Page for \w+: (\S+)/gm)].map(([, page = ""]) => page);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(90);
  const { entries } = await readSitemap(request);
  const sections = entries.filter(({ address }) =>
    /\/sections\/[^/]+\/(?!page\/)[^/]+$|\/callout-card\/(?!page\/)[^/]+$/.test(address),
  );
  // The text names this server's addresses, the sitemap those for search engines.
  const paths = new Set([...pages].map((page) => new URL(page).pathname));
  expect(sections.filter(({ address }) => !paths.has(new URL(address).pathname))).toEqual([]);
  expect(text).not.toContain("$149");
  expect(text.length).toBeLessThan(1_500_000);
});

test("the pricing page has the prices of its server", smoke, async ({ request }) => {
  const intro = "Introductory price until the end of December 31, 2099 (UTC). Afterwards all-access costs $149.";
  // The second server of the test shop has an introductory price.
  const second = `${readShopVariable("SECOND_ADDRESS")}/account/pricing`;
  for (const answer of [
    await get(request, `${second}.md`),
    await get(request, `${second}.MD`),
    await get(request, second, { accept: "text/markdown" }),
  ]) {
    expect(answer.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain(intro);
    expect(text).toContain("$99");
  }
  const first = await (await get(request, "/account/pricing.md")).text();
  expect(first).not.toContain("Introductory");
  expect(first).toContain("$149");
});
