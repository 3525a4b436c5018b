import { describe, expect, it } from "vitest";
import { type History, type HistoryAction, reduceHistory, startHistory } from "./history";

const own = { content: { title: "", lede: "" }, theme: {} };
const typed = (title: string, at: number, what = "title"): HistoryAction => ({
  kind: "change",
  part: { content: { ...own.content, title } },
  what,
  at,
});
const after = (...actions: HistoryAction[]): History => actions.reduce(reduceHistory, startHistory(own));

describe("the steps of an edit", () => {
  it("are taken back and done again", () => {
    const two = after(typed("a", 0), typed("b", 9_000));
    const one = reduceHistory(two, { kind: "undo" });
    expect(one.now.content.title).toBe("a");
    expect(reduceHistory(one, { kind: "redo" }).now).toBe(two.now);
    expect(reduceHistory(reduceHistory(one, { kind: "undo" }), { kind: "undo" }).now).toBe(own);
  });

  it("typing on is one step, until there is a pause or something else is changed", () => {
    expect(after(typed("a", 0), typed("ab", 500), typed("abc", 1_400)).past).toHaveLength(1);
    expect(after(typed("a", 0), typed("ab", 2_000)).past).toHaveLength(2);
    expect(after(typed("a", 0), typed("ab", 500, "lede")).past).toHaveLength(2);
  });

  it("after an undo, what is typed is a step of its own, and nothing can be done again", () => {
    const undone = reduceHistory(after(typed("a", 0)), { kind: "undo" });
    const anew = reduceHistory(undone, typed("b", 10));
    expect([anew.past.length, anew.future.length]).toEqual([1, 0]);
  });

  it("a change of the theme alone is one, too", () => {
    const [light, dark] = [{ scheme: "light" } as const, { scheme: "dark" } as const];
    const changed = after(
      { kind: "change", part: { theme: light }, what: "theme", at: 0 },
      { kind: "change", part: () => ({ theme: dark }), what: "theme", at: 9_000 },
    );
    expect(changed.now).toEqual({ ...own, theme: dark });
    expect(reduceHistory(changed, { kind: "undo" }).now.theme).toBe(light);
  });

  it("what changes nothing is no step, and 200 are remembered", () => {
    const same = after(typed("a", 0));
    expect(reduceHistory(same, { kind: "change", part: {}, what: "x", at: 1 })).toBe(same);
    const many = Array.from({ length: 300 }, (_, index) => typed(String(index), index * 5_000));
    const { past } = after(...many);
    expect([past.length, past[0]?.content.title, past.at(-1)?.content.title]).toEqual([200, "99", "298"]);
  });
});
