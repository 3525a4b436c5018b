import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const getFolder = () => join(/* turbopackIgnore: true */ process.cwd(), ".next");
const known = new Map<string, string[]>();
let prerendered: Set<string> | undefined;

/** Whether the build made this page in advance, so that its scripts can't hold a nonce. */
export function isPrerendered(path: string): boolean {
  prerendered ??= listPrerenderedPaths();
  return prerendered.has(path);
}

/** `'sha256-…'` of every inline script of a prerendered page, read from its file once and kept. */
export function readScriptHashes(path: string): string[] {
  return readHashes(`app/${path === "/" ? "index" : path.slice(1)}.html`);
}

/** The same for the pages that stand in for one that isn't there or failed, whatever address was asked for. */
export function readFallbackHashes(): string[] {
  const files = ["app/_not-found.html", "app/_global-error.html", "pages/404.html", "pages/500.html"];
  return [...new Set(files.flatMap(readHashes))];
}

function listPrerenderedPaths(): Set<string> {
  const file = join(getFolder(), "prerender-manifest.json");
  if (!existsSync(file)) return new Set();
  const { routes } = JSON.parse(readFileSync(file, "utf8")) as { routes: Record<string, unknown> };
  return new Set(Object.keys(routes));
}

function readHashes(file: string): string[] {
  let hashes = known.get(file);
  if (!hashes) {
    const path = join(getFolder(), "server", file);
    hashes = existsSync(path) ? hashScripts(readFileSync(path, "utf8")) : [];
    known.set(file, hashes);
  }
  return hashes;
}

/** `'sha256-…'` of every script of a document that a browser would run and that has no address. */
export function hashScripts(html: string): string[] {
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = ""]) => !/\ssrc=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes),
  );
  return [
    ...new Set(inline.map(([, , script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)),
  ];
}
