import { describe, expect, test } from "vitest";
import { findSection, listIncludedSections } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { describePurchase, findMissingPurchases } from "./payment";

const page = "silcrow-landing-pages-client-portal";
const parts = listIncludedSections(page);

describe("what a page costs somebody who owns nothing", () => {
  test("is the price of a page example that has all of it, where that is less than its sections", async () => {
    const missing = await findMissingPurchases(null, formatCompositionId(parts));
    expect(missing?.sections.map(({ id }) => id).sort()).toEqual([...new Set(parts)].sort());
    expect(missing?.price).toBe(findSection(page)?.price);
    const sum = (missing?.sections ?? []).reduce((total, { price }) => total + (price ?? 0), 0);
    expect(missing?.price).toBeLessThan(sum);
    expect(missing && describePurchase(null, missing)).toMatch(/^“[^”]+” costs \$23 and has .+ sections of this: http/);
  });

  test("is the sum of its sections where no page example helps", async () => {
    const ids = ["silcrow-cta-ticket", "silcrow-cta-last-line"];
    const missing = await findMissingPurchases(null, formatCompositionId(ids));
    expect(missing?.purchases.map(({ sold }) => sold.id)).toEqual(ids);
    expect(missing?.price).toBe(ids.reduce((sum, id) => sum + (findSection(id)?.price ?? 0), 0));
  });

  test("is nothing for what is free", async () => {
    expect(await findMissingPurchases(null, "silcrow-callout-card-margin-rule")).toBeNull();
  });
});
