import { expect, it } from "vitest";
import { findSection, listIncludedSections, listSections } from "@/lib/catalogue/catalogue";
import { findCheapestPurchases, type Sold } from "./cheapest-purchases";

const section = (id: string, price: number | null = 4): Sold => ({ id, price });
const page = (id: string, price: number, ...parts: string[]): Sold => ({
  id,
  price,
  parts: [...parts, id].map((part) => ({ id: part })),
});

const all = ["a", "b", "c", "d", "e", "f"].map((id) => section(id));
const whole = page("whole", 19, "a", "b", "c", "d", "e", "f");
const half = page("half", 9, "a", "b", "c");
const other = page("other", 9, "d", "e", "x");

const findCheapest = (
  wanted: Sold[],
  pages: Sold[],
  owned: string[] = [],
  user: { isLifetime: boolean } | null = null,
) => {
  const { purchases, price } = findCheapestPurchases(wanted, pages, user, owned);
  return { price, buys: purchases.map(({ sold, brings }) => `${sold.id} ${brings}`) };
};

it("buys alone what is cheaper alone, each once, and nothing that is free or owned", () => {
  const wanted = [section("free", null), section("a"), section("b"), section("a")];
  expect(findCheapest(wanted, [half])).toEqual({ price: 8, buys: ["a 1", "b 1"] });
  expect(findCheapest(wanted, [half], ["a"])).toEqual({ price: 4, buys: ["b 1"] });
  expect(findCheapest(wanted, [half], [], { isLifetime: true })).toEqual({ price: 0, buys: [] });
});

it("takes the page that brings several of them, also without the piece that only it has", () => {
  expect(findCheapest(all.slice(0, 3), [half])).toEqual({ price: 9, buys: ["half 3"] });
  expect(findCheapest(all, [whole])).toEqual({ price: 19, buys: ["whole 6"] });
});

it("takes the cheapest of all sets, with several pages, and of equal ones the one of the fewest purchases", () => {
  expect(findCheapest(all, [whole, half])).toEqual({ price: 19, buys: ["whole 6"] });
  expect(findCheapest(all, [{ ...whole, price: 22 }, half])).toEqual({
    price: 21,
    buys: ["half 3", "d 1", "e 1", "f 1"],
  });
  expect(findCheapest([...all, section("x")], [half, other])).toEqual({
    price: 22,
    buys: ["half 3", "other 3", "f 1"],
  });
  expect(findCheapest(all.slice(0, 2), [{ ...half, price: 8 }])).toEqual({ price: 8, buys: ["half 2"] });
});

it("counts a page whose piece is wanted first: it can't be had otherwise", () => {
  expect(findCheapest([section("a"), { ...half }], [half, whole])).toEqual({ price: 9, buys: ["half 2"] });
  expect(findCheapest([...all, half], [half, whole])).toEqual({ price: 21, buys: ["half 4", "d 1", "e 1", "f 1"] });
});

it("never costs more for one section less, nor more than a page example with the whole of it", () => {
  const pages = listSections("bullet")
    .filter(({ parts }) => parts)
    .map(({ id, price }) => ({ id, price, parts: [...listIncludedSections(id), id].map((part) => ({ id: part })) }));
  expect(pages.length).toBeGreaterThan(4);
  for (const one of pages) {
    const parts = one.parts.map(
      ({ id }) => pages.find((page) => page.id === id) ?? section(id, findSection(id)?.price),
    );
    const { price } = findCheapestPurchases(parts, pages, null, []);
    expect(price).toBeLessThanOrEqual(one.price ?? 0);
    for (const [index] of parts.entries()) {
      expect(findCheapestPurchases(parts.toSpliced(index, 1), pages, null, []).price).toBeLessThanOrEqual(price);
    }
  }
});
