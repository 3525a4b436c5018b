import { type AtRule, parse, type Root, type Rule } from "postcss";
import { printCss } from "@/lib/code/css/css-print";
import { memoizePer } from "@/lib/code/markup/memoize-per";
import type { Rendered } from "@/lib/code/render/render";
import { layerBelowMenus } from "@/lib/hosts/hosts";
import { appDark, buildHostRules } from "./custom-element";
import { isSticky } from "./mount-snippet";

/** What every class name begins with where a section shares its page: no framework's `.fixed` or `.invisible` means it. */
export const classPrefix = "sc-";

/** Of drawings and pictures a host's rules may say these; none of them is a presentation attribute, so none is lost. */
const kept = ["margin", "padding", "border", "position", "inset", "float", "display", "vertical-align", "box-shadow"]
  .concat(["max-width", "min-width", "max-height", "min-height", "background", "outline", "object-fit", "visibility"])
  .map((property) => `${property}: revert`)
  .join("; ");

/** These are presentation attributes as well: taken back where the attribute isn't. */
const painted = ["width", "height", "fill", "stroke", "stroke-width", "opacity", "transform"]
  .map((property) => `:where(svg, svg *, img):where(:not([${property}])) { ${property}: revert }`)
  .join("\n");

/** Rules that take back what a page says about bare elements inside of those of this selector. */
export const buildResetRules = (scope: string) => `${scope} {
:where(:not(svg, svg *, img, picture)), ::before, ::after, &::before, &::after { all: revert }
:where(svg, svg *, img, picture) { ${kept} }
${painted}
}`;

/**
 * Lightning CSS, which Vite and others build with, writes light-dark() as two variables that it sets where a page says
 * `color-scheme`. A page that says nothing is light. Elsewhere nobody reads them.
 */
export const lightByDefault = ":where(:root) {\n  --lightningcss-light: initial;\n  --lightningcss-dark: ;\n}";

/** The same for a project, which builds it: one text for all copies of a rendering. */
export const getProjectCss = memoizePer(
  (rendered: Rendered) => rendered.css,
  (rendered) => `${lightByDefault}\n${buildScopedCss(rendered, appDark)}`,
);

/**
 * The section's stylesheet for a page it shares with others: nothing outside of its frame is touched, and what the page
 * says about bare elements and its own classes is taken back inside it. Pictures keep their presentation attributes, which
 * `all: revert` would take along.
 * @param dark what marks a dark page
 */
export function buildScopedCss(rendered: Rendered, dark: readonly string[]): string {
  const { name, css, width, fontFaces } = rendered;
  // Twice the attribute: stronger than the class-and-element rules of site builders, weaker than our own utilities.
  const scope = `[data-sc="${name}"][data-sc]`;
  const source = css.clone();
  const outside = parse("");
  source.walkAtRules(/^(keyframes|font-face)$/, (rule) => {
    outside.append(rule.clone());
    rule.remove();
  });
  const wrapper = parse(buildResetRules(scope));
  const block = wrapper.first as Rule;
  source.each((node) => {
    block.append(node.clone());
  });
  block.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      addPrefix(isNested(rule, block) ? selector : toRelative(selector)),
    );
  });
  const placed = isSticky(rendered)
    ? `\n${selectFrame(name)} {\n  position: sticky;\n  top: 0;\n  z-index: ${layerBelowMenus};\n}`
    : "";
  const frame = buildHostRules(selectFrame(name), width, dark) + placed;
  const rest = outside.nodes.length > 0 ? `${printCss(outside as Root)}\n` : "";
  return `${fontFaces ? `${fontFaces}\n` : ""}${frame}\n${printCss(wrapper)}\n${rest}`;
}

/** The selector of the element around a section in light DOM. */
const selectFrame = (name: string) => `[data-sc-frame="${name}"][data-sc-frame]`;

/** Rules inside other rules (`&:hover`) are relative already. */
function isNested(rule: Rule, block: Rule): boolean {
  for (let parent = rule.parent; parent && parent !== block; parent = (parent as AtRule | Rule).parent as Rule) {
    if (parent.type === "rule") return true;
  }
  return false;
}

function toRelative(selector: string): string {
  // Not in the name of a class, where it is escaped.
  return selector.replace(/:where\(\.sc\)|(?<!\\)\.sc(?![\w-])/g, "&");
}

const className = /"[^"]*"|'[^']*'|(?<!\\)\.(?=(?:[a-z_-]|[^\0-\x7f]|\\))/gi;

/** A selector with our prefix before every class name. */
const addPrefix = (selector: string) => selector.replace(className, (all) => (all === "." ? `.${classPrefix}` : all));
