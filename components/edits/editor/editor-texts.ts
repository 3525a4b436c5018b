import type { Content } from "@/components/sections/define";

/** Whether a good part of a content's letters is of scripts that are written from right to left; names of fields are Latin. */
export function isRightToLeft(content: Content): boolean {
  const text = JSON.stringify(content);
  const letters = text.match(/\p{Script=Hebrew}|\p{Script=Arabic}/gu)?.length ?? 0;
  return letters * 8 > (text.match(/\p{L}/gu)?.length ?? 0);
}
