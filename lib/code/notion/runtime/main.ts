import { calloutSelector } from "@/lib/hosts/callout-blocks";
import { type Component, Fragment, h } from "./elements";
import type { RuntimeSection } from "./section";
import { showNote } from "./show-note";
import { hideForFrame, isShown, listCallouts, setScheme, showSection } from "./show-section";

// What a copy brings once for all its sections: it finds their callouts on every page, at first and after navigation, and follows
// what changes in them. Bundled by compile.ts; run any number of times, the first one stays.

type Draw = (make: typeof h, fragment: typeof Fragment) => RuntimeSection["component"];
interface Added extends Omit<RuntimeSection, "component" | "base"> {
  draw: Draw;
}

/** By what their callouts are called, in small letters. */
const sections = new Map<string, RuntimeSection>();

/** Adds a section, in place of one of the same name, and shows it where its words are already. @param base rules of all sections of its code */
export function add({ draw, ...section }: Added, base: string): void {
  if (sections.size === 0) start();
  const component = draw(section.heading ? shiftHeadings(...section.heading) : h, Fragment);
  sections.set(section.plan.name.toLowerCase(), { ...section, base, component });
  // Once for all that one code adds.
  if (!isShowing) queueMicrotask(showAll);
  isShowing = true;
}

let isShowing = false;
function showAll(): void {
  isShowing = false;
  const callouts = listCallouts(document);
  for (const callout of callouts) show(callout);
  // Code behind the page, as on Bullet, may run after the first paint.
  hideForFrame(callouts);
}

/** Makes elements with headings of other levels: as setTopHeading does of markup (lib/code/markup/headings.ts). */
const shiftHeadings = (level: number, down: number) =>
  ((type, properties, ...children) => h(shiftHeading(type, level, down), properties, ...children)) as typeof h;

const shiftHeading = (type: string | Component, level: number, down: number) =>
  typeof type === "string" && /^h[1-6]$/.test(type) ? `h${Math.min(4, Math.max(level, Number(type[1]) + down))}` : type;

/** Callouts that are shown again with the next frame. */
const waiting = new Set<Element>();

/** Shows a callout. While the page is parsed, one that is shown grows by a few blocks at a time: then once a frame. */
function follow(callout: Element): void {
  if (document.readyState !== "loading" || !isShown(callout)) {
    show(callout);
    return;
  }
  if (waiting.size === 0) requestAnimationFrame(showWaiting);
  waiting.add(callout);
}

function showWaiting(): void {
  for (const callout of waiting) show(callout);
  waiting.clear();
}

/** What goes wrong with one callout is none of the others' business. */
function show(callout: Element): void {
  try {
    if (callout.isConnected) showSection(callout, sections);
  } catch (error) {
    console.error("A callout could not be read", error);
  }
}

function start(): void {
  // Frames stand still in a window that nobody sees.
  addEventListener("DOMContentLoaded", showWaiting);
  addEventListener("load", () => showNote(sections));
  new MutationObserver((records) => {
    const changed = new Set<Element>();
    for (const { type, target, addedNodes } of records) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(calloutSelector);
      if (around) changed.add(around);
      // A page that was put in its place, or the class of one that became dark.
      else if (type === "attributes")
        for (const callout of listCallouts(target as Element)) if (!setScheme(callout)) changed.add(callout);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(calloutSelector)) changed.add(node);
        for (const callout of listCallouts(node)) changed.add(callout);
      }
    }
    for (const callout of changed) follow(callout);
    if (document.readyState === "complete") showNote(sections);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["class", "data-theme"],
  });
}
