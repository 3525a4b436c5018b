import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Content } from "@/components/sections/define";
import { findSection } from "./catalogue";
import { loadComponent } from "./modules";

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
      "Call me on Tuesday at 10:00",
      "Call me on Wednesday at 15:30",
      "Call me on Thursday at 9:30",
      "Call me on Friday at 11:30",
    ]);
    expect(html.lastIndexOf('type="radio"')).toBeLessThan(html.indexOf("btn"));
  });

  it.each([
    ["10:00", 9, "4 / 3"],
    ["3:30 pm", 9, "15 / 3"],
    ["12:30 am", 0, "3 / 3"],
    ["15h30", 9, "15 / 3"],
    ["whenever", 9, "2 / 3"],
    ["23:59", 9, "17 / 3"],
  ])("stands %s at its place of the day", async (time, opens, area) => {
    const { tree } = await rendered("calendar-slot", { opens, free: [{ day: 2, time, href: "#" }] });
    expect(selectAll("label", tree)[0]?.properties.style).toContain(`grid-area:${area}`);
  });

  it("hatches every half hour but the free ones, each once", async () => {
    const { tree } = await rendered("calendar-slot");
    const halves = selectAll("fieldset span.drawn[style]", tree).reduce((sum, { properties }) => {
      const [, from = 0, to = 0] = /grid-area:(\d+) \/ \d+ \/ (\d+)/.exec(String(properties.style)) ?? [];
      return sum + Number(to) - Number(from);
    }, 0);
    expect(halves).toBe(5 * 16 - 4);
  });
});

describe("countdown-ruler", () => {
  it("writes milestones at their days, in order, and the last in red", async () => {
    const milestones = [
      { day: 45, label: "Done", until: "Half of it" },
      { day: 0, label: "Brief", until: "" },
      { day: 400, label: "Beyond", until: "Nothing follows" },
    ];
    const { tree, html } = await rendered("countdown-ruler", { milestones });
    const items = selectAll("li", tree);
    expect(items.map((item) => textOf(item))).toEqual(["Day 0Brief", "Day 45Done", "Day 90Beyond"]);
    expect(items.map(({ properties }) => /--at:(\d+)%/.exec(String(properties.style))?.[1])).toEqual([
      "0",
      "50",
      "100",
    ]);
    expect(items.map(({ properties }) => String(properties.className).includes("text-accent-ink"))).toEqual([
      false,
      false,
      true,
    ]);
    expect(html.match(/--from:[\d.]+%;--rest:[\d.]+%/g)).toEqual(["--from:50%;--rest:0%"]);
  });
});
