import type { LeftOut } from "@/lib/code/formats/frame/left-out";

/** How many addresses a sentence names. */
const named = 3;

const list = (all: readonly string[]) =>
  all.slice(0, named).join(", ") + (all.length > named ? ` and ${all.length - named} more` : "");

/** What of a section isn't in its file for Notion's HTML block, a sentence for each kind. */
export function describeLeftOut({ pictures, fonts, links, places, form, questions }: LeftOut): string[] {
  const sentences: [boolean, string][] = [
    [
      pictures.length > 0,
      `Pictures from other addresses can’t be shown in the block; their descriptions stand in their place: ${list(pictures)}. Upload them in the editor, and they come along.`,
    ],
    [fonts.length > 0, `The fonts ${list(fonts)} can’t come along: the device’s own stand in for them.`],
    [
      links.length > 0,
      `These links lead nowhere from Notion: ${list(links)}. Give them whole addresses, beginning with https://.`,
    ],
    [places.length > 0, `These links lead to places that aren’t in the file: ${list(places)}.`],
    [form, "Its form sends nothing yet: choose your site for its answers, then copy again."],
    [questions, "Search engines don’t read its questions: the block is a frame of its own."],
  ];
  return sentences.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
}
