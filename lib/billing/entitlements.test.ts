import { describe, expect, it } from "vitest";
import { entitlementsOf } from "./entitlements";

const bought = (item: string, status: "paid" | "refunded" | "charged_back" = "paid") => ({ item, status });

describe("entitlementsOf", () => {
  it("entitles to nothing without purchases", () => {
    expect(entitlementsOf([])).toEqual({ isLifetime: false, sections: [] });
  });

  it("counts what is paid, once and sorted", () => {
    const purchases = [
      bought("silcrow-cta-ticket"),
      bought("lifetime"),
      bought("silcrow-cta-last-line"),
      bought("silcrow-cta-ticket"),
    ];
    expect(entitlementsOf(purchases)).toEqual({
      isLifetime: true,
      sections: ["silcrow-cta-last-line", "silcrow-cta-ticket"],
    });
  });

  it("counts the sections that a page is made of, for as long as the page is paid", () => {
    const page = "silcrow-pricing-pages-full-ledger";
    const { sections } = entitlementsOf([bought(page)]);
    expect(sections).toEqual(expect.arrayContaining([page, "silcrow-pricing-ledger"]));
    expect(sections).toEqual([...sections].sort());
    expect(entitlementsOf([bought(page, "refunded"), bought("silcrow-pricing-ledger")]).sections).toEqual([
      "silcrow-pricing-ledger",
    ]);
  });

  it("takes back what was refunded or charged back", () => {
    expect(entitlementsOf([bought("lifetime", "refunded"), bought("silcrow-cta-ticket", "charged_back")])).toEqual({
      isLifetime: false,
      sections: [],
    });
  });

  it("keeps what was bought twice and given back once", () => {
    expect(entitlementsOf([bought("lifetime", "refunded"), bought("lifetime")]).isLifetime).toBe(true);
  });
});
