import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./addresses";

describe("isPublicAddress", () => {
  it.each(["93.184.216.34", "1.1.1.1", "8.8.8.8", "2606:4700:4700::1111", "2a00:1450:4001:82a::200e"])(
    "takes %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ["loopback", "127.0.0.1", "127.255.255.254", "::1"],
    ["unspecified", "0.0.0.0", "0.1.2.3", "::"],
    ["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1"],
    ["link-local", "169.254.169.254", "fe80::1", "fe80::1%eth0", "fec0::1"],
    ["carrier-grade NAT", "100.64.0.1", "100.127.255.255"],
    ["protocol assignments", "192.0.0.1", "192.0.0.170"],
    ["documentation", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
    ["benchmarking", "198.18.0.1", "198.19.255.255"],
    ["multicast", "224.0.0.1", "239.255.255.255", "ff02::1"],
    ["broadcast and reserved", "240.0.0.1", "255.255.255.255"],
    ["IPv4-mapped", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:10.0.0.1", "::ffff:169.254.169.254"],
    ["IPv4-compatible", "::127.0.0.1", "::7f00:1", "::10.0.0.1"],
    ["6to4", "2002:7f00:1::", "2002:a00:1::1"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["NAT64", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1"],
    ["discard and segment routing", "100::1", "5f00::1"],
    ["no addresses", "", "localhost", "127.1", "0x7f.1", "2130706433", "1.2.3", "example.com", "[::1]"],
  ])("refuses %s", (_, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it("judges an IPv4 address inside IPv6 by what is inside", () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublicAddress(address));
        expect(isPublicAddress(`::${address}`), "compatible form").toBe(false);
      }),
    );
  });
});
