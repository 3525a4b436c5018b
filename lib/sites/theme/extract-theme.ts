import type { CheerioAPI } from "cheerio";
import { type Colour, toHex } from "@/lib/code/theme/colour";
import type { Element } from "@/lib/sites/page/parse";
import { assignRoles, type Role } from "./roles";
import { resolveSelector } from "./selectors";
import { findColours, isColourful, parseBareRgb } from "./site-colours";
import { parseRules, type StyleRule, styleLimits } from "./stylesheet";
import { Tally } from "./tally";
import { Variables } from "./variables";

/** What a page looks like, as far as its markup and styles say. */
export interface Found {
  scheme: "light" | "dark";
  /** Its ground in its own scheme, and in the dark one where its styles have one. */
  paper: Colour | undefined;
  darkPaper: Colour | undefined;
  ink: Colour | undefined;
  /** Its colours that are no greys, the one that is used most for what is pressed first. */
  accents: Colour[];
  /** Lists of family names. */
  fonts: { text: string | undefined; heading: string | undefined };
  /** Corners in pixels: of what is pressed, and of cards. */
  corners: { button: number | undefined; card: number | undefined };
}

/** How much a colour says of what a page is painted with, by what has it. */
const weights = {
  background: { button: 12, link: 3, card: 1, heading: 1, shell: 1, page: 0, text: 1 },
  color: { link: 6, button: 3, heading: 3, card: 1, shell: 1, page: 1, text: 1 },
  drawn: { link: 1, button: 2, heading: 1, card: 1, shell: 0, page: 0, text: 0.5 },
} satisfies Record<string, Record<Role, number>>;

const speakingNames = /accent|primary|brand|theme|highlight|link|button|btn|cta/i;
const paperNames =
  /^--(?:color-)?(?:bg|background|paper|page|surface|bg-color|body-bg|color-bg-default)(?:-color|-default)?$/i;

/**
 * Reads the theme of a parsed page out of its style elements, its style attributes and the stylesheets that it links. Nothing is laid
 * out: what a rule is said of is told by its names, and counts by how sure that is.
 * @param linked the texts of its stylesheets, in order
 */
export function extractColors($: CheerioAPI, linked: readonly string[]): Found {
  const cast = assignRoles($);
  const facts = new Facts(cast.isDark);
  const own = $("style")
    .toArray()
    .map((element) => $(element).text());
  const resolvedRules = resolveRules(listAllRules([...linked, ...own]), cast);
  // Frameworks set what a button is painted with as variables on the button itself; what the page says comes after.
  const inOrder = [...resolvedRules.filter(isPressed), ...resolvedRules.filter(isRoot)];
  const variablesOf = (isForDark: boolean) =>
    inOrder.filter((one) => one.isForDark === isForDark).map(({ rule }) => rule);
  const plain = new Variables(variablesOf(false));
  const dark = new Variables(variablesOf(true), plain);

  for (const { rule, meant, isForDark } of resolvedRules) {
    const variables = isForDark ? dark : plain;
    for (const [property, value] of rule.declarations) {
      if (property.startsWith("--")) continue;
      for (const role of meant.roles) {
        facts.note(role, property, variables.resolve(value), { ...meant, isForDark });
      }
    }
  }
  for (const { role, style } of cast.inline) {
    for (const { declarations } of parseRules(`x{${style}}`)) {
      for (const [property, value] of declarations) {
        facts.note(role, property, plain.resolve(value), { count: 1, isForDark: false, specificity: 1_000 });
      }
    }
  }
  for (const [variable, value] of plain.entries()) {
    const resolved = plain.resolve(value);
    const [colour = parseBareRgb(resolved)] = findColours(resolved);
    if (colour && speakingNames.test(variable)) facts.accents.add(colour, 4);
    if (colour && paperNames.test(variable)) facts.papers.add(colour, 2);
  }
  const metas = $("meta[name=theme-color]").toArray() as Element[];
  for (const { attribs } of metas.slice(0, 4)) {
    for (const colour of findColours(attribs.content ?? "")) if (isColourful(colour)) facts.accents.add(colour, 5);
  }
  const scheme = ($("meta[name=color-scheme]").get(0) as Element | undefined)?.attribs.content;
  if (scheme?.trim().toLowerCase() === "dark") facts.isSaidDark = true;
  return facts.found();
}

const isPressed = ({ meant: { roles } }: Said) => roles.has("button");
const isRoot = ({ meant: { roles } }: Said) => roles.has("page") || roles.has("shell");

/** The rules of all stylesheets, within the limits of one. */
function listAllRules(sheets: readonly string[]): StyleRule[] {
  const rules: StyleRule[] = [];
  let left = styleLimits.characters;
  for (const sheet of sheets) {
    if (left <= 0 || rules.length >= styleLimits.rules) break;
    for (const rule of parseRules(sheet.slice(0, left))) rules.push(rule);
    left -= sheet.length;
  }
  return rules.slice(0, styleLimits.rules);
}

type Said = { rule: StyleRule; meant: NonNullable<ReturnType<typeof resolveSelector>>; isForDark: boolean };

function resolveRules(rules: readonly StyleRule[], cast: ReturnType<typeof assignRoles>): Said[] {
  const known = new Map<string, ReturnType<typeof resolveSelector>>();
  return rules.flatMap((rule) =>
    rule.selectors.flatMap((selector) => {
      const meant = known.has(selector) ? known.get(selector) : resolveSelector(selector, cast);
      known.set(selector, meant);
      return meant ? [{ rule, meant, isForDark: meant.isForDark || rule.isForDark }] : [];
    }),
  );
}

interface How {
  count: number;
  isForDark: boolean;
  specificity: number;
}

/** What was found so far. */
class Facts {
  readonly accents = new Tally();
  readonly papers = new Tally();
  readonly #darkPapers = new Tally();
  readonly #inks = new Tally();
  readonly #fonts = new Map<"text" | "heading", { list: string; weight: number }>();
  readonly #corners = new Map<"button" | "card", Map<number, number>>();
  isSaidDark: boolean;

  constructor(isDark: boolean) {
    this.isSaidDark = isDark;
  }

  note(role: Role, property: string, value: string, { count, isForDark, specificity }: How): void {
    if (property === "border-radius") return this.#noteCorner(role, value, count);
    if (property === "font-family" || property === "font") return this.#noteFont(role, property, value, specificity);
    if (property === "color-scheme") {
      if ((role === "page" || role === "shell") && !isForDark && value.trim() === "dark") this.isSaidDark = true;
      return;
    }
    const colours = findColours(value);
    const isPair = /^light-dark\(/i.test(value.trim());
    const [colour] = colours;
    if (!colour) return;
    const isGround = property.startsWith("background");
    if (isGround && (role === "page" || role === "shell")) {
      const sure = role === "page" ? 10 + Math.min(specificity, 1_000) / 50 : 3;
      // A gradient or a picture is there for its own sake.
      const weight = /gradient|url\(/i.test(value) ? 1 : sure;
      (isForDark ? this.#darkPapers : this.papers).add(colour, weight);
      if (isPair && colours[1]) this.#darkPapers.add(colours[1], weight);
    }
    if (property === "color" && !isForDark && (role === "page" || role === "shell"))
      this.#inks.add(colour, role === "page" ? 3 : 1);
    if (isForDark || !isColourful(colour)) return;
    const kind = isGround ? "background" : property === "color" ? "color" : "drawn";
    this.accents.add(colour, weights[kind][role] * (1 + Math.log2(Math.max(1, Math.min(count, 64))) / 4));
  }

  #noteCorner(role: Role, value: string, count: number): void {
    if (role !== "button" && role !== "card") return;
    const pixels = parsePixels(value);
    if (pixels === undefined) return;
    const seen = this.#corners.get(role) ?? new Map<number, number>();
    this.#corners.set(role, seen.set(pixels, (seen.get(pixels) ?? 0) + Math.min(count, 20)));
  }

  #noteFont(role: Role, property: string, value: string, specificity: number): void {
    const kind = role === "heading" ? "heading" : role === "page" || role === "shell" ? "text" : undefined;
    const list =
      property === "font"
        ? /\d(?:px|r?em|%|pt)(?:\s*\/\s*[\w.%]+)?\s+(.+)$/.exec(value.replace(/\s+/g, " "))?.[1]
        : value;
    if (!kind || !list || /inherit|initial|unset|var\(/.test(list)) return;
    const weight = specificity + (role === "page" ? 5 : 0);
    if (weight >= (this.#fonts.get(kind)?.weight ?? 0)) this.#fonts.set(kind, { list: list.trim(), weight });
  }

  found(): Found {
    const paper = this.papers.first();
    const isDark = paper ? paper.l < 0.45 : this.isSaidDark;
    const most = (kind: "button" | "card") =>
      [...(this.#corners.get(kind) ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0];
    return {
      scheme: isDark ? "dark" : "light",
      paper,
      darkPaper: isDark ? paper : this.#darkPapers.first(),
      ink: this.#inks.first(),
      // What lies close to the paper is paper.
      accents: this.accents.apart().filter((colour) => !paper || toHex(colour) !== toHex(paper)),
      fonts: { text: this.#fonts.get("text")?.list, heading: this.#fonts.get("heading")?.list },
      corners: { button: most("button"), card: most("card") },
    };
  }
}

/** The first length of a radius; what makes a circle or a pill of anything counts as 24. */
function parsePixels(value: string): number | undefined {
  const [, number = "", unit = "px"] =
    /^(\d{1,5}(?:\.\d{0,6})?|\.\d{1,6})(px|rem|em|%|vw|cqi)?/.exec(value.trim()) ?? [];
  if (number === "" || (unit !== "px" && unit !== "rem" && unit !== "em" && unit !== "%")) return undefined;
  if (unit === "%") return Number(number) > 15 ? 24 : undefined;
  const pixels = Math.round(Number(number) * (unit === "px" ? 1 : 16));
  return Math.min(24, pixels);
}
