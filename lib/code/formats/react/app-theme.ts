import { type AtRule, type Container, type Declaration, parse, type Root } from "postcss";
import { readCss } from "@/lib/code/css/css-text";

/**
 * Our Tailwind theme for a project that has a theme of its own: every name in it begins with `sc-`, so that neither
 * `text-muted` nor `rounded-sm` of the project changes. What Tailwind brings itself is left out.
 */

const [reset, theme, tokens] = [
  readCss("components/sections/reset.css"),
  readCss("components/sections/theme.css"),
  readCss("components/sections/tokens.css"),
];

/** Names before our names of keys and utilities. */
export const appPrefix = "sc-";

/** The namespaces of a theme whose keys are ours. The rest (weights, leading, tracking) has the values of Tailwind's own theme. */
const namespaces = ["container", "animate", "spacing", "color", "radius", "shadow", "text", "ease"] as const;
type Namespace = (typeof namespaces)[number];

/** Keys that Tailwind's own theme has, with the same values. */
const tailwindsOwn = new Set(["transparent", "current", "black"]);

/** `--color-paper-2` as namespace and key; what belongs to it stays with it (`--text-hero--line-height`). */
const keyOf = new RegExp(`^--(${namespaces.join("|")})-(?!\\*)([\\w-]+?)(--[\\w-]+)?$`);

function walkKeys(
  css: Root,
  see: (key: { namespace: Namespace; name: string; rest: string }, declaration: Declaration) => void,
) {
  css.walkAtRules("theme", (rule) => {
    rule.walkDecls((declaration) => {
      const [, namespace, name, rest = ""] = keyOf.exec(declaration.prop) ?? [];
      if (namespace && name && !tailwindsOwn.has(name))
        see({ namespace: namespace as Namespace, name, rest }, declaration);
    });
  });
}

function readKeys(): Record<Namespace, ReadonlySet<string>> {
  const keys = Object.fromEntries(namespaces.map((name) => [name, new Set<string>()])) as Record<
    Namespace,
    Set<string>
  >;
  walkKeys(parse(theme), ({ namespace, name }) => keys[namespace].add(name));
  keys.ease.delete("sc");
  return keys;
}

/** The keys of our theme by their namespaces: of colours `paper`, `paper-2`, … */
export const themeKeys = readKeys();

/** The utilities of our theme: `btn`, `tint-blue`, … */
export const themeUtilities: ReadonlySet<string> = new Set(
  [...theme.matchAll(/^@utility ([\w-]+)/gm)].map(([, name = ""]) => name),
);

/** What of the theme is written by hand, for projects. */
const head = `/* The theme of Silcrow's sections for a project with Tailwind 4. Import it once, after Tailwind:

     @import "tailwindcss";
     @import "./silcrow-theme.css";

   Every name begins with sc-, and every rule is about elements inside of .sc: nothing else of the project changes.
   Colours are pairs of light and dark, written with light-dark(). A section is dark where its project says so: .dark,
   [data-theme="dark"], or color-scheme: dark. Vite rewrites light-dark() for browsers of before 2024, and then a light sheet in a
   dark page has dark colours: to keep it, build with cssTarget: ["chrome123", "firefox120", "safari17.5"]. */
`;

/** Tints are chosen by the content, so that their names stand in no file. */
const inlined = `@source inline("${appPrefix}tint-{${[...themeUtilities]
  .flatMap((name) => (name.startsWith("tint-") ? [name.slice(5)] : []))
  .join(",")}}");\n`;

/** What of a choice is chosen, without quotes for the shadcn CLI to take away (cli-styling.ts). */
const chosen = [1, 2, 3, 4, 5, 6, 7, 8]
  .map((value) => `@custom-variant ${appPrefix}value-${value} (&[value="${value}"]:checked);\n`)
  .join("");

/**
 * The stylesheet, the same for all sections.
 * @param dark selectors of what marks a dark page
 * @param before rules that come first: what is taken back of what the project says about bare elements
 */
export function buildAppTheme(dark: readonly string[], before: string): string {
  const ours = parse(theme);
  renameTheme(ours);
  ours.walkAtRules("utility", (rule) => {
    rule.params = appPrefix + rule.params;
    rule.walkRules((inner) => {
      // By the end of its name, which a project's prefix leaves.
      inner.selector = inner.selector.replace(/\.btn(?![\w-])/g, `[class*="${appPrefix}btn"]`);
    });
  });
  const base = parse(reset);
  // Stronger than what a project says of elements in the same layer.
  for (const css of [base, ours])
    css.walkAtRules("layer", (layer) => {
      layer.walkRules((rule) => {
        rule.selector = rule.selector.replaceAll(":where(.sc)", ".sc");
      });
    });
  const values = parse(tokens);
  values.walkRules((rule) => {
    if (rule.selector.includes("[data-fit")) rule.remove();
  });
  for (const css of [base, ours, values])
    css.walkComments((comment) => {
      comment.remove();
    });
  const scheme = `@layer base {\n  ${dark.map((mark) => `${mark} .sc`).join(", ")} { color-scheme: dark; }\n}\n`;
  const back = `@layer base {\n${before}\n}\n`;
  const parts = [head, inlined, chosen, `@layer theme {\n${tidy(values)}\n}\n`, back, tidy(base), scheme, tidy(ours)];
  return parts.join("\n");
}

/** Our keys behind the prefix; Tailwind's own and what clears them away are left to the project. */
function renameTheme(css: Root): void {
  const own = new Set<Declaration>();
  walkKeys(css, ({ namespace, name, rest }, declaration) => {
    own.add(declaration);
    if (namespace === "ease") return;
    declaration.prop = `--${namespace}-${appPrefix}${name}${rest}`;
  });
  css.walkAtRules("theme", (rule) => {
    rule.each((node) => {
      if (node.type === "decl" && !own.has(node)) node.remove();
    });
    if (isEmpty(rule)) rule.remove();
  });
}

const isEmpty = (rule: AtRule) => (rule.nodes ?? []).every((node) => node.type === "comment");

/** Without the blank lines that comments left. */
const tidy = (css: Container) =>
  css
    .toString()
    .replace(/\n(?:[ \t]*\n)+/g, "\n")
    .trim();
