import { isPastable } from "./limits";

// Browsers load this.

/** Code without what isn't read of it, where it is too long to be sent. */
export const shortenCode = (code: string): string =>
  isPastable(code) ? code : removeNotionDrawing(removeStyles(code));

/** The code without the styles of sections: of these only a callout card's say anything. */
function removeStyles(code: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const from = code.indexOf("<style", at);
    const to = from === -1 ? -1 : code.indexOf("</style>", from);
    if (to === -1) return parts.join("") + code.slice(at);
    const end = to + "</style>".length;
    const isCard = code.slice(from, from + 200).includes("/* silcrow ");
    parts.push(code.slice(at, isCard ? end : from));
    at = end;
  }
}

/** Code for words in Notion without its runtime and what draws each section: what says of a section which it is stands first. */
function removeNotionDrawing(code: string): string {
  const [before = "", ...sections] = code.split(/(?=\.add\(\s{0,9}Object\.assign\()/);
  if (sections.length === 0) return code;
  const kept = sections.map((section) => {
    const end = section.lastIndexOf("</script>");
    const behind = end === -1 ? section.length : end;
    const drawing = /,\s{0,9}"?css"?\s{0,9}:/.exec(section)?.index ?? behind;
    return section.slice(0, Math.min(drawing, behind)) + section.slice(behind);
  });
  const script = before.lastIndexOf("<script");
  return `${script === -1 ? "" : before.slice(0, script)}<script>${kept.join("")}`;
}
