import { type Group, getValue, type Leaf } from "./plan";

// Lines of texts with a part for each thing of a list beside them. Browsers load this.

/** A line that was read, and at which block. */
export interface LineInParts {
  parts: NonNullable<Leaf["parts"]>;
  line: string;
  at: number;
}

/** What is told of parts that have no thing in their list, and are shown nowhere. */
export const describeMoreParts = (content: Group, lines: readonly LineInParts[]) =>
  lines.flatMap(({ parts: { own, list, most, label }, line, at }) => {
    const things = getValue(content, list);
    const count = own + Math.min(Array.isArray(things) ? things.length : 0, most);
    const more = line.split("|").slice(count).join("|").trim();
    return /[^|\s]/.test(more) ? [{ at, sentence: `“${more}” isn't shown: there is no more in “${label}”.` }] : [];
  });
