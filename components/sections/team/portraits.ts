import type { FieldMeta } from "../define";

/** What the editor says of large portraits of people, and of how all of them are shown. */
export const portraitFields = (
  help = "Photos of several cameras look like one series in black and white. Our own drawings are cut out in any case.",
): Record<string, FieldMeta> => ({
  pictures: {
    label: "The pictures are",
    help,
    choices: {
      photo: "photos, as they are",
      gray: "photos, shown in black and white",
      cutout: "cut out, without a background",
    },
  },
  "people.portrait": {
    label: "Picture",
    help: "Of any proportions, with the face in its upper half, or none, and the initials stand there.",
    optional: true,
  },
  "people.portrait.alt": { advanced: true },
});
