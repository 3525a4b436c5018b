import { blockClasses, calloutSelector } from "@/lib/hosts/callout-blocks";
import { revealingCss } from "../waiting";
import { parseCalloutName } from "../words/callout-name";
import { setValue } from "../words/plan";
import { type Callout, type PageNode, readCallout } from "../words/read-page";
import { readWords } from "../words/read-words";
import { build, h } from "./elements";
import { describeReading, describeUnknown } from "./report";
import type { RuntimeSection } from "./section";

/** A callout that shows a section, or did. */
interface Shown {
  /** What is drawn; undefined while the host's blocks are shown. */
  section: RuntimeSection | undefined;
  /** The content that is drawn, as JSON. */
  content: string;
  frame: HTMLElement;
  rest: HTMLSlotElement;
  report: HTMLElement;
  /** What is left of the owner's blocks below the section. */
  blocks: HTMLSlotElement;
}

/**
 * What the element of the callout is to its page: none of what the host says of callouts, and as wide as the text. `!important` of a shadow root
 * comes before the page's.
 */
const hostRules = `:host{display:block!important;position:relative!important;width:100%!important;margin-inline:0!important;padding:0!important;border:0!important;background:none!important;box-shadow:none!important;overflow:visible!important}
[hidden]{display:none!important}
pre{margin:8px 0;padding:12px;border:1px solid;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap}`;

const shown = new WeakMap<Element, Shown>();
const sheets = new Map<string, CSSStyleSheet>();

/**
 * Shows a section in place of a callout that has its words. The owner's blocks stay where they are: a shadow root on the callout, and one on what
 * holds its blocks, draw none of them but those that no section reads.
 */
export function showSection(callout: Element, sections: ReadonlyMap<string, RuntimeSection>): void {
  const read = readCallout(callout as unknown as PageNode);
  const name = parseCalloutName(read?.line);
  const section = name && sections.get(name.toLowerCase());
  const known = shown.get(callout);
  const unknown = read && !section && isAsked() ? describeUnknown(read.line, listNames(sections)) : undefined;
  if (!read || (!section && !unknown)) return known && showBlocks(callout, known);
  const place = known ?? open(callout);
  if (!place) return;
  if (!section) return showReport(callout, place, unknown ?? "");
  try {
    draw(callout, place, section, read);
  } catch (error) {
    showBlocks(callout, place);
    console.error("A section could not be drawn", error);
  }
}

/** @returns undefined where somebody else has taken a shadow root that it needs: then everything is as the host draws it */
function open(callout: Element): Shown | undefined {
  const content = getContent(callout);
  const root = content && attachShadow(callout);
  if (!root) return undefined;
  const [frame, report] = [document.createElement("div"), document.createElement("pre")];
  const [rest, blocks] = [document.createElement("slot"), document.createElement("slot")];
  const inner = attachShadow(content);
  root.append(frame, rest, report);
  if (!inner) {
    rest.assign(...(Array.from(callout.childNodes) as Element[]));
    return undefined;
  }
  frame.className = "frame";
  report.hidden = true;
  inner.append(blocks);
  root.adoptedStyleSheets = [getSheet(hostRules)];
  const place = { frame, rest, report, blocks, section: undefined, content: "" };
  shown.set(callout, place);
  return place;
}

/** @returns undefined where the element has one: a closed one isn't told otherwise */
function attachShadow(element: Element): ShadowRoot | undefined {
  try {
    return element.attachShadow({ mode: "open", slotAssignment: "manual" });
  } catch {
    return undefined;
  }
}

function draw(callout: Element, place: Shown, section: RuntimeSection, { blocks, nodes }: Callout): void {
  const { content, unread, problems } = readWords(section.plan, blocks);
  for (const [path, value] of section.settings) setValue(content, path, value);
  const root = callout.shadowRoot as ShadowRoot;
  const isOther = place.section !== section;
  if (isOther) root.adoptedStyleSheets = [getSheet(hostRules), getSheet(section.base), getSheet(section.css)];
  // Somebody else may have emptied it.
  if (place.frame.parentNode !== root) root.append(place.frame, place.rest, place.report);
  if (section.page) adopt(section.page);
  place.section = section;
  setScheme(callout);
  place.frame.dataset.silcrow = section.marker;
  // What visitors have chosen or typed in it stays as long as its words do.
  const said = JSON.stringify(content);
  if (place.content !== said || isOther || !place.frame.firstChild)
    place.frame.replaceChildren(...build(h("div", section.frame, h(section.component, content))));
  place.content = said;
  place.frame.hidden = false;
  const holder = getContent(callout);
  // The host may have put another in its place.
  if (holder && !holder.shadowRoot) attachShadow(holder)?.append(place.blocks);
  // Of what was read in part, too: rather twice than never.
  const left = new Set(unread.flatMap((at) => nodes[at] ?? []));
  place.rest.assign(...(holder && left.size > 0 ? [holder] : []));
  place.blocks.assign(...(left as unknown as Set<Element>));
  place.report.hidden = !isAsked();
  if (isAsked()) setText(place.report, printReport(section, { blocks, unread, problems }));
}

const printReport = ({ plan, marker }: RuntimeSection, read: Parameters<typeof describeReading>[1]): string =>
  `§ ${plan.name}\n${describeReading(plan, read)}\nVersion: ${marker.split(" ")[0]}`;

/** Everything as the host draws it, and what is to be said of it. */
function showReport(callout: Element, place: Shown, text: string): void {
  showBlocks(callout, place);
  place.report.hidden = false;
  setText(place.report, text);
}

/** Everything as the host draws it. */
function showBlocks(callout: Element, place: Shown): void {
  const { frame, rest, blocks, report } = place;
  const content = getContent(callout);
  frame.hidden = report.hidden = true;
  place.section = undefined;
  (callout.shadowRoot as ShadowRoot).adoptedStyleSheets = [];
  rest.assign(...(Array.from(callout.childNodes) as Element[]));
  blocks.assign(...(Array.from(content?.childNodes ?? []) as Element[]));
}

export const listNames = (sections: ReadonlyMap<string, RuntimeSection>) =>
  [...sections.values()].map(({ plan }) => plan.name);

/** Nothing changes where it is said already: what follows changes would come back at once. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

const getContent = (callout: Element) =>
  Array.from(callout.children).find((one) => blockClasses.content.test(one.className));

/** Whether the owner wants to see what was read. */
export const isAsked = () => new URLSearchParams(location.search).has("silcrow");

function getSheet(css: string): CSSStyleSheet {
  const known = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) known.replaceSync(css);
  sheets.set(css, known);
  return known;
}

/** Styles of the whole page, once. */
function adopt(css: string): void {
  const sheet = getSheet(css);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

/**
 * Hides callouts that show a section until the frame after next: what can't be seen while a section takes its place isn't counted as layout shift.
 * Then nothing waits for the code anymore.
 */
export function hideForFrame(callouts: readonly Element[]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":host{visibility:hidden!important}");
  for (const callout of callouts.filter(isShown)) callout.shadowRoot?.adoptedStyleSheets.push(sheet);
  const reveal = () => {
    sheet.replaceSync("");
    adopt(revealingCss);
  };
  requestAnimationFrame(() => requestAnimationFrame(reveal));
  // Frames stand still in a window that nobody sees.
  setTimeout(reveal, 1000);
}

/** Draws a section as dark or light as its page is. @returns whether the callout shows one */
export function setScheme(callout: Element): boolean {
  const { section, frame } = shown.get(callout) ?? {};
  if (section) frame?.classList.toggle("dark", Boolean(callout.closest(section.dark)));
  return section !== undefined;
}

/** Whether a callout shows a section, or a report. */
export const isShown = (callout: Element): boolean => shown.has(callout);

/** The callouts in a page, or in a part of one. */
export const listCallouts = (root: ParentNode): Element[] => Array.from(root.querySelectorAll(calloutSelector));
