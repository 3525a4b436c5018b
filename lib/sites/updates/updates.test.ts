import { describe, expect, it } from "vitest";
import { findChanged, header, hero } from "@/tools/test/samples/sample-sections";
import { describePages, filterNewUpdates, type RememberedSection, toUpdates } from "./updates";

const marram = { id: "1", siteName: "Marram", hostName: "marram.example", product: "bullet" } as const;
const row = (sectionId: string, version: string, over: Partial<RememberedSection> = {}): RememberedSection => ({
  site: marram,
  sectionId,
  version,
  pages: 1,
  paths: ["/"],
  seenAt: new Date("2027-03-10T10:00:00Z"),
  ...over,
});

describe("toUpdates", () => {
  it("tells from which version to which, what changed since, and where it stands", () => {
    const [site] = toUpdates([row(hero, "1.1.0", { pages: 2, paths: ["/", "/b"] }), row(header, "1.0.0")], findChanged);
    expect(site).toMatchObject({ site: marram, upToDate: 1, checkedAt: Date.parse("2027-03-10T10:00:00Z") });
    expect(site?.updates).toEqual([
      {
        sectionId: hero,
        title: expect.any(String),
        href: expect.stringMatching(/^\/bullet\/components\/.*\/simple-centered$/),
        from: "1.1.0",
        to: "2.0.0",
        changes: [{ version: "2.0.0", date: "2027-03-02", text: "The picture is optional." }],
        pages: 2,
        paths: ["/", "/b"],
      },
    ]);
  });

  it("leaves out sections that are gone and versions that there never was", () => {
    const [site] = toUpdates([row("silcrow-hero-gone", "1.0.0"), row(hero, "7.0.0")], findChanged);
    expect(site).toMatchObject({ updates: [], upToDate: 0 });
  });

  it("puts sites with updates first, then goes by name", () => {
    const at = (id: string, siteName: string) => ({ site: { ...marram, id, siteName } });
    const rows = [row(header, "1.0.0", at("b", "Beta")), row(header, "1.0.0", at("a", "Alpha"))];
    const sites = toUpdates([...rows, row(hero, "1.0.0", at("z", "Zeta"))], findChanged);
    expect(sites.map(({ site }) => site.siteName)).toEqual(["Zeta", "Alpha", "Beta"]);
  });
});

describe("filterNewUpdates", () => {
  const sites = toUpdates([row(hero, "1.0.0"), row(header, "1.0.0")], findChanged);

  it("is everything for who never had an email, and what changed after the day of the last one", () => {
    expect(filterNewUpdates(sites, null)).toEqual(sites);
    expect(filterNewUpdates(sites, new Date("2027-03-01T23:59:59Z"))).toEqual(sites);
    expect(filterNewUpdates(sites, new Date("2027-03-02T00:00:00Z"))).toEqual([]);
  });
});

it("names pages, and counts those it doesn't name", () => {
  expect(describePages({ pages: 1, paths: ["/"] })).toBe("the home page");
  expect(describePages({ pages: 2, paths: ["/", "/a"] })).toBe("the home page and /a");
  expect(describePages({ pages: 4, paths: ["/", "/a", "/b"] })).toBe("the home page, /a, /b and one more page");
  expect(describePages({ pages: 9, paths: ["/", "/a", "/b"] })).toBe("the home page, /a, /b and six more pages");
});
