/** A string of a source file, or a piece of a template between its expressions; positions are without quotes. */
export interface SourceString {
  start: number;
  end: number;
  text: string;
  isTemplate: boolean;
  /** The JSX attribute whose whole value it is. */
  attribute: string | undefined;
  /** It stands in the expression of a `className`. */
  inClassName: boolean;
  /** An expression touches its beginning, or its end. */
  open: { before: boolean; after: boolean };
}

/**
 * The strings of a component's source in order. It reads what our formatter writes: strings in double quotes, no quotation
 * marks and no backticks in the text of JSX.
 */
export function findStrings(source: string): SourceString[] {
  const found: SourceString[] = [];
  // What each open brace is: a template's expression goes back to its template.
  const braces: ("block" | "expression" | "className")[] = [];
  const add = (start: number, end: number, rest: Pick<SourceString, "isTemplate" | "attribute" | "open">) =>
    found.push({ start, end, text: source.slice(start, end), inClassName: braces.includes("className"), ...rest });
  const template = (start: number, before: boolean): number => {
    let at = start;
    while (at < source.length && source[at] !== "`" && !source.startsWith("${", at)) at += source[at] === "\\" ? 2 : 1;
    const after = source[at] === "$";
    add(start, at, { isTemplate: true, attribute: undefined, open: { before, after } });
    if (after) braces.push("expression");
    return at + (after ? 2 : 1);
  };
  for (let at = 0; at < source.length; ) {
    if (source.startsWith("/*", at)) at = source.indexOf("*/", at) + 2;
    else if (source.startsWith("//", at)) at = source.indexOf("\n", at);
    else if (source[at] === "`") at = template(at + 1, false);
    else if (source[at] === '"') {
      const attribute = /\s([\w-]+)=$/.exec(source.slice(Math.max(0, at - 40), at))?.[1];
      // Nothing escapes a quotation mark in an attribute.
      let end = source.indexOf('"', at + 1);
      if (!attribute)
        for (end = at + 1; end < source.length && source[end] !== '"'; ) end += source[end] === "\\" ? 2 : 1;
      add(at + 1, end, { isTemplate: false, attribute, open: { before: false, after: false } });
      at = end + 1;
    } else if (source[at] === "{") {
      braces.push(source.endsWith("className=", at) ? "className" : "block");
      at++;
    } else if (source[at] === "}") at = braces.pop() === "expression" ? template(at + 1, true) : at + 1;
    else at++;
  }
  return found;
}
