import { describe, expect, it, vi } from "vitest";
import { brand } from "@/lib/brand";
import { findAddressProblem, getAbsoluteUrl, publicOrigin } from "./public-address";
import { listHostRedirects } from "./request/host-redirects";

describe("the public address", () => {
  it("is the brand's own when the build was told none", () => {
    expect(publicOrigin).toBe(brand.address);
    expect(getAbsoluteUrl("/")).toBe(brand.address);
    expect(getAbsoluteUrl("/bullet/components")).toBe(`${brand.address}/bullet/components`);
  });

  it("is, for what people and programs follow, where the server runs, unless the build knows better", async () => {
    vi.stubEnv("SITE_URL", "http://localhost:3123");
    vi.resetModules();
    const running = await import("./public-address");
    expect(running.getAbsoluteUrl("/mcp")).toBe("http://localhost:3123/mcp");
    expect(running.getCanonicalUrl("/mcp")).toBe(`${brand.address}/mcp`);
    expect(running.replaceOrigin(`claude mcp add ${brand.address}/mcp`)).toBe(
      "claude mcp add http://localhost:3123/mcp",
    );
    vi.stubEnv("SILCROW_BUILT_FOR", "https://shop.example");
    vi.resetModules();
    const told = await import("./public-address");
    expect(told.getAbsoluteUrl("/mcp")).toBe("https://shop.example/mcp");
    expect(told.supposedOrigin).toBeUndefined();
    vi.unstubAllEnvs();
  });

  it("is compared with where the server lives, by origin alone", () => {
    expect(findAddressProblem("https://silcrow.example/", "https://silcrow.example")).toBeUndefined();
    expect(findAddressProblem("https://staging.example", "https://silcrow.example")).toContain(
      "Build with SITE_URL=https://staging.example.",
    );
    expect(findAddressProblem("http://silcrow.example", "https://silcrow.example")).toBeDefined();
  });
});

describe("the other spelling of the host", () => {
  const redirect = (origin: string) => listHostRedirects(origin)[0];
  const catches = (origin: string, host: string) =>
    listHostRedirects(origin).some(({ has }) => has.every(({ value }) => new RegExp(`^${value}$`).test(host)));

  it("goes to the one that is meant, whichever that is", () => {
    expect(redirect("https://silcrow.example")).toMatchObject({
      destination: "https://silcrow.example/:path*",
      permanent: true,
    });
    expect(catches("https://silcrow.example", "www.silcrow.example")).toBe(true);
    expect(redirect("https://www.silcrow.example")?.destination).toBe("https://www.silcrow.example/:path*");
    expect(catches("https://www.silcrow.example", "silcrow.example")).toBe(true);
  });

  it("never catches the host it leads to, nor any other", () => {
    for (const origin of ["https://silcrow.example", "https://www.silcrow.example"]) {
      for (const host of [new URL(origin).hostname, "www.elsewhere.example", "wwwXsilcrow.example", "localhost"]) {
        expect(catches(origin, host), `${host} at ${origin}`).toBe(false);
      }
    }
  });

  it("does not exist on a machine's own address", () => {
    for (const origin of [
      "http://localhost:3000",
      "http://shop.localhost:3000",
      "http://127.0.0.1:3000",
      "http://[::1]:3000",
    ])
      expect(listHostRedirects(origin), origin).toEqual([]);
  });
});
