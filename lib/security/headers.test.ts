import { expect, it } from "vitest";
import { headerRules } from "./headers";

const keysOf = (siteUrl: string) => headerRules(siteUrl).flatMap(({ headers }) => headers.map(({ key }) => key));

it("makes browsers insist on https for two years, where the build's address has it", () => {
  const [everywhere] = headerRules("https://silcrow.example");
  expect(everywhere?.source).toBe("/:path*");
  expect(everywhere?.headers).toContainEqual({ key: "strict-transport-security", value: "max-age=63072000" });
  for (const address of ["", "http://localhost:3000"])
    expect(keysOf(address)).not.toContain("strict-transport-security");
});

it("says a header once per rule, and nothing of a page's content policy", () => {
  for (const { source, headers } of headerRules("https://silcrow.example")) {
    const keys = headers.map(({ key }) => key);
    expect(new Set(keys).size, source).toBe(keys.length);
    if (source.startsWith("/:path")) expect(keys, source).not.toContain("content-security-policy");
  }
});
