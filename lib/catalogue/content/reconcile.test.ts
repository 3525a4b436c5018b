import { describe, expect, it } from "vitest";
import type { Content } from "@/components/sections/define";
import { findSection } from "@/lib/catalogue/catalogue";
import { parseContent } from "./content";
import { reconcileContent } from "./reconcile";

const sample = {
  title: "Title",
  seats: 40,
  open: true,
  primary: { label: "Go", href: "/go" },
  facts: [{ label: "Room", value: "4" }],
};

const shape = { sample, fields: { seats: { min: 0, max: 400, integer: true }, "facts.weight": { min: 0, max: 9 } } };

describe("reconcileContent", () => {
  it.each([
    [1e9, 400],
    [-1e9, 0],
    [40.4, 40],
    [Number.NaN, 40],
  ])("brings a number that was saved before it had limits within them: %d", (seats, drawn) => {
    expect(reconcileContent(shape, { ...sample, seats })).toEqual({ ...sample, seats: drawn });
  });

  it("does so in lists, too", () => {
    const facts = [{ label: "Room", value: "4", weight: 3 }];
    const heavy = { facts: [{ label: "A", value: "1", weight: 1e9 }] };
    expect(reconcileContent({ ...shape, sample: { facts } }, heavy).facts).toEqual([
      { label: "A", value: "1", weight: 9 },
    ]);
  });

  it("leaves content that fits as it is", () => {
    const content = { ...sample, title: "Mine", facts: [], primary: { label: "Come", href: "#" } };
    expect(reconcileContent(shape, content)).toEqual(content);
  });

  it("keeps what was written when the section has come to ask for more, or for less", () => {
    const content = {
      title: "Mine",
      gone: "?",
      primary: { label: "Come" },
      facts: [{ label: "Doors" }, { value: "7" }],
    };
    expect(reconcileContent(shape, content)).toEqual({
      ...sample,
      title: "Mine",
      primary: { label: "Come", href: "/go" },
      facts: [
        { label: "Doors", value: "4" },
        { label: "Room", value: "7" },
      ],
    });
  });

  it("takes the sample's list where items have become something else", () => {
    const days = { sample: { days: ["Mon", "Tue"] } };
    expect(reconcileContent(days, { days: [{ label: "Mon", date: "7 Dec" }] })).toEqual(days.sample);
    expect(reconcileContent(days, { days: ["Lun", "Mar", "Mer"] })).toEqual({ days: ["Lun", "Mar", "Mer"] });
  });

  it("makes a week whose days hold their free times of one that kept them apart", () => {
    const section = findSection("silcrow-cta-calendar-slot");
    if (!section) throw new Error("no such section");
    const free = [{ day: 12, time: "15:30", href: "/call" }];
    const saved = { title: "Mine", opens: 9, closes: 17.5, button: "Ring me", free };
    const [monday] = section.sample.days as Content[];
    for (const [days, fitted] of [
      [["Lun", "Mar"], section.sample.days],
      [[{ label: "Mon", date: "7 Dec" }], [monday]],
      [[{ name: "Lun", free }], [{ name: "Lun", free: [{ time: "15:30", href: "/call" }] }]],
    ]) {
      const content = reconcileContent(section, { ...saved, days });
      expect(content).toEqual({ ...section.sample, title: "Mine", button: "Ring me", closes: 18, days: fitted });
      expect(parseContent(section, content).problems).toBeNull();
    }
  });

  it.each([
    null,
    [],
    "text",
    7,
    { title: 3, seats: "40", primary: [], facts: {}, open: null, __proto__: { title: "x" } },
  ])("makes of %j something that can be drawn", (content) => {
    expect(reconcileContent(shape, content)).toEqual(sample);
    expect(parseContent(shape, reconcileContent(shape, content)).problems).toBeNull();
  });
});
