import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Content } from "@/components/sections/define";
import { findSection } from "@/lib/catalogue/catalogue";
import { loadComponent } from "@/lib/catalogue/modules";

/** Sections that once named days of a calendar and were wrong the day after. */
async function rendered(slug: string, changes: Record<string, Content> = {}) {
  const section = findSection(`silcrow-cta-${slug}`);
  const Component = section && (await loadComponent(section));
  if (!section || !Component) throw new Error(`no ${slug}`);
  const html = renderToStaticMarkup(createElement(Component, { ...section.sample, ...changes }));
  return { html, tree: fromHtml(html, { fragment: true }), sample: section.sample };
}

const textOf = (node: Nodes): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(textOf).join("") : "";

const fields = (content: Content): number =>
  typeof content === "object" ? Object.values(content).reduce<number>((sum, one) => sum + fields(one), 0) : 1;

const dates =
  /\b(19|20)\d\d\b|\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(January|February|August|September|October|November|December)/;

describe.each(["calendar-slot", "countdown-ruler"])("%s", (slug) => {
  it("names no date and asks for less than 40 fields", async () => {
    const { sample } = await rendered(slug);
    expect(JSON.stringify(sample)).not.toMatch(dates);
    expect(fields(sample)).toBeLessThan(40);
  });
});

describe("calendar-slot", () => {
  it("puts the button behind all choices, one for each, named by it", async () => {
    const { html, tree } = await rendered("calendar-slot");
    const buttons = selectAll("a.btn", tree);
    expect(buttons.map((button) => textOf(button))).toEqual([
      "Call me on Monday at 16:00",
      "Call me on Tuesday at 10:00",
      "Call me on Wednesday at 15:30",
      "Call me on Thursday at 9:30",
      "Call me on Friday at 11:30",
    ]);
    expect(buttons[0]?.properties.href).toBe("https://example.com/call?day=Monday&time=16%3A00");
    expect(html.lastIndexOf('type="radio"')).toBeLessThan(html.indexOf("btn"));
  });

  it.each([
    ["10:00", 9, "9:00", 1 / 8],
    ["3:30 pm", 9, "9 am", 6.5 / 8],
    ["12:30 am", 0, "12 am", 0.5 / 17],
    ["15h30", 9, "9:00", 6.5 / 8],
    ["9:10", 9, "9:00", 1 / 6 / 8],
    ["whenever", 9, "9:00", 0],
    // The day is longer than it was said to be.
    ["7 pm", 9, "9 am", 10 / 11],
    ["6:30", 9, "6:00", 0.5 / 11],
  ])("stands %s at its place of the day", async (time, opens, begins, share) => {
    const { tree } = await rendered("calendar-slot", {
      opens,
      days: [{ name: "Tuesday", free: [{ time, href: "" }] }],
    });
    const style = String(selectAll("label", tree)[0]?.properties.style);
    const height = Number(/--height:(\d+)px/.exec(String(selectAll("fieldset", tree)[0]?.properties.style))?.[1]);
    expect(Number(/--top:[a-z(]*?(\d+)px/.exec(style)?.[1])).toBeCloseTo(share * height, -0.5);
    expect(selectAll("fieldset p.tabular-nums", tree).map((hour) => textOf(hour))[0]).toBe(begins);
  });

  it("hatches everything but the free times, each once", async () => {
    const { tree } = await rendered("calendar-slot");
    const height = Number(/--height:(\d+)px/.exec(String(selectAll("fieldset", tree)[0]?.properties.style))?.[1]);
    const hatched = selectAll("fieldset span.drawn.bg-paper-2", tree).reduce(
      (sum, { properties }) => sum + Number(/--tall:calc\((\d+)px/.exec(String(properties.style))?.[1]),
      0,
    );
    expect(hatched / height).toBeCloseTo((5 * 16 - 5) / 16, 1);
  });

  it("leads where a time of its own leads", async () => {
    const days = [{ name: "Tuesday", free: [{ time: "10:00", href: "https://example.com/mine" }] }];
    const { tree } = await rendered("calendar-slot", { days });
    expect(selectAll("a.btn", tree)[0]?.properties.href).toBe("https://example.com/mine");
  });
});

describe("countdown-ruler", () => {
  it("writes milestones at their days, in order, and the last in red", async () => {
    const milestones = [
      { day: 73, label: "Done", until: "Half of it" },
      { day: 0, label: "Brief", until: "" },
      { day: 400, label: "Beyond", until: "Nothing follows" },
    ];
    const { tree, html } = await rendered("countdown-ruler", { milestones });
    const items = selectAll("li", tree);
    expect(items.map((item) => textOf(item))).toEqual(["Day 0Brief", "Day 73Done", "Day 365Beyond"]);
    expect(items.map(({ properties }) => /--at:(\d+)%/.exec(String(properties.style))?.[1])).toEqual([
      "0",
      "20",
      "100",
    ]);
    expect(items.map(({ properties }) => String(properties.className).includes("text-accent-ink"))).toEqual([
      false,
      false,
      true,
    ]);
    // On the ruler, and below it.
    expect(html.match(/--from:[\d.]+%;--rest:[\d.]+%/g)).toEqual(Array(2).fill("--from:20%;--rest:0%"));
  });

  it("drops no event, and writes the number where its unit says", async () => {
    const milestones = Array.from({ length: 12 }, (_, index) => ({
      day: index * 2,
      label: `Event ${index}`,
      until: "",
    }));
    const { tree } = await rendered("countdown-ruler", { milestones, unit: "# h" });
    const items = selectAll("li", tree).map((item) => textOf(item));
    expect(items).toHaveLength(12);
    expect(items.at(-1)).toBe("22 hEvent 11");
  });
});
