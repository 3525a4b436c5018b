import { describe, expect, it } from "vitest";
import { deriveEntitlementSet } from "./entitlements";

type Bought = { item: string; status: "paid" | "refunded" | "charged_back"; revokedAt: Date | null };

const bought = (item: string, status: Bought["status"] = "paid"): Bought => ({ item, status, revokedAt: null });
const provided = (item: string) => ({ item, revokedAt: null });
const revoked = <Row extends { revokedAt: Date | null }>(row: Row): Row => ({ ...row, revokedAt: new Date(0) });
const entitlementsOfAll = (purchases: Bought[], grants: ReturnType<typeof provided>[] = []) =>
  deriveEntitlementSet({ purchases, grants });

describe("deriveEntitlementSet", () => {
  it("entitles to nothing without purchases", () => {
    expect(entitlementsOfAll([])).toEqual({ isLifetime: false, sections: [] });
  });

  it("counts what is paid, once and sorted", () => {
    const purchases = [
      bought("silcrow-cta-ticket"),
      bought("lifetime"),
      bought("silcrow-cta-last-line"),
      bought("silcrow-cta-ticket"),
    ];
    expect(entitlementsOfAll(purchases)).toEqual({
      isLifetime: true,
      sections: ["silcrow-cta-last-line", "silcrow-cta-ticket"],
    });
  });

  it("counts the sections that a page is made of, for as long as the page is paid", () => {
    const page = "silcrow-pricing-pages-full-ledger";
    const { sections } = entitlementsOfAll([bought(page)]);
    expect(sections).toEqual(expect.arrayContaining([page, "silcrow-pricing-ledger"]));
    expect(sections).toEqual([...sections].sort());
    expect(entitlementsOfAll([bought(page, "refunded"), bought("silcrow-pricing-ledger")]).sections).toEqual([
      "silcrow-pricing-ledger",
    ]);
  });

  it("takes back what was refunded or charged back", () => {
    expect(entitlementsOfAll([bought("lifetime", "refunded"), bought("silcrow-cta-ticket", "charged_back")])).toEqual({
      isLifetime: false,
      sections: [],
    });
  });

  it("keeps what was bought twice and given back once", () => {
    expect(entitlementsOfAll([bought("lifetime", "refunded"), bought("lifetime")]).isLifetime).toBe(true);
  });

  it("counts what was given as what was bought, also a page with its sections", () => {
    const page = "silcrow-pricing-pages-full-ledger";
    const { isLifetime, sections } = entitlementsOfAll(
      [bought("silcrow-cta-ticket")],
      [provided("lifetime"), provided(page)],
    );
    expect(isLifetime).toBe(true);
    expect(sections).toEqual(expect.arrayContaining(["silcrow-cta-ticket", page, "silcrow-pricing-ledger"]));
  });

  it("counts nothing that was revoked, and keeps what something else gives", () => {
    const all = [revoked(bought("lifetime")), revoked(bought("silcrow-cta-ticket"))];
    expect(entitlementsOfAll(all, [revoked(provided("lifetime"))])).toEqual({ isLifetime: false, sections: [] });
    expect(entitlementsOfAll(all, [provided("silcrow-cta-ticket")]).sections).toEqual(["silcrow-cta-ticket"]);
  });
});
