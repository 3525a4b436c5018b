/** Where an engine lacks something that a section does without there, and why that is right. */
const known: Record<string, { engines: readonly string[]; difference: RegExp; why: string }[]> = {
  "silcrow-hero-centered-background-image": [
    {
      engines: ["webkit"],
      difference: /^\d+ × 16 px at 16, \d+$/,
      why: "the rule at its foot lies between two pixels and is rounded the other way",
    },
  ],
  "silcrow-cta-sealed-envelope": [
    {
      engines: ["webkit"],
      difference: / width -1\d$/,
      why: "the line under the figure is as wide as its letters, which are narrower there",
    },
  ],
  "silcrow-featured-sticky-steps": [
    {
      engines: ["firefox", "webkit"],
      difference: /^(368 × 16 px at 32, 528|624 × 16 px at 64, 416)$/,
      why: "without scroll timelines the rule of the step that is being read stays as dark as the others",
    },
    {
      engines: ["webkit"],
      difference: /^(368|624) × 16 px at (32|64), (720|800)$/,
      why: "the rule above a step lies between two pixels and is rounded the other way",
    },
  ],
  "silcrow-faqs-clauses": [
    {
      engines: ["webkit"],
      difference: /^(144|192) × (16|32) px at (32|192), \d+$/,
      why: "the button at its foot lies between two pixels on a phone and is rounded the other way",
    },
  ],
  "silcrow-cta-sticky-strip": [
    {
      engines: ["firefox", "webkit"],
      difference: /^\d+ × (16|32|48) px at/,
      why: "only Chromium knows whether the strip is stuck and gives it a smaller shadow once it is not",
    },
    {
      engines: ["firefox"],
      difference: / top -330$/,
      why: "without scroll timelines the portrait stands from the start: the empty room above the strip is as high as it",
    },
  ],
};

/** Whether a difference of an engine is one that we chose to live with. */
export function isKnownDifference(id: string, engine: string, difference: string): boolean {
  return (known[id] ?? []).some((one) => one.engines.includes(engine) && one.difference.test(difference));
}
