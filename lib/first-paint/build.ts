import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finishDocument } from "./document.ts";

/**
 * Finishes every prerendered page of a build, and of its standalone copy. Once: a finished page has nothing left to do.
 * @param build Next's folder, `.next`
 */
export function finishBuild(build: string): void {
  const sheets = new Map<string, string>();
  const readCss = (href: string) => {
    const css = sheets.get(href) ?? readFileSync(join(build, href.replace(/^\/_next\//, "")), "utf8");
    sheets.set(href, css);
    return css;
  };
  const readPreview = (path: string) => readFileSync(join(build, "server/app", `${path}.body`), "utf8");
  const pages = join(build, "server");
  const copies = join(build, "standalone/.next/server");
  for (const file of readdirSync(pages, { recursive: true, encoding: "utf8" })) {
    if (!/^(app|pages)\/.*\.html$/.test(file)) continue;
    const finished = finishDocument(readFileSync(join(pages, file), "utf8"), { readCss, readPreview });
    for (const place of [pages, copies]) if (existsSync(join(place, file))) writeFileSync(join(place, file), finished);
  }
}
