import type { Container } from "postcss";
import parser from "postcss-selector-parser";

/** Every class name in a selector. */
export function findClassNames(selector: string): string[] {
  const names: string[] = [];
  parser((root) => root.walkClasses(({ value }) => void names.push(value))).processSync(selector);
  return names;
}

/** Every class name in the selectors of a stylesheet. */
export function collectClassNames(css: Container): ReadonlySet<string> {
  const names = new Set<string>();
  css.walkRules(({ selector }) => {
    for (const name of findClassNames(selector)) names.add(name);
  });
  return names;
}
