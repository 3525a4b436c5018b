import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder with as much of a build as says which routes there are. */
export function sampleBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "silcrow-routes-"));
  mkdirSync(join(folder, ".next"));
  mkdirSync(join(folder, "public", "fonts"), { recursive: true });
  writeFileSync(join(folder, "public", "icon.svg"), "");
  const dynamic = (page: string, regex: string) => ({ page, regex });
  const manifest = {
    staticRoutes: [{ page: "/account" }, { page: "/api/users/me/live" }, { page: "/mcp" }],
    dynamicRoutes: [
      dynamic("/account/components/[id]", "^/account/components/([^/]+?)(?:/)?$"),
      dynamic("/api/auth/[...nextauth]", "^/api/auth/(.+?)(?:/)?$"),
      dynamic("/forms/[site]/thanks", "^/forms/([^/]+?)/thanks(?:/)?$"),
      dynamic("/letters/[token]", "^/letters/([^/]+?)(?:/)?$"),
      dynamic("/s/[code]", "^/s/([^/]+?)(?:/)?$"),
      dynamic("/[product]/page/[id]", "^/([^/]+?)/page/([^/]+?)(?:/)?$"),
    ],
  };
  writeFileSync(join(folder, ".next", "routes-manifest.json"), JSON.stringify(manifest));
  const prerendered = { routes: { "/": {}, "/super/components/hero": {}, "/super/page/silcrow-hero-simple": {} } };
  writeFileSync(join(folder, ".next", "prerender-manifest.json"), JSON.stringify(prerendered));
  return folder;
}
