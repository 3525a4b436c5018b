/**
 * The page a callout card is shown on: what its writer made in Notion, and which callouts the card takes over.
 *
 * A block is one string, as one would type it into Notion: `# heading`, `- list item`, `[ ] to do`, `[x] done`,
 * `> toggle` (what is inside follows on new lines), a link alone for a bookmark (its description follows on a new
 * line), anything else is text; `**bold**` and `[words](address)` inside it.
 */
export interface CalloutContent {
  heading: string;
  text: string;
  callouts: {
    /** Background colour by Notion's name, e.g. "yellow"; "" is a callout without one. */
    colour: string;
    /** An emoji or the address of a picture; "" is a callout without an icon. */
    icon: string;
    /** The callout's own line first, if it is text, then the blocks inside it. */
    blocks: string[];
  }[];
  /** Callouts with one of these background colours become cards; all others stay as the host shows them. */
  colours: string[];
}

/** Notion's nine background colours. */
export const allColours = ["gray", "brown", "orange", "yellow", "green", "blue", "purple", "pink", "red"];
