import type { Root } from "postcss";
import parser from "postcss-selector-parser";
import { collectClassNames } from "@/lib/code/css/class-selectors";

/** What no word of a text and no value of a property is: only names with such signs are shortened. */
const signs = /[[(@:./]|-\d/;

/** What stands before and behind a name in a component's strings. */
const [before, after] = ["(?<=[\"'`\\s}])", "(?=[\"'`\\s]|\\$\\{)"];

/**
 * A compiled component and its styles with short class names, which nobody reads. A name that the component hasn't as a whole word stays.
 * @param css is changed
 */
export function shortenNames(css: Root, component: string): { css: Root; component: string } {
  const names = [...collectClassNames(css)].filter((name) => signs.test(name));
  if (names.length === 0) return { css, component };
  const short = new Map<string, string>();
  const any = new RegExp(`${before}(?:${names.map(escapeRegExp).join("|")})${after}`, "g");
  const shortened = component.replace(any, (name) => {
    const known = short.get(name) ?? `_${short.size.toString(36)}`;
    short.set(name, known);
    return known;
  });
  const rename = parser((root) =>
    root.walkClasses((node) => {
      node.value = short.get(node.value) ?? node.value;
    }),
  );
  css.walkRules((rule) => {
    rule.selector = rename.processSync(rule.selector);
  });
  return { css, component: shortened };
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
