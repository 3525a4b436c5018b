import { describe, expect, it } from "vitest";
import { parseHostName, parseSiteUrl, siteFields } from "./schema";

describe("parseHostName", () => {
  it.each([
    ["https://example.com", "example.com"],
    ["http://example.com/path?x=1#top", "example.com"],
    ["example.com", "example.com"],
    ["  Example.COM/  ", "example.com"],
    ["www.example.com", "example.com"],
    ["https://www.www.example.com", "www.example.com"],
    ["www.com", "www.com"],
    ["https://example.com:8443/", "example.com"],
    ["example.com:3000", "example.com"],
    ["https://example.com./", "example.com"],
    ["https://www.example.com.", "example.com"],
    ["https://bücher.example", "xn--bcher-kva.example"],
    ["https://例え.テスト/道", "xn--r8jz45g.xn--zckzah"],
    ["https://my-site.notion.site/Home-1234", "my-site.notion.site"],
    ["//example.com", "example.com"],
  ])("reads %s as %s", (address, host) => {
    expect(parseHostName(address)).toBe(host);
  });

  it.each([
    "",
    " ",
    "localhost",
    "http://localhost:3000",
    "127.0.0.1",
    "http://2130706433",
    "http://0x7f.1",
    "http://[::1]/",
    "https://user:pass@example.com",
    "mailto:me@example.com",
    "ftp://example.com",
    "javascript:alert(1)",
    "my site",
    "https://",
    "https://exa mple.com",
    "example..com",
    ".com",
  ])("takes %j for no public site", (address) => {
    expect(parseHostName(address)).toBeNull();
  });
});

describe("parseSiteUrl", () => {
  it("keeps scheme, port and path, and drops the fragment", () => {
    expect(parseSiteUrl("www.example.com:8443/a?b=c#d")).toBe("https://www.example.com:8443/a?b=c");
    expect(parseSiteUrl("http://example.com")).toBe("http://example.com/");
  });
});

describe("siteFields", () => {
  it("derives the host, and leaves it null without an address", () => {
    expect(siteFields.parse({ siteName: " Marram ", siteUrl: "www.marram.example" })).toEqual({
      siteName: "Marram",
      siteUrl: "https://www.marram.example/",
      hostName: "marram.example",
    });
    expect(siteFields.parse({ siteName: "Marram", siteUrl: "  " })).toEqual({
      siteName: "Marram",
      siteUrl: "",
      hostName: null,
    });
  });

  it("says what is wrong in a sentence", () => {
    const complaint = (fields: { siteName: string; siteUrl: string }) =>
      siteFields.safeParse(fields).error?.issues[0]?.message;
    expect(complaint({ siteName: " ", siteUrl: "" })).toBe("Give the site a name.");
    expect(complaint({ siteName: "x".repeat(121), siteUrl: "" })).toContain("120");
    expect(complaint({ siteName: "x", siteUrl: "nowhere" })).toContain("isn't the address of a web site");
    expect(complaint({ siteName: "x", siteUrl: `a.example/${"x".repeat(2_000)}` })).toContain("too long");
  });
});
