import { expect, it } from "vitest";
import { sampleBuild } from "@/tools/test/samples/sample-build";
import { readRoutes } from "./routes";

const routeOf = readRoutes(sampleBuild());

it.each([
  ["/", "/", "page"],
  ["/super/components/hero?utm=zelda", "/super/components/hero", "page"],
  ["/super/components/hero.md", "/super/components/hero.md", "page"],
  ["/super/page/silcrow-hero-simple", "/super/page/silcrow-hero-simple", "preview"],
  ["/super/page/zelda?x=1", "/[product]/page/[id]", "preview"],
  ["/account/components/0f8fad5b?_rsc=1", "/account/components/[id]", "page"],
  ["/forms/secret-site/thanks", "/forms/[site]/thanks", "page"],
  ["/letters/se.cr.et", "/letters/[token]", "page"],
  ["/s/Code1?look=2", "/s/[code]", "page"],
  ["/api/auth/callback/local?code=secret", "/api/auth/[...nextauth]", "call"],
  ["/api/users/me/live", "/api/users/me/live", "stream"],
  ["/mcp", "/mcp", "call"],
  ["/fonts/a.woff2", "/fonts/[file]", "file"],
  ["/icon.svg", "/icon.svg", "file"],
  ["/_next/static/chunks/a.js", "/_next/[file]", "file"],
  ["/zelda@rare.example/203.0.113.7", "(no route)", "none"],
  ["http://zelda.example/s/x", "(no route)", "none"],
])("%s is %s", (address, template, kind) => {
  expect(routeOf(address)).toEqual({ template, kind });
});
