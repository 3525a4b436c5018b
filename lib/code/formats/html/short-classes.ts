import type { Element } from "hast";
import type { Container } from "postcss";
import parser from "postcss-selector-parser";
import { visit } from "unist-util-visit";
import { collectClassNames } from "@/lib/code/css/class-selectors";
import { memoizePer } from "@/lib/code/markup/memoize-per";
import { fieldClass } from "@/lib/code/metadata/field-classes";
import type { Rendered } from "@/lib/code/render/render";

/**
 * The same section with one short class name for each list of class names: what is pasted is read by people, who look for
 * words. Selectors mean the lists that have their class in them. What is given back is shared: nothing in it may be changed.
 */
export function shortenClasses(rendered: Rendered): Rendered {
  return { ...rendered, ...getShortened(rendered) };
}

/** A rendering's markup has one stylesheet, and is the same in the copies of each line. */
const getShortened = memoizePer((rendered: Rendered) => rendered.markup, shorten);

function shorten(rendered: Rendered): Pick<Rendered, "markup" | "css"> {
  const markup = structuredClone(rendered.markup);
  const css = rendered.css.clone();
  const lists = new Map<string, string>();
  const styled = collectClassNames(css);
  const nextName = createNames(styled);
  const listsOf = new Map<string, Set<string>>();
  visit(markup, "element", (element) => {
    const all = listClassNames(element);
    const names = all.filter((name) => styled.has(name));
    const marks = all.filter((name) => fieldClass.test(name));
    if (names.includes("sc")) return;
    if (names.length === 0) {
      if (marks.length > 0) element.properties.className = marks;
      else delete element.properties.className;
      return;
    }
    const list = names.join(" ");
    const short = lists.get(list) ?? nextName();
    lists.set(list, short);
    for (const name of names) listsOf.set(name, (listsOf.get(name) ?? new Set()).add(short));
    element.properties.className = [short, ...marks];
  });
  const shortSelectors = parser((root) =>
    root.walkClasses((node) => {
      const meant = [...(listsOf.get(node.value) ?? [])].map((name) => `.${name}`);
      // One that no element has matches nothing, and stays.
      if (node.value === "sc" || meant.length === 0) return;
      const value = meant.length === 1 ? (meant[0] as string) : `:is(${meant.join(",")})`;
      node.replaceWith(parser.tag({ value, spaces: node.spaces }));
    }),
  );
  walkSelectors(css, (selector) => shortSelectors.processSync(selector));
  return { markup, css };
}

const listClassNames = ({ properties }: Element) => [properties.className ?? []].flat().map(String);

function walkSelectors(css: Container, change: (selector: string) => string): void {
  css.walkRules((rule) => {
    const parent = rule.parent as Container & { name?: string };
    if (parent.type === "atrule" && parent.name === "keyframes") return;
    rule.selectors = rule.selectors.map(change);
  });
}

/** a, b, … z, aa, ab, …; none that means something already. */
function createNames(taken: ReadonlySet<string>): () => string {
  let count = 0;
  return () => {
    for (;;) {
      let name = "";
      for (let rest = ++count; rest > 0; rest = Math.floor((rest - 1) / 26)) {
        name = String.fromCharCode(97 + ((rest - 1) % 26)) + name;
      }
      if (!taken.has(name)) return name;
    }
  };
}
