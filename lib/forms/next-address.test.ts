import { describe, expect, it } from "vitest";
import { getOriginHost, isFromElsewhere, resolveNextAddress } from "./next-address";

const site = { hostName: "marram.example", siteUrl: "https://www.marram.example/home" };

describe("resolveNextAddress", () => {
  it.each([
    ["/thanks?x=1#top", "https://www.marram.example/thanks?x=1#top"],
    ["thanks", "https://www.marram.example/thanks"],
    ["https://marram.example/thanks", "https://marram.example/thanks"],
    ["https://WWW.marram.example./thanks", "https://www.marram.example./thanks"],
  ])("%s leads to %s", (next, address) => {
    expect(resolveNextAddress(next, site)).toBe(address);
  });

  it.each([
    undefined,
    "",
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "\\\\evil.example",
    "\t//evil.example",
    "https:/\\/evil.example",
    "https://marram.example.evil.example/",
    "https://evilmarram.example/",
    "https://sub.marram.example/",
    "https://marram.example@evil.example/",
    "https://me:secret@marram.example/",
    "https://marram.example:8443/",
    "http://marram.example/",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://",
    "https://marram.example%2eevil.example/",
    `/${"x".repeat(2_000)}`,
  ])("%j leads nowhere", (next) => {
    expect(resolveNextAddress(next, site)).toBeNull();
  });

  it("leads nowhere while the site has no address", () => {
    expect(resolveNextAddress("/thanks", { hostName: null, siteUrl: "" })).toBeNull();
  });

  it("keeps the port and the scheme of the site's own address", () => {
    const local = { hostName: "marram.example", siteUrl: "http://marram.example:8080/" };
    expect(resolveNextAddress("/thanks", local)).toBe("http://marram.example:8080/thanks");
    expect(resolveNextAddress("http://marram.example:9090/", local)).toBeNull();
  });
});

describe("getOriginHost", () => {
  const own = "https://silcrow.example";
  it.each([
    [{ origin: "https://www.marram.example" }, "www.marram.example"],
    [{ origin: "null", referer: "https://marram.example:8443/home" }, "marram.example:8443"],
    [{ referer: "https://marram.example/" }, "marram.example"],
    [{ origin: "null" }, ""],
    [{ origin: "chrome-extension://abc" }, ""],
    [{ origin: own, referer: "https://marram.example/" }, ""],
    [{ origin: "http://[2001:db8::1]:8080" }, "[2001:db8::1]:8080"],
    [{ origin: "https://bücher.example" }, "xn--bcher-kva.example"],
    [{ origin: "https://x;=1+1.example" }, ""],
    [{ origin: "https://a'b.example", referer: "https://marram.example/" }, ""],
    [{}, ""],
  ])("%o is %j", (headers, host) => {
    expect(getOriginHost(new Headers(headers as Record<string, string>), own)).toBe(host);
  });
});

describe("isFromElsewhere", () => {
  it.each([
    ["marram.example", false],
    ["www.marram.example", false],
    ["shop.marram.example", false],
    ["marram.example:8080", false],
    ["", false],
    ["evilmarram.example", true],
    ["marram.example.evil.example", true],
  ])("%s: %s", (origin, elsewhere) => {
    expect(isFromElsewhere(origin, "marram.example")).toBe(elsewhere);
    expect(isFromElsewhere(origin, null)).toBe(false);
  });
});
