import type { Container } from "postcss";

const className = /\.((?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\.)+)/gi;

/** An identifier as it is meant: `h-0\.5` is `h-0.5`. */
export const unescaped = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, char?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (char ?? ""),
  );

/** Every class name in a selector. */
export const classesIn = (selector: string) =>
  [...selector.matchAll(className)].map(([, name = ""]) => unescaped(name));

/** Every class name in the selectors of a stylesheet. */
export function classesOf(css: Container): ReadonlySet<string> {
  const names = new Set<string>();
  css.walkRules(({ selector }) => {
    for (const name of classesIn(selector)) names.add(name);
  });
  return names;
}
