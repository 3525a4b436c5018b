import type { CheerioAPI } from "cheerio";
import { bulletHost } from "@/lib/hosts/bullet";
import { superHost } from "@/lib/hosts/super";
import type { Element } from "@/lib/sites/page/parse";
import { listChildElements } from "@/lib/sites/page/site";

/** What an element is to the theme of its page. */
export type Role = "page" | "shell" | "button" | "link" | "heading" | "card" | "text";

/** Who is on a page: what its selectors can mean. */
export interface Cast {
  /** What the elements of a class, an id (`#x`) or a name (`h1`) are. */
  roles: Map<string, Set<Role>>;
  /** How many elements have it. */
  counts: Map<string, number>;
  /** Style attributes, with what their elements are. */
  inline: { role: Role; style: string }[];
  /** Whether the page is served in its dark scheme. */
  isDark: boolean;
}

const mostInline = 2_000;
/** Marks of a dark scheme, as selectors and as attributes of the root have it. */
export const darkMark = /(?:\.(?:theme-)?dark(?:-mode|-theme)?(?![\w-])|\[data-[\w-]{1,40}[~|^$*]?=["']?dark["']?\])/i;
export const lightMark =
  /(?:\.(?:theme-)?light(?:-mode|-theme)?(?![\w-])|\[data-[\w-]{1,40}[~|^$*]?=["']?light["']?\])/i;

/** Looks at each element of a page once. */
export function assignRoles($: CheerioAPI): Cast {
  const cast: Cast = { roles: new Map(), counts: new Map(), inline: [], isDark: false };
  const shells = findShells($);
  const [root] = $("html").toArray() as Element[];
  const waiting: Element[] = root ? [root] : [];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const role = shells.has(element) ? "shell" : getRole(element);
    const { class: classes = "", id, style } = element.attribs;
    const names = [element.name, ...(id ? [`#${id}`] : []), ...classes.split(/\s+/, 60).map((name) => `.${name}`)];
    for (const name of new Set(names)) {
      cast.counts.set(name, (cast.counts.get(name) ?? 0) + 1);
      const roles = cast.roles.get(name) ?? new Set();
      cast.roles.set(name, roles.add(role));
    }
    if (style && cast.inline.length < mostInline) cast.inline.push({ role, style: style.slice(0, 1_000) });
    waiting.push(...listChildElements(element));
  }
  const marks = ["html", "body"].flatMap((name) => {
    const { class: classes = "", ...attributes } = ($(name).get(0) as Element | undefined)?.attribs ?? {};
    const data = Object.entries(attributes).filter(([key]) => key.startsWith("data-"));
    return [...classes.split(/\s+/, 60).map((one) => `.${one}`), ...data.map(([key, value]) => `[${key}=${value}]`)];
  });
  cast.isDark = marks.some((mark) => darkMark.test(mark.slice(0, 100)));
  return cast;
}

/** What holds a whole page: `main`, and wrappers within wrappers. */
function findShells($: CheerioAPI): Set<Element> {
  const ofBuilders = [superHost.page.frame, bulletHost.page.frame, `.${bulletHost.classes.page}`];
  const shells = new Set($(["main", "#root", "#__next", ...ofBuilders].join()).toArray() as Element[]);
  let element = $("body").get(0) as Element | undefined;
  for (let depth = 0; element && depth < 5; depth++) {
    const blocks: Element[] = listChildElements(element).filter(
      ({ name }) => !/^(script|style|link|noscript|template)$/.test(name),
    );
    const [only] = blocks;
    if (blocks.length !== 1 || !only || !/^(div|main)$/.test(only.name)) break;
    shells.add(only);
    element = only;
  }
  return shells;
}

function getRole({ name, attribs }: Element): Role {
  if (name === "body") return "page";
  // What the body says of its ground and ink lies over this.
  if (name === "html") return "shell";
  const classes = attribs.class ?? "";
  const isPressed =
    name === "button" ||
    attribs.role === "button" ||
    (name === "input" && /^(submit|button)$/.test(attribs.type ?? ""));
  if (isPressed || (name === "a" && /(^|[\s_-])(btn|button|cta)/i.test(classes))) return "button";
  if (name === "a") return "link";
  if (/^h[1-3]$/.test(name)) return "heading";
  if (name === "article" || /(^|[\s_-])(card|tile|panel|callout)/i.test(classes)) return "card";
  return "text";
}
