/** Words that say nothing of what a label is about. */
const fillers = new Set(
  "a an and at for from how in is isn’t it its of on one or the them those to what who with".split(" "),
);

const listWords = (label: string): string[] => (label.toLowerCase().match(/[\p{L}’]+/gu) ?? []).filter(isTelling);
const isTelling = (word: string) => !fillers.has(word);

/**
 * What the field of a group is called outside of it. A label that says the group's word is understood alone: “Words of the total” of “Total”.
 * One that says nothing else is the group's: “Number” of “The number in dots”. Any other has the group's before it: “Sender: name”.
 */
export function nameField(group: string, label: string): string {
  if (group === "") return label;
  const [around, own] = [listWords(group), listWords(label)];
  if (!own.some((word) => around.includes(word))) return joinLabels(group, label);
  return own.every((word) => around.includes(word)) ? group : label;
}

/** The group's label before the field's, where that alone would be somebody else's. */
export const joinLabels = (group: string, label: string): string =>
  group === "" ? label : `${group}: ${beginSmall(label)}`;

/** A label within a line. */
export const beginSmall = (label: string): string =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
