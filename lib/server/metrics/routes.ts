import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A request's address without what stands in it for somebody or something: no id, code, token or query. */
export interface Route {
  template: string;
  kind: "page" | "preview" | "call" | "stream" | "file" | "none";
}

const stream = "/api/users/me/live";
const nowhere: Route = { template: "(no route)", kind: "none" };

interface Manifest {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string; regex: string }[];
}

/**
 * Reads what a build says of its own routes. Pages that were made in advance are named whole, since they are the same for everybody.
 * An address that the build does not know is not named at all.
 * @param folder where the server runs, with `.next` and `public` in it
 */
export function readRoutes(folder: string): (address: string) => Route {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(/* turbopackIgnore: true */ folder, ".next", name), "utf8"));
  const { staticRoutes, dynamicRoutes } = read("routes-manifest.json") as Manifest;
  const { routes: prerendered } = read("prerender-manifest.json") as { routes: Record<string, unknown> };
  const exact = new Map(
    [...staticRoutes.map(({ page }) => page), ...Object.keys(prerendered)].map((path) => [path, getRoute(path)]),
  );
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ pattern: new RegExp(regex), route: getRoute(page) }));
  const files = new Map(
    readdirSync(join(/* turbopackIgnore: true */ folder, "public"), { withFileTypes: true }).map((entry) => [
      entry.name,
      { template: entry.isDirectory() ? `/${entry.name}/[file]` : `/${entry.name}`, kind: "file" } as Route,
    ]),
  );

  const find = (path: string): Route | undefined =>
    exact.get(path) ??
    files.get(path.slice(1).split("/", 1)[0] ?? "") ??
    dynamic.find(({ pattern }) => pattern.test(path))?.route;

  return (address) => {
    const [path = "/"] = address.split(/[?#]/, 1);
    if (path.startsWith("/_next/")) return { template: "/_next/[file]", kind: "file" };
    const route = find(path);
    if (route) return route;
    // The Markdown of a page stands behind its name.
    const page = path.endsWith(".md") ? find(path.slice(0, -".md".length)) : undefined;
    return page ? { ...page, template: `${page.template}.md` } : nowhere;
  };
}

function getRoute(page: string): Route {
  if (page === stream) return { template: page, kind: "stream" };
  if (/^\/(api|r)\/|^\/mcp$/.test(page)) return { template: page, kind: "call" };
  if (/^\/[^/]+\/page(\/|$)/.test(page)) return { template: page, kind: "preview" };
  return { template: page, kind: "page" };
}
