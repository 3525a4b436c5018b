import { findCategory, findSection, type Section } from "@/lib/catalogue/catalogue";
import { parsePartIds } from "@/lib/catalogue/content/composition-id";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { getPasteTarget } from "@/lib/catalogue/paste-target";
import { findThumbnail } from "@/lib/catalogue/records/thumbnails";
import { getVersionStatus } from "@/lib/catalogue/version-status";
import { hosts } from "@/lib/hosts/hosts";
import type { MadeWith } from "@/lib/sites/page/site";
import { urls } from "@/lib/urls/urls";
import type { CheckedCopy, FoundCopy } from "./checked-copy";

/** What is known of the site that the answers to a form go to: whether it is there, and whether it is the caller's. */
export interface FormSiteState {
  isThere: boolean;
  isOwn: boolean;
}

/**
 * A copy with what the shop knows of its section and of its form.
 * @param builder what its page is made with
 * @param siteOf tells of a site by its id
 */
export function checkFoundCopy(
  copy: FoundCopy,
  builder: MadeWith,
  siteOf: (id: string) => FormSiteState | undefined,
): CheckedCopy {
  const section = findDrawable(copy.sectionId);
  const lineOf = (wanted: MadeWith | undefined) => section?.lines.find((one) => one === wanted);
  const line = lineOf(builder) ?? lineOf(copy.product) ?? section?.lines[0];
  const category = line && section && findCategory(line, section.category);
  const sold = findSection(copy.sectionId);
  return {
    ...copy,
    title: section?.title ?? "",
    href: sold && category ? urls.section(category, sold) : undefined,
    picture: sold && findThumbnail(sold)?.small,
    newest: section?.version ?? "",
    price: sold?.price ?? null,
    line,
    isOnce: section !== undefined && getPasteTarget(section.category) !== "block",
    isCard: section?.category === "callout-card",
    instruction: line && section ? hosts[line].pasting.sentences[getTarget(copy, section)] : "",
    // A page that was put together has no versions of its own.
    standing: section && !parsePartIds(section.id) ? getVersionStatus(section, copy.version) : { kind: "newest" },
    form: findForm(copy.actions, siteOf),
  };
}

/** Where a copy is pasted: code for words in Notion stands once for all pages. */
const getTarget = ({ notion }: FoundCopy, { category }: Section) => (notion ? "head" : getPasteTarget(category));

/** Where the answers to a copy's form go. */
function findForm(actions: readonly string[], siteOf: (id: string) => FormSiteState | undefined): CheckedCopy["form"] {
  const [action] = actions;
  if (action === undefined) return { kind: "none" };
  const id = parseSiteId(action);
  if (id === undefined) return { kind: isNowhere(action) ? "nowhere" : "elsewhere" };
  const site = siteOf(id);
  if (!site?.isThere) return { kind: "stopped" };
  return { kind: "kept", siteId: site.isOwn ? id : undefined };
}

/** The site that a form of ours sends to, by its id. */
export const parseSiteId = (action: string): string | undefined => /\/api\/forms\/([0-9a-f-]{36})\//.exec(action)?.[1];

/** What a form has while nobody has given it an address, and the addresses that nobody reads. */
const isNowhere = (action: string) =>
  action === "" || action.startsWith("#") || /^https?:\/\/example\.(?:com|org|net)\b/.test(action);
