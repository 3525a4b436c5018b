import type { CheerioAPI } from "cheerio";
import { toHex } from "@/lib/code/theme/colour";
import { type Element, parsePage } from "@/lib/sites/page/parse";
import { readSite } from "@/lib/sites/page/site";
import { getFirstFamily } from "./describe-color";
import { extractColors } from "./extract-theme";
import { type SuggestedTheme, suggestThemes } from "./propose-themes";

/** A fetched page, plain, as it goes from thread to thread. */
export interface FetchedPage {
  url: string;
  html: string;
}

/** Three themes made of a page, and what they were made of. */
export interface SiteThemes {
  looks: SuggestedTheme[];
  found: {
    scheme: "light" | "dark";
    /** Its colours that are no greys, as `#d4351c`, the one used most first. */
    colours: string[];
    paper: string | null;
    /** The first names of its typefaces. */
    fonts: { text: string | null; heading: string | null };
    /** Corners in pixels. */
    corners: { button: number | null; card: number | null };
    /** What is to be said of the page, where there was hardly any colour; else "". */
    words: string;
  };
}

/** Stylesheets of a page that are read: more than these, and the first say what it looks like. */
const mostSheets = 6;

/**
 * The addresses of a page's stylesheets, in order. Its markup is a stranger's: this runs in a worker.
 * @throws AppError for a page that can't be read
 */
export function listStylesheets({ url, html }: FetchedPage): string[] {
  const $ = parsePage(html);
  readSite($, new URL(url));
  const links = $("link[rel~=stylesheet][href]").toArray() as Element[];
  const base = findBase($, url);
  const found = links.flatMap(({ attribs: { href = "", media = "" } }) =>
    /print/i.test(media) || !URL.canParse(href, base) ? [] : [new URL(href, base).href],
  );
  return [...new Set(found)].filter((address) => address.length <= 2_000).slice(0, mostSheets);
}

function findBase($: CheerioAPI, url: string): string {
  const href = ($("base[href]").get(0) as Element | undefined)?.attribs.href ?? "";
  return URL.canParse(href, url) ? new URL(href, url).href : url;
}

/**
 * Reads a page's theme and proposes three made of it. Page and stylesheets are a stranger's: this runs in a worker.
 * @param sheets the texts of its stylesheets, in order
 * @throws AppError for a page that can't be read
 */
export function suggestSiteThemes({ url, html, sheets }: FetchedPage & { sheets: readonly string[] }): SiteThemes {
  const $ = parsePage(html);
  const { hostname } = new URL(url);
  readSite($, new URL(url));
  const found = extractColors($, sheets);
  const { fonts, corners } = found;
  const bare = `We found hardly any color on ${hostname}: the first look is as it is, to the others we added a color.`;
  return {
    looks: suggestThemes(found),
    found: {
      scheme: found.scheme,
      colours: found.accents.slice(0, 5).map(toHex),
      paper: found.paper ? toHex(found.paper) : null,
      fonts: { text: getFirstFamily(fonts.text ?? "") || null, heading: getFirstFamily(fonts.heading ?? "") || null },
      corners: { button: corners.button ?? null, card: corners.card ?? null },
      words: found.accents.length === 0 ? bare : "",
    },
  };
}
