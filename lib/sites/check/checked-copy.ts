import type { VersionStatus } from "@/lib/catalogue/version-status";
import type { Format } from "@/lib/code/metadata/format";
import type { Theme } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import type { MadeWith } from "@/lib/sites/page/site";

/**
 * What is wrong with a copy where it stands: `cut` ends too early; `shown` is read by visitors as code; `scripted` stands in the
 * page's scripts alone; `damaged` says of itself what can't be read; `unnamed` says nothing; `twice` stands on the page before,
 * with the same words; `nested` stands in another; `otherLine` was copied for another builder; `printPageRules` and `inside`
 * stand outside of, and within, the text of a builder's page, and belong to the other.
 *
 * Of sections whose words are in Notion: `noCode` has no code on its page; `codeTwice` has it more than once; `unread` has blocks
 * without a place, or that can't be read; `folded` may have words in a closed toggle, which Super leaves out of the page.
 */
export type Fault =
  | "cut"
  | "shown"
  | "scripted"
  | "damaged"
  | "unnamed"
  | "twice"
  | "nested"
  | "otherLine"
  | "outside"
  | "inside"
  | "noCode"
  | "codeTwice"
  | "unread"
  | "folded";

/** What else is known of a section whose words stand in a callout in Notion (lib/code/notion). */
export interface FoundWords {
  /** What its callout is called. */
  name: string;
  /** What was read of the callout, in sentences; undefined where its code is on the page and no callout, as on most pages of a site. */
  reading: string | undefined;
  /** The names of all sections in the code on the page. */
  names: string[];
}

/** A callout that begins as those of sections do, with a name that no section in the code on its page has, or with one of theirs without the sign. */
export interface LostCallout {
  name: string;
  /** Whether it begins with the sign. */
  isSigned: boolean;
  /** Those that there are. */
  names: string[];
}

/** A copy of ours as it was found on a page. */
export interface FoundCopy {
  /** What it is a copy of; "" where that can't be told. */
  sectionId: string;
  /** The version it says; undefined where it says none. */
  version: string | undefined;
  product: Product | undefined;
  format: Format | undefined;
  theme: Theme;
  /** What it begins with, as it is read; "" where there are no words. */
  words: string;
  faults: readonly Fault[];
  /** Where its forms send what is filled in. */
  actions: readonly string[];
  /** Its markup as it stands there; "" where it is too long to be passed on. */
  code: string;
  /** Undefined of a copy that has its words in itself. */
  notion?: FoundWords | undefined;
}

/** What was found on a page of somebody's site. */
export interface ReadPage {
  title: string;
  builder: MadeWith;
  copies: FoundCopy[];
  /** How many more copies there are than are told. */
  more: number;
  /** Callouts with the name of no section. */
  lost: LostCallout[];
  /** How many things on the page say that they are ours and name no section that we have. */
  strangers: number;
  /** Addresses of other pages of the same site that it links. */
  links: string[];
}

/** A copy as it is shown to whoever asked. */
export interface CheckedCopy extends FoundCopy {
  title: string;
  /** The page of its section, and a photograph of it in both schemes; undefined where there is none. */
  href: string | undefined;
  picture: { light: string; dark: string } | undefined;
  newest: string;
  /** US dollars; null where everybody may copy it, and for pages that were put together. */
  price: number | null;
  /** For which line it is copied anew, and where that is pasted, as a sentence without its full stop. */
  line: Product | undefined;
  instruction: string;
  /** Whether there is one place for it on a page: a header's, a footer's, a card's. */
  isOnce: boolean;
  /** A callout card, whose words are in Notion. */
  isCard: boolean;
  standing: VersionStatus;
  /** What becomes of the answers to its form: nobody gets them, since its site is gone or no address is given; another service has them; or a site of the shop, by its id where it is the caller's. */
  form: { kind: "none" | "stopped" | "nowhere" | "elsewhere" } | { kind: "kept"; siteId: string | undefined };
}
