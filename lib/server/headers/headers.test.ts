import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { describe, expect, it } from "vitest";
import { buildHeaderRules } from "./headers";

const keysOf = (siteUrl: string) => buildHeaderRules(siteUrl).flatMap(({ headers }) => headers.map(({ key }) => key));

it("makes browsers insist on https for two years, where the build's address has it", () => {
  const [everywhere] = buildHeaderRules("https://silcrow.example");
  expect(everywhere?.source).toBe("/:path*");
  expect(everywhere?.headers).toContainEqual({ key: "strict-transport-security", value: "max-age=63072000" });
  for (const address of ["", "http://localhost:3000"])
    expect(keysOf(address)).not.toContain("strict-transport-security");
});

it("says a header once per rule, and nothing of a page's content policy", () => {
  for (const { source, headers } of buildHeaderRules("https://silcrow.example")) {
    const keys = headers.map(({ key }) => key);
    expect(new Set(keys).size, source).toBe(keys.length);
    if (source.startsWith("/:path")) expect(keys, source).not.toContain("content-security-policy");
  }
});

describe("a year's keeping", () => {
  const lasting = buildHeaderRules("").filter(({ headers }) =>
    headers.some(({ value }) => value.includes("immutable")),
  );
  const isKept = (path: string) => lasting.some(({ source }) => getPathMatch(source, { strict: true })(path) !== false);

  it.each([
    "/art/v1/faces/aiko.svg",
    "/art/v1/silcrow-mark.svg",
    "/art/faces/aiko.svg",
    "/fonts/inter.woff2",
    "/fonts/geist-mono-ext.0123abcd.woff2",
    "/cards/silcrow-cta-ticket.0123abcd.jpg",
    "/thumbnails/sections/silcrow-cta-ticket-full-dark.0123abcd.avif",
    "/thumbnails/categories/cta-small-light.0123abcd.webp",
    "/thumbnails/features/editor-light.0123abcd.avif",
  ])("is for what never changes under its address: %s", (path) => {
    expect(isKept(path)).toBe(true);
  });

  // Pages of a line have such addresses, and what isn't there may be there tomorrow.
  it.each([
    "/cards/components",
    "/art/components",
    "/fonts/templates",
    "/thumbnails/components",
    "/thumbnails/sections/silcrow-cta-ticket-full-dark.avif",
    "/cards/home.png",
    "/pictures/0b2f6c1e-8f0a-4f39-9c55-0d7c6a1f2e3b.webp",
    "/search.json",
    "/silcrow-theme.css",
    "/",
  ])("isn't for anything else: %s", (path) => {
    expect(isKept(path)).toBe(false);
  });
});
