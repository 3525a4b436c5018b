import { createHash } from "node:crypto";
import { mapInParallel, maxRetries, readSitemap, sampleOfEachKind } from "@/e2e/support/public-pages";
import { chooseAllOrSome, smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";
import { adminUrls } from "@/lib/urls/admin-urls";

/** Live previews and what else is a document without being in the sitemap. */
const besides = ["/bullet/page", "/super/page", "/account/pricing", "/no-such-page", "/login", "/login/popup"];

test("every inline script of every page is one that the page's own policy names", smoke, async ({ request }) => {
  const { paths } = await readSitemap(request);
  const pages = chooseAllOrSome(paths, sampleOfEachKind(paths));
  const problems = await mapInParallel([...pages, ...besides], async (path) => {
    const response = await request.get(path, { maxRedirects: 0, maxRetries });
    const policy = response.headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    const html = await response.text();
    const found: string[] = [];
    if (scripts.includes("'unsafe-inline'") || scripts.includes("'unsafe-eval'")) found.push(`${path}: ${scripts}`);
    for (const [, attributes = "", script = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\ssrc=|type="application\/(ld\+)?json"/.test(attributes)) continue;
      const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
      const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
      if (!scripts.includes(hash) && !(nonce && scripts.includes(`'nonce-${nonce}'`)))
        found.push(`${path}: ${script.slice(0, 80)}`);
    }
    if (/<[a-z][^>]*\son(click|load|error|submit|focus|mouse\w+)=/i.test(html))
      found.push(`${path}: a handler in its markup`);
    return found;
  });
  expect(problems.flat()).toEqual([]);
});

const adminPages = Object.values(adminUrls).filter((address) => typeof address === "string");

/** Of the kinds those whose pages run the most. */
const some = [
  "/bullet/compose",
  "/super/page/silcrow-hero-simple-centered",
  "/bullet/components/callout-card",
  "/bullet/components/landing-page/sections/cta/ticket",
];

/** One page of each kind: of those with many, the first. */
function oneOfEach(paths: string[]): string[] {
  const kinds = new Map<string, string>();
  for (const path of paths) {
    const kind = path.replace(/^\/(bullet|super)\//, "/*/").replace(/(sections|components)\/[^/]+\/[^/]+$/, "$1/*/*");
    const category = /^(\/.+\/sections\/[^/]+)\/[^/]+$/.exec(path)?.[1];
    kinds.set(category ?? kind, kinds.get(category ?? kind) ?? path);
  }
  return [...kinds.values()];
}

test("no page does what its policy forbids, signed in or not", async ({ page, request, login }) => {
  const violations: string[] = [];
  await page.exposeFunction("tellViolation", (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation(what: string): void };
      tellViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  const { paths } = await readSitemap(request);
  const visit = async (path: string) => {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    // What comes late, too: the rest of the scripts, previews further down.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  };
  const kinds = [...oneOfEach(paths), "/bullet/page", "/super/page/silcrow-hero-simple-centered", "/login"];
  expect(kinds.length).toBeGreaterThan(30);
  for (const path of chooseAllOrSome(kinds, ["/", ...some])) await visit(path);
  await login({ admin: true, isLifetime: true });
  const account = ["", "/components", "/data", "/purchases", "/submissions", "/tokens"].map(
    (part) => `/account${part}`,
  );
  const known = [...account, ...adminPages];
  for (const path of chooseAllOrSome(known, ["/account", adminUrls.users])) await visit(path);
  expect(violations).toEqual([]);
});

test("a violation is noticed by this test", async ({ page, allowConsole }) => {
  allowConsole(/violates the following Content Security Policy directive/);
  await page.goto("/about-us");
  const told = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective)),
      ),
  );
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
  });
  expect(await told).toMatch(/^script-src/);
});
