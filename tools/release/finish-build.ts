import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compiledFolder, runtimeName } from "../../lib/code/notion/load-compiled.ts";
import { measuresFolder } from "../../lib/code/view/measures-folder.ts";
import { readDrawnAddresses } from "../../lib/server/on-demand/addresses.ts";
import { findUnfinished, finishDocument } from "./finish-document.ts";

/**
 * Finishes every prerendered page of a build, and of its standalone copy: the document, and of those with Markdown what caches are told.
 * Once: a finished page has nothing left to do. What the build has measured of copies goes with it, and what code for Notion's words is made of.
 * @param build Next's folder, `.next`, in the project's
 * @throws where a page can't be finished
 */
export async function finishBuild(build: string): Promise<void> {
  const sheets = new Map<string, string>();
  const readCss = (href: string) => {
    const css = sheets.get(href) ?? readFileSync(join(build, href.replace(/^\/_next\//, "")), "utf8");
    sheets.set(href, css);
    return css;
  };
  const readPreview = (path: string) => readFileSync(join(build, "server/app", `${path}.body`), "utf8");
  const pages = join(build, "server");
  const copies = join(build, "standalone/.next/server");
  const measures = join(build, measuresFolder);
  if (existsSync(measures)) cpSync(measures, join(build, "standalone/.next", measuresFolder), { recursive: true });
  await compileForNotion(build);
  const drawn = readDrawnAddresses(build);
  for (const file of readdirSync(pages, { recursive: true, encoding: "utf8" })) {
    if (!/^(app|pages)\/.*\.html$/.test(file)) continue;
    const finished = finishDocument(readFileSync(join(pages, file), "utf8"), { readCss, readPreview });
    const unfinished = findUnfinished(finished);
    if (unfinished) throw new Error(`${file} is not finished (tools/release/finish-document.ts): ${unfinished}.`);
    for (const place of [pages, copies]) {
      if (!existsSync(join(place, file))) continue;
      writeFileSync(join(place, file), finished);
      if (drawn.has(file.replace(/^app(.*)\.html$/, "/markdown$1"))) sayThatItVaries(place, file);
    }
  }
}

/** Compiles the components for code whose words are in Notion: a server has no compiler. */
async function compileForNotion(build: string): Promise<void> {
  const root = dirname(build);
  const { compileComponent, compileRuntime, listComponents } = await import("../../lib/code/notion/compile.ts");
  const keep = (name: string, code: string) => {
    for (const place of [build, join(build, "standalone/.next")]) {
      const file = join(place, compiledFolder, `${name}.js`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
  };
  keep(runtimeName, await compileRuntime(root));
  for (const section of listComponents(root)) keep(section, await compileComponent(root, section));
}

/**
 * Has a page that is Markdown for whoever asks for it (lib/api/markdown/markdown.ts) say so to caches. Next sets `Vary` for each page, in
 * place of what others set, and only adds what stands in the page's own file.
 */
function sayThatItVaries(place: string, page: string): void {
  const file = join(place, page.replace(/html$/, "meta"));
  const meta = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...meta, headers: { ...meta.headers, vary: "Accept" } }));
}
