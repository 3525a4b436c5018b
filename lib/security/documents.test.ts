import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isForeignPost } from "./documents";
import { hashesOf } from "./inline-scripts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the hashes of a document's scripts", () => {
  it("are of what stands between the tags, byte for byte, each once", () => {
    const html = `<script>a("é\n")</script><script id="x"> b </script><SCRIPT nomodule>a("é\n")</SCRIPT>`.replaceAll(
      "SCRIPT",
      "script",
    );
    expect(hashesOf(html)).toEqual([hash('a("é\n")'), hash(" b ")]);
  });

  it("leave out what has an address, and data that no browser runs", () => {
    expect(hashesOf('<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>')).toEqual(
      [],
    );
  });
});

describe("a post from another site's page", () => {
  const post = (headers: Record<string, string>, method = "POST") =>
    isForeignPost({ method, headers: new Headers({ host: "silcrow.example", ...headers }) });

  it("is told by its origin", () => {
    expect(post({ origin: "https://silcrow.example" })).toBe(false);
    expect(post({ origin: "https://silcrow.example.evil.example" })).toBe(true);
    expect(post({ origin: "https://silcrow.example:8443" })).toBe(true);
    expect(post({ origin: "null" })).toBe(true);
    expect(post({ origin: "silcrow.example" })).toBe(true);
  });

  it("is told by the host that a proxy was asked for", () => {
    const proxied = { host: "10.0.0.7:3000", "x-forwarded-host": "silcrow.example, inner" };
    expect(post({ ...proxied, origin: "https://silcrow.example" })).toBe(false);
    expect(post({ ...proxied, origin: "http://10.0.0.7:3000" })).toBe(true);
  });

  it("is nothing that only reads, or that no page has sent", () => {
    expect(post({ origin: "https://evil.example" }, "GET")).toBe(false);
    expect(post({})).toBe(false);
  });
});
