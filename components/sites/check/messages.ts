import { findMeant } from "@/lib/code/notion/words/near";
import type { Theme } from "@/lib/code/theme/theme";
import { productTitles } from "@/lib/hosts/products";
import type { CheckedCopy, Fault, LostCallout } from "@/lib/sites/check/checked-copy";

/** How a copy is, in a word or two. */
export type Condition = "broken" | "stopped" | "update" | "unread" | "unknown" | "fine";

/** What keeps no section from working. */
const mere: readonly Fault[] = ["scripted", "unnamed", "unread", "folded"];

/** How a copy is: what has to be done about it most of all. */
export function getCondition({ faults, form, standing }: CheckedCopy): Condition {
  if (faults.some((fault) => !mere.includes(fault))) return "broken";
  if (form.kind === "stopped" || form.kind === "nowhere") return "stopped";
  if (standing.kind === "older") return "update";
  if (faults.includes("unread")) return "unread";
  return standing.kind === "unknown" ? "unknown" : "fine";
}

export const conditionWords: Readonly<Record<Condition, string>> = {
  broken: "Broken",
  stopped: "Form stopped",
  unread: "Words to look at",
  update: "Update available",
  unknown: "Version unknown",
  fine: "Up to date",
};

/** What is wrong with a copy and what to do about it, a sentence or two each. */
export function describeFaults(copy: CheckedCopy): string[] {
  const { faults, form, instruction, isOnce, line, notion, product } = copy;
  const again = instruction ? `${instruction}.` : "";
  const words: Readonly<Record<Fault, string>> = {
    cut: "The end of the code is missing. Copy it again and paste all of it.",
    shown: `Visitors see code here in place of the section. ${again}`,
    scripted:
      "The page’s own script draws it, and we don’t run scripts: we see its words, but not whether it looks right.",
    damaged: "The line in which the code says its version can’t be read; your words can.",
    unnamed: "The code doesn’t say its version: it is from before version 1.0.0, or that line was taken out.",
    twice: isOnce
      ? "It stands on this page twice, and only the first one counts. Take the other away."
      : "It stands on this page twice, with the same words. If you didn’t mean it, take one away.",
    nested: "It stands inside another section. Paste each into a place of its own.",
    otherLine: `It was copied for ${product ? productTitles[product] : "another builder"}, and this site is made with ${line ? productTitles[line] : "another"}. Copy it again for ${line ? productTitles[line] : "this one"}.`,
    outside: `It stands outside of the page’s text. ${again}`,
    inside: `It stands in the page’s text, where it shows on this page alone or not at all. ${again}`,
    noCode: `Its code isn’t on this page, so visitors see the callout as it is. ${listNames(notion?.names ?? [])}`,
    codeTwice: "Its code is on this page more than once, and only the last one counts. Take the others away.",
    unread: "There is something to look at in its callout:",
    folded: notion?.reading
      ? "A closed toggle stands in its callout: what is in it isn’t in the page, and can’t be read."
      : "This page has closed toggles: what is in one isn’t in the page. If the callout is in one, move it out.",
  };
  const sentences = faults.map((fault) => words[fault].trim());
  if (form.kind === "stopped")
    sentences.push(
      "Nobody gets the answers to its form anymore: its site is gone from the account. Choose a site on the section’s page and copy it again.",
    );
  if (form.kind === "nowhere")
    sentences.push(
      "Nobody gets the answers to its form: it has no address. Choose a site on the section’s page and copy it again.",
    );
  return sentences;
}

/** What is told of a callout that no section in the code of its page is called as. */
export function describeLostCallout({ name, isSigned, names }: LostCallout): string {
  const meant = findMeant(name, names);
  if (!isSigned) return `The callout “${name}” isn’t shown as a section. If it is one, begin it with “§ ${meant}”.`;
  const has = meant ? `Did you mean “§ ${meant}”?` : listNames(names);
  return `The code on this page has no section called “§ ${name}”, so visitors see the callout as it is. ${has}`.trim();
}

/** “The code has these sections: Ticket, Ledger.” */
const listNames = (names: readonly string[]): string =>
  names.length > 0
    ? `The code has ${names.length === 1 ? "this section" : "these sections"}: ${names.join(", ")}.`
    : "";

/** What was read of a callout in Notion, or that there is none; "" of other copies. */
export function describeReading({ notion, faults }: Pick<CheckedCopy, "notion" | "faults">): string {
  if (!notion || faults.includes("shown")) return "";
  return (
    notion.reading ??
    `No callout on this page begins with “§ ${notion.name}”. That is no fault: the code is for all pages.`
  );
}

/** What the theme of a copy is, where it isn't its section's own; "" where it is. */
export function describeTheme({ accent, paper, radius, fonts, font, scheme, tint }: Theme): string {
  const getLightColour = (colour: Theme["accent"]) => (typeof colour === "object" ? colour.light : colour);
  const words = [
    accent && `accent ${getLightColour(accent)}`,
    paper && `ground ${getLightColour(paper)}`,
    tint && (tint === "none" ? "no tint" : `tint ${tint}`),
    radius !== undefined && `corners of ${radius} px`,
    (fonts ?? font) && "own typefaces",
    scheme && scheme !== "host" && `always ${scheme}`,
  ];
  return words.filter(Boolean).join(", ");
}
