import { appPrefix, themeKeys, themeUtilities } from "./app-theme";

/** A class name of ours as the theme for projects (app-theme.ts) has it: `text-muted` is `text-sc-muted`, `@2xl:btn` is `@sc-2xl:sc-btn`. */

const colours =
  "bg|text|border(?:-[xytrblse])?|divide|fill|stroke|outline|ring|inset-ring|decoration|caret|accent|from|via|to|shadow|inset-shadow|drop-shadow";
const sides = "(?:-(?:[xytrblse]|[se][se]|[tb][lr]))?";
const spaces =
  "[mp][xytrblse]?|gap(?:-[xy])?|inset(?:-[xy])?|top|right|bottom|left|start|end|size|[wh]|(?:min|max)-[wh]|basis|translate-[xy]|scroll-[mp][xytrblse]?|indent";

/** For each namespace the utilities that speak in its keys. */
const roots = [
  [themeKeys.color, colours],
  [themeKeys.text, "text"],
  [themeKeys.radius, `rounded${sides}`],
  [themeKeys.shadow, "shadow"],
  [themeKeys.animate, "animate"],
  [themeKeys.spacing, spaces],
  [themeKeys.container, "[wh]|(?:min|max)-w|basis|columns"],
] as const;

const patterns = roots.map(
  ([keys, root]) => new RegExp(`^(-?(?:${root})-)(${[...keys].sort((a, b) => b.length - a.length).join("|")})(?=$|/)`),
);
const container = new RegExp(`^@((?:max|min)-)?(${[...themeKeys.container].join("|")})(?=$|/)`);

/** Names that our theme has no value for, and Tailwind's own has: with us they do nothing. */
const without = new Set(["leading-normal"]);

/** @param isPart its end stands in an expression: `tint-` */
export function prefixClass(name: string, isPart = false): string {
  const parts = split(name);
  const base = parts.pop() ?? "";
  if (without.has(base)) return "";
  return [...parts.map(toVariant), isPart ? toPartial(base) : toUtility(base)].join(":");
}

const toVariant = (name: string) =>
  name.startsWith("@") ? name.replace(container, `@$1${appPrefix}$2`) : name.replace(/\.(btn)\b/g, `.${appPrefix}$1`);

function toUtility(base: string): string {
  const [, before = "", plain = "", after = ""] = /^(!?)(.*?)(!?)$/.exec(base) ?? [];
  if (themeUtilities.has(plain)) return before + appPrefix + plain + after;
  for (const pattern of patterns)
    if (pattern.test(plain)) return before + plain.replace(pattern, `$1${appPrefix}$2`) + after;
  return base;
}

const toPartial = (base: string) =>
  base !== "" && [...themeUtilities].some((name) => name.startsWith(base)) ? appPrefix + base : base;

/** Variants and utility, at the colons that stand in no bracket. */
function split(name: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < name.length; at++) {
    if ("([".includes(name[at] ?? "")) depth++;
    else if (")]".includes(name[at] ?? "")) depth--;
    else if (name[at] === ":" && depth === 0) {
      parts.push(name.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(name.slice(from));
  return parts;
}
