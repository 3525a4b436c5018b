import type { Content } from "@/components/sections/define";
import { valueAt } from "@/lib/catalogue/content-path";
import { type EditorData, fieldAt } from "@/lib/catalogue/editor-data";

/** Whether a good part of a content's letters is of scripts that are written from right to left; names of fields are Latin. */
export function isRightToLeft(content: Content): boolean {
  const text = JSON.stringify(content);
  const letters = text.match(/\p{Script=Hebrew}|\p{Script=Arabic}/gu)?.length ?? 0;
  return letters * 8 > (text.match(/\p{L}/gu)?.length ?? 0);
}

/** "Facts 2, Value": what a value is called, with the places in lists. */
export function labelOf({ fields }: EditorData, path: string): string {
  const names = path.split(".");
  const labels = names.flatMap((name, index) => {
    if (/^\d+$/.test(name)) return [];
    const label = fieldAt(fields, names.slice(0, index + 1).join("."))?.label ?? name;
    const place = names[index + 1];
    return [place !== undefined && /^\d+$/.test(place) ? `${label} ${Number(place) + 1}` : label];
  });
  return labels.filter(Boolean).join(", ");
}

/** A refusal of the server, which names fields by their paths, with what they are called. */
export const inWords = (problem: string, data: EditorData) =>
  problem.replace(/(?<=^|[.;] )([a-z]\w*(?:\.\w+)*): /gi, (own, path: string) =>
    valueAt(data.shape.sample, path.split(".")[0] ?? "") === undefined ? own : `${labelOf(data, path)}: `,
  );
