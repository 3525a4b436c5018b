import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./addresses";
import type { Network } from "./network";
import { checkTarget, parseTypedAddress } from "./target";

const network: Network = {
  resolve: async () => [],
  isPublic: isPublicAddress,
  ports: new Set(["80", "443"]),
  allowed: new Set(["127.0.0.1:4000"]),
  own: new Set(["silcrow.example.com"]),
};

const refusal = (typed: string): string | undefined => {
  try {
    checkTarget(parseTypedAddress(typed), network);
  } catch (error) {
    return (error as Error).message;
  }
};

describe("an address someone types", () => {
  it.each([
    "example.com",
    "https://www.example.com/a/b?c=d#e",
    "http://example.com",
    "https://example.com:443",
    "http://example.com:80/",
    "bücher.example.com",
    "EXAMPLE.com.",
    "my_site.super.site",
    "http://127.0.0.1:4000/page",
  ])("takes %s", (typed) => {
    expect(refusal(typed)).toBeUndefined();
  });

  it("reads a bare host as https and forgets the fragment", () => {
    expect(parseTypedAddress(" example.com/a#b ").href).toBe("https://example.com/a");
  });

  it.each([
    "",
    " ",
    "not an address",
    `https://${"a".repeat(64)}.com`,
    `https://example.com/${"a".repeat(2_000)}`,
    ...`https:// ternandtide https://wiki https://wiki. ftp://example.com file:///etc/passwd gopher://example.com
     javascript:alert(1) data:text/html,hi https://user@example.com https://user:password@example.com
     https://:password@example.com https://example.com:8080 https://example.com:22 http://example.com:6379
     https://exa;mple.com https://example.com,evil.com https://93.184.216.34 https://[2606:4700:4700::1111]/`.split(
      /\s+/,
    ),
  ])("says that %s is no address of a page", (typed) => {
    expect(refusal(typed)).toBe("site preview: address");
  });

  it.each(
    `http://127.0.0.1 http://127.1 http://127.0.0.1. http://0x7f.1 http://0x7f000001 http://0177.0.0.1
     http://2130706433 http://①②⑦.0.0.1 http://127。0。0。1 http://0 http://0.0.0.0 http://[::1] http://[::]
     http://[::ffff:127.0.0.1] http://[::ffff:7f00:1] http://[::127.0.0.1] http://[0:0:0:0:0:ffff:a9fe:a9fe]
     http://[64:ff9b::127.0.0.1] http://[2002:7f00:1::] http://[fe80::1] http://169.254.169.254/latest/meta-data/
     http://10.0.0.1 http://192.168.0.1 http://172.20.0.1 http://100.64.0.1 http://127.0.0.1:4001
     https://127.0.0.1:443 localhost http://localhost. http://LOCALHOST https://intranet https://printer.local
     https://a.b.internal https://x.localhost https://metadata.google.internal https://router.lan
     https://nas.home.arpa`.split(/\s+/),
  )("says that %s is private", (typed) => {
    expect(refusal(typed)).toBe("site preview: private");
  });

  it.each(["silcrow.example.com", "https://SILCROW.example.com./account", "http://silcrow.example.com"])(
    "does not fetch the shop itself: %s",
    (typed) => {
      expect(refusal(typed)).toBe("site preview: own");
    },
  );

  it("takes what is allowed by its port and by no other spelling", () => {
    expect(refusal("http://user@127.0.0.1:4000")).toBe("site preview: address");
    expect(refusal("http://2130706433:4000"), "the same address").toBeUndefined();
    expect(refusal("http://localhost:4000")).toBe("site preview: private");
  });
});
