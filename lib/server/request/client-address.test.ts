import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { parseForwardedFor } from "./client-address";
import { appendRemoteAddress } from "./remote-address";

describe("parseForwardedFor", () => {
  it.each([
    ["203.0.113.9", 0, "203.0.113.9"],
    // Nobody in front of us: whatever the client says of itself counts for nothing.
    ["1.1.1.1, 203.0.113.9", 0, "203.0.113.9"],
    ["1.1.1.1, 2.2.2.2, 203.0.113.9", 0, "203.0.113.9"],
    // One proxy: it appended the client, our server the proxy.
    ["203.0.113.9, 10.0.0.1", 1, "203.0.113.9"],
    ["1.1.1.1, 203.0.113.9, 10.0.0.1", 1, "203.0.113.9"],
    ["1.1.1.1,203.0.113.9,10.0.0.2,10.0.0.1", 2, "203.0.113.9"],
    // Fewer than there should be: the one who is known.
    ["10.0.0.1", 1, "10.0.0.1"],
  ])("of %j behind %d is %s", (forwarded, proxies, address) => {
    expect(parseForwardedFor(forwarded, proxies)).toBe(address);
  });

  it.each([
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:4711", "203.0.113.9"],
    ["[2001:db8:1:2:3:4:5:6]:4711", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["::1", "::/64"],
  ])("counts %s as %s", (hop, address) => {
    expect(parseForwardedFor(hop, 0)).toBe(address);
  });

  it.each([
    "",
    "unknown",
    "localhost",
    "127.1",
    "2130706433",
    "0x7f.0.0.1",
    "203.0.113.999",
    "' or 1=1",
    "[::1",
    "_hidden",
  ])("takes %j for nobody", (hop) => {
    expect(parseForwardedFor(hop, 0)).toBe("unknown");
  });

  it("has none without the header", () => {
    expect(parseForwardedFor(null, 0)).toBe("unknown");
  });
});

it("appends who is at the other end to whatever a client says", async () => {
  appendRemoteAddress();
  appendRemoteAddress();
  const server = createServer((request, response) => response.end(request.headers["x-forwarded-for"]));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const heard = async (headers: Record<string, string>) => (await fetch(url, { headers })).text();
    expect(await heard({})).toBe("127.0.0.1");
    expect(await heard({ "x-forwarded-for": "1.1.1.1, 2.2.2.2" })).toBe("1.1.1.1, 2.2.2.2, 127.0.0.1");
    expect(parseForwardedFor(await heard({ "X-Forwarded-For": "1.1.1.1" }), 0)).toBe("127.0.0.1");
  } finally {
    server.close();
  }
});
