import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type LoopbackServer, serveLoopback } from "../process/loopback.ts";
import { bulletSite } from "./bullet.ts";
import { face, pagesWithCopies } from "./copies.ts";
import { superSite } from "./super.ts";

const here = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/**
 * Other people's sites, for the shop's preview on one's own site: a page as Super serves it, one as Bullet does, one made by
 * hand, a site with sections of ours on it, and what else there is out there: a page behind a password, a file, a page made to hold up its reader, a redirect
 * to another, one to a private address. Loopback is closed to the shop otherwise.
 */
export async function startSampleSites(): Promise<LoopbackServer> {
  const pages: Record<string, { type: string; body: () => string }> = {};
  const documents: Record<string, () => string> = {
    super: () => superSite,
    bullet: () => bulletSite,
    plain: () => here("plain.html"),
    members: () => here("members.html"),
  };
  for (const [name, body] of Object.entries(documents)) {
    pages[`/${name}`] = { type: "text/html; charset=utf-8", body };
  }
  pages["/face.svg"] = { type: "image/svg+xml", body: () => face };
  for (const [path, page] of Object.entries(pagesWithCopies))
    pages[path] = { type: "text/html; charset=utf-8", body: () => page };
  for (const name of ["super.css", "bullet.css"]) pages[`/${name}`] = { type: "text/css", body: () => here(name) };
  pages["/timetable.pdf"] = { type: "application/pdf", body: () => "%PDF-1.4\n" };
  // A page made to hold up who reads it: a parser compares each attribute of an element with all before it.
  const attributes = Array.from({ length: 150_000 }, (_, n) => ` a${n.toString(36)}`).join("");
  pages["/intricate"] = { type: "text/html; charset=utf-8", body: () => `<main><p${attributes}>Intricate</p></main>` };
  const moved: Record<string, string> = { "/": "/super", "/round": "/round", "/inside": "http://169.254.169.254/" };

  return await serveLoopback(() => ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://sites");
    const location = moved[pathname];
    const page = pages[pathname];
    if (location) response.writeHead(302, { location }).end();
    else if (page) response.writeHead(200, { "content-type": page.type }).end(page.body());
    else response.writeHead(404, { "content-type": "text/html" }).end("<p>Nothing here.</p>");
  });
}
