import type { Content } from "@/components/sections/define";

export interface Excerpt {
  /** The tag of the custom element the code makes. */
  element: string;
  /** The words one may change, each with the tag they stand in. */
  words: { tag: string; text: string }[];
  /** Lines of the code that hold none of them. */
  rest: number;
}

/**
 * What a buyer edits in a delivered snippet: the words of the sample, found again in the code, in its order.
 * @param most how many at the most
 */
export function excerpt(code: string, sample: Record<string, Content>, most: number): Excerpt {
  const lines = code.split("\n");
  const words = textsOf(sample).flatMap((text) => {
    const at = code.indexOf(escapeText(text));
    const tag = at < 0 ? undefined : /<(\w+)[^<>]*>\s*$/.exec(code.slice(0, at))?.[1];
    return tag ? [{ tag, text, at }] : [];
  });
  const shown = words.sort((a, b) => a.at - b.at).slice(0, most);
  return {
    element: /<(sc-[\w-]+)/.exec(code)?.[1] ?? "",
    words: shown.map(({ tag, text }) => ({ tag, text })),
    rest: lines.length - shown.length,
  };
}

function textsOf(content: Content): string[] {
  if (typeof content === "string") return content.includes(" ") ? [content] : [];
  if (Array.isArray(content)) return content.flatMap(textsOf);
  return typeof content === "object" ? Object.values(content).flatMap(textsOf) : [];
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
