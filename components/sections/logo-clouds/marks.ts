import type { FieldMeta } from "../define";

/** What the editor says of marks, in every section that has a list of them. */
export function markFields(list = "marks"): Record<string, FieldMeta> {
  return {
    [list]: { label: "Marks", help: "Three to sixteen look best. The order is yours." },
    [`${list}[]`]: { label: "Mark" },
    [`${list}.src`]: {
      label: "File of the mark",
      help: "Upload an SVG or PNG without a background. With no file, the name is set in letters.",
    },
    [`${list}.alt`]: { label: "Name", help: "The name of the company, read aloud in place of its mark." },
    [`${list}.href`]: {
      label: "Link to",
      help: "A web address, such as a page about your work for them. Without one the mark is no link.",
      advanced: true,
    },
    [`${list}.look`]: {
      label: "Color of the mark",
      help: "A photo or a mark on a background of its own stays right only as it is.",
      choices: {
        ink: "one color, that of your headings, light on dark pages",
        own: "as it is",
        plate: "as it is, on a light plate on dark pages",
      },
      advanced: true,
    },
    [`${list}.size`]: {
      label: "Size of the mark",
      help: "Choose until no mark looks heavier than the others.",
      choices: {
        smaller: "smaller",
        normal: "normal",
        larger: "larger",
        tall: "much larger, for an emblem or two lines",
      },
      advanced: true,
    },
  };
}

/** Sizes at which files of ours look as heavy as the others. */
const sizeOf = (file: string) => {
  if (/^(saltmarsh|ninefold|halfpenny)$/.test(file)) return "smaller";
  if (/^marram$|-emblem$/.test(file)) return "larger";
  return file.endsWith("-stacked") ? "tall" : "normal";
};

/** A mark of one of our invented companies: a file of public/art/v1/marks, and its name. */
export const mark = (file: string, alt: string, size = sizeOf(file)) => ({
  src: `/art/v1/marks/${file}.svg`,
  alt,
  href: "",
  look: "ink",
  size,
});
