import { randomUUID } from "node:crypto";
import { removeBrackets } from "@/lib/server/text";
import type { Page } from "@/lib/sites/fetch/fetch-page";
import { createPageProblem } from "@/lib/sites/fetch/problems";
import { cleanPage } from "@/lib/sites/page/clean";
import { parsePage } from "@/lib/sites/page/parse";
import { readSite, type SitePage } from "@/lib/sites/page/site";
import { buildHead, buildScript, detectScheme, marks, setScheme } from "./frame";
import { findInsertionPoints, type InsertionPoint, type Kind } from "./insertion-points";
import type { Scheme, SitePreview } from "./messages";

/** What is put into the page: markup of ours, and where it belongs. */
export interface Insert {
  kind: Kind;
  /** One element; what the frame's script puts into the one made by `hostOf` in it is `shadow`. */
  html: string;
  shadow?: string;
  /** Style elements for the end of the page. */
  styles?: string;
  /** Selector of what is on the page already and gets dressed: then nothing is put anywhere. */
  dresses?: string;
}

/** Bytes of a document with a section in it. */
export const documentLimit = 4_000_000;

interface Options {
  place?: string | undefined;
  scheme?: Scheme | undefined;
  /** Where our own pictures are. */
  origin: string;
}

/**
 * A fetched page with a section in it, as a document that shows and does nothing (docs/site-preview.md).
 * @param insertFor gives the section for the page that was found
 * @throws AppError for a page that cannot be shown
 */
export function transformPage(
  { url, html: source }: Page,
  insertFor: (page: SitePage) => Insert,
  { place, scheme, origin }: Options,
): SitePreview {
  const $ = parsePage(source);
  const base = findBase($("base[href]").attr("href"), url);
  cleanPage($);
  const page = readSite($, url);
  const insert = insertFor(page);

  const own = insert.dresses === undefined ? undefined : $(insert.dresses);
  const { points, best } = own?.length ? { points: [], best: undefined } : findInsertionPoints($, page, insert.kind);
  for (const [index, { anchor }] of points.entries()) {
    anchor.attribs[marks.spot] = [anchor.attribs[marks.spot], index].filter((mark) => mark !== undefined).join(" ");
  }
  own?.first().attr(marks.section, "");

  // Put in as text after printing: nothing of the page can have changed it.
  const slots = { head: createSlot(), section: createSlot(), end: createSlot() };
  const point = points.find(({ id }) => id === place) ?? best;
  if (point) putAt($(point.anchor), point, slots.section);
  $("head").prepend(slots.head);
  $("body").append(slots.end);
  const served = detectScheme($, page.builder);
  if (scheme || page.builder !== "other") setScheme($, page.builder, scheme ?? served);

  const nonce = randomUUID();
  const marked = insert.html.replace(/^<[\w-]+/, (tag) => `${tag} ${marks.section}=""`);
  const parts: [string, string][] = [
    [slots.head, buildHead({ base, origin, nonce })],
    [slots.section, marked],
    [
      slots.end,
      `${insert.styles ?? ""}${buildScript({ points, builder: page.builder, nonce, shadow: insert.shadow })}`,
    ],
  ];
  const html = parts.reduce((text, [at, part]) => text.replace(at, () => part), $.html());
  // Three million bytes of `&` are fifteen million once they are printed.
  if (Buffer.byteLength(html) > documentLimit) throw createPageProblem("swollen");
  return {
    html,
    places: points.map(({ id, label }) => ({ id, label })),
    place: point?.id ?? "",
    site: {
      host: removeBrackets(url.hostname),
      builder: page.builder,
      title: page.title,
      scheme: scheme ?? served,
    },
  };
}

/** A comment that no page can have foreseen. */
const createSlot = () => `<!--${randomUUID()}-->`;

function putAt(anchor: ReturnType<ReturnType<typeof parsePage>>, { where, hides }: InsertionPoint, html: string): void {
  if (where === "before") anchor.before(html);
  else if (where === "after") anchor.after(html);
  else anchor.append(html);
  if (hides) anchor.attr(marks.hidden, "");
}

/** What the page's own relative addresses are relative to. */
function findBase(href: string | undefined, url: URL): URL {
  if (href === undefined || !URL.canParse(href, url.href)) return url;
  const base = new URL(href, url);
  const isWeb = base.protocol === "https:" || base.protocol === url.protocol;
  // Hosts can hold characters that mean something in a policy.
  return isWeb && /^[\w.-]+$/.test(base.hostname) ? base : url;
}
