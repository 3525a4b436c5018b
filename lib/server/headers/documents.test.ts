import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { config } from "@/middleware";
import {
  isCallOfNothing,
  isCallOfUnknown,
  isDocument,
  isForeignPost,
  isMethodAllowed,
  normalizePath,
} from "./documents";
import { hashScripts } from "./inline-scripts";

const shop = vi.hoisted(() => ({ origin: "" }));
vi.mock("@/lib/server/env", async (original) => ({
  ...(await original<typeof import("@/lib/server/env")>()),
  getSiteOrigin: () => shop.origin,
}));

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the hashes of a document's scripts", () => {
  it("are of what stands between the tags, byte for byte, each once", () => {
    const html = `<script>a("é\n")</script><script id="x"> b </script><SCRIPT nomodule>a("é\n")</SCRIPT>`.replaceAll(
      "SCRIPT",
      "script",
    );
    expect(hashScripts(html)).toEqual([hash('a("é\n")'), hash(" b ")]);
  });

  it("leave out what has an address, and data that no browser runs", () => {
    expect(hashScripts('<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>')).toEqual(
      [],
    );
  });
});

describe("the plain spelling of an address", () => {
  it.each([
    ["/super/components", "/super/components"],
    ["/%73uper/landing%2Dpage/%7e%5F%2e", "/super/landing-page/~_."],
    // What has a meaning of its own in an address, or isn't a letter of it, stays.
    ["/a%2Fb%3Fc%23d%25e%20f", "/a%2Fb%3Fc%23d%25e%20f"],
    ["/%C3%A9", "/%C3%A9"],
    ["/%2573", "/%2573"],
  ])("of %s is %s", (path, plain) => expect(normalizePath(path)).toBe(plain));

  it.each(["/%", "/%E0%A4%A", "/%zz", "/%C3"])("of %s is none", (path) => expect(normalizePath(path)).toBeUndefined());
});

describe("a post from another site's page", () => {
  const post = (headers: Record<string, string>, method = "POST", site = "https://silcrow.example") => {
    shop.origin = site;
    return isForeignPost({ method, headers: new Headers({ host: "silcrow.example", ...headers }) });
  };

  it("is told by its origin", () => {
    expect(post({ origin: "https://silcrow.example" })).toBe(false);
    expect(post({ origin: "https://silcrow.example.evil.example" })).toBe(true);
    expect(post({ origin: "https://silcrow.example:8443" })).toBe(true);
    expect(post({ origin: "http://silcrow.example" }), "the same host, unprotected").toBe(true);
    expect(post({ origin: "null" })).toBe(true);
    expect(post({ origin: "silcrow.example" })).toBe(true);
  });

  it("is not told by what it was sent to", () => {
    for (const host of ["evil.example", "silcrow.example, evil.example"]) {
      expect(post({ host, "x-forwarded-host": host, origin: "https://evil.example" })).toBe(true);
      expect(post({ host, "x-forwarded-host": host, origin: "https://silcrow.example" })).toBe(false);
    }
  });

  it("of a shop on one's own machine goes by the name it was asked by", () => {
    const local = (host: string, origin: string) => post({ host, origin }, "POST", "http://localhost:3000");
    expect(local("127.0.0.1:3000", "http://127.0.0.1:3000")).toBe(false);
    expect(local("[::1]:3000", "http://[::1]:3000")).toBe(false);
    expect(local("localhost:3000", "http://127.0.0.1:3000")).toBe(true);
    expect(local("127.0.0.1:3000", "https://127.0.0.1:3000")).toBe(true);
    expect(local("127.0.0.1:4000", "http://127.0.0.1:3000")).toBe(true);
    expect(post({ host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }), "a public shop").toBe(true);
  });

  it("is nothing that only reads, or that no page has sent", () => {
    expect(post({ origin: "https://evil.example" }, "GET")).toBe(false);
    expect(post({})).toBe(false);
  });
});

describe("a page", () => {
  const takes = (method: string, path: string, headers: Record<string, string> = {}) =>
    isMethodAllowed({ method, headers: new Headers(headers) }, path);
  const form = { "content-type": "multipart/form-data; boundary=x" };

  it("is read, asked by an action, or posted to by a form of its own", () => {
    for (const method of ["GET", "HEAD", "OPTIONS"]) expect(takes(method, "/")).toBe(true);
    expect(takes("POST", "/", { "next-action": "0" })).toBe(true);
    expect(takes("POST", "/hire-experts", form)).toBe(true);
  });

  it("is called by ids as Next makes them, and by nothing else", () => {
    const unknown = (id: string, method = "POST") =>
      isCallOfUnknown({ method, headers: new Headers({ "next-action": id }) });
    expect(unknown("7f662f5dabddcff9ebcca093106a214f77f293bbd5")).toBe(false);
    for (const id of ["", "Anna-Meier", "0".repeat(40), "0".repeat(43), "g".repeat(42), `${"0".repeat(42)}, x`]) {
      expect(unknown(id), id).toBe(true);
    }
    expect(unknown("Anna", "GET")).toBe(false);
    expect(isCallOfUnknown({ method: "POST", headers: new Headers() })).toBe(false);
  });

  it("is asked in no other way", () => {
    expect(takes("POST", "/", form)).toBe(false);
    expect(takes("POST", "/bullet/components")).toBe(false);
    expect(takes("POST", "/hire-experts", { "content-type": "application/x-www-form-urlencoded" })).toBe(false);
    for (const method of ["PUT", "PATCH", "DELETE"]) expect(takes(method, "/hire-experts", form)).toBe(false);
  });
});

describe("what is no document", () => {
  const outside = `/_next/x /api/nothing /forms/a/b/thanks /login/start /fonts/x /art/components /thumbnails/x /cards/x
    /letters/a/b /pictures/x /.well-known/x /r/registry.json /search.json /silcrow-theme.css /feed.xml
    /sitemap.xml /robots.txt /favicon.ico /icon.svg`.split(/\s+/);
  const documents = ["/", "/login", "/login/startle", "/bullet/components", "/apis", "/artful", "/no-such-page"];

  it("is the same for the middleware and for its matcher", () => {
    const [all] = config.matcher;
    const matches = (path: string) => new RegExp(`^${all}$`).test(path);
    expect([...outside, ...documents].filter((path) => matches(path) !== isDocument(path))).toEqual([]);
    expect(documents.filter(isDocument)).toEqual(documents);
    expect(outside.filter(isDocument)).toEqual([]);
  });

  it("runs no action, and takes multipart only where answers to forms go and emails are stopped", () => {
    const multipart = { headers: new Headers({ "content-type": "multipart/form-data; boundary=x" }) };
    const action = { headers: new Headers({ "next-action": "40" }) };
    for (const path of outside)
      expect([isCallOfNothing(action, path), isCallOfNothing(multipart, path)]).toEqual([true, true]);
    expect(isCallOfNothing(multipart, "/api/forms/site/slip")).toBe(false);
    for (const path of ["/api/forms/x", "/api/forms/a/b/c", "/api/forms/"]) {
      expect(isCallOfNothing(multipart, path)).toBe(true);
    }
    expect(isCallOfNothing(multipart, "/letters/token")).toBe(false);
    for (const path of ["/api/forms/site/slip", "/letters/token"]) expect(isCallOfNothing(action, path)).toBe(true);
  });
});
