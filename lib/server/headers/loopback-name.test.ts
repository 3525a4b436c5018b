import { afterEach, beforeEach, expect, it, vi } from "vitest";

async function addressFor(site: string, host: string, more: Record<string, string> = {}): Promise<string | undefined> {
  vi.stubEnv("SITE_URL", site);
  const { getLoopbackAddress } = await import("./loopback-name");
  const headers = new Headers({ host, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", ...more });
  return getLoopbackAddress({ headers, url: `http://${host}/account?tab=1` });
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it.each([
  ["http://localhost:3000", "127.0.0.1:3000", "http://localhost:3000/account?tab=1"],
  ["http://localhost:3000", "[::1]:3000", "http://localhost:3000/account?tab=1"],
  ["http://localhost:3000", "0.0.0.0:3000", "http://localhost:3000/account?tab=1"],
  ["http://localhost:3000", "localhost.:3000", "http://localhost:3000/account?tab=1"],
  ["http://localhost:3000", "[::ffff:127.0.0.1]:3000", "http://localhost:3000/account?tab=1"],
  ["http://localhost:3000", "shop.localhost:3000", "http://localhost:3000/account?tab=1"],
  ["http://127.0.0.1:3001", "localhost:3001", "http://127.0.0.1:3001/account?tab=1"],
])("a shop known as %s, opened as %s", async (site, host, address) =>
  expect(await addressFor(site, host)).toBe(address),
);

it.each([
  ["its own name", "http://localhost:3000", "localhost:3000"],
  ["another port, which is another program", "http://localhost:3000", "127.0.0.1:3001"],
  ["a public shop", "https://silcrow.example", "127.0.0.1:3000"],
  ["a name that isn’t this machine’s", "http://localhost:3000", "127.0.0.1.evil.example:3000"],
  ["another machine’s address as IPv6 has it", "http://localhost:3000", "[::ffff:10.0.0.1]:3000"],
  ["no name at all", "http://localhost:3000", "%%"],
])("stays under %s", async (_, site, host) => {
  vi.stubEnv("SITE_URL", site);
  const { getLoopbackAddress } = await import("./loopback-name");
  const headers = new Headers({ host, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" });
  expect(getLoopbackAddress({ headers, url: "http://localhost:3000/" })).toBeUndefined();
});

it("is led on from a name of which a browser says nothing but that it takes https", async () => {
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  const { getLoopbackAddress } = await import("./loopback-name");
  const openedWith = (headers: Record<string, string>) =>
    getLoopbackAddress({ headers: new Headers({ host: "0.0.0.0:3000", ...headers }), url: "http://0.0.0.0:3000/" });
  expect(openedWith({ "upgrade-insecure-requests": "1" })).toBe("http://localhost:3000/");
  expect(openedWith({})).toBeUndefined();
});

it("answers programs and parts of pages under any name", async () => {
  expect(await addressFor("http://localhost:3000", "127.0.0.1:3000", { "sec-fetch-mode": "cors" })).toBeUndefined();
  expect(await addressFor("http://localhost:3000", "127.0.0.1:3000", { "sec-fetch-dest": "iframe" })).toBeUndefined();
});
