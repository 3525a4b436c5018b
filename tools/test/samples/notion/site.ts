import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import type { Section } from "@/lib/catalogue/catalogue";
import { formatMarker } from "@/lib/code/formats/html/copy-marker";
import { listCallouts } from "@/lib/code/notion/list-callouts";
import { printNotionCode } from "@/lib/code/notion/print-notion-code";
import type { Block } from "@/lib/code/notion/words/blocks";
import { buildWordsPlan } from "@/lib/code/notion/words/build-plan";
import type { Group } from "@/lib/code/notion/words/plan";
import { writeWords } from "@/lib/code/notion/words/write-words";
import type { Theme } from "@/lib/code/theme/theme";
import type { Product } from "@/lib/hosts/products";
import { buildPageWith } from "../sample-page";
import { BulletPage } from "./bullet-page";
import { SuperPage } from "./super-page";
import type { WrittenCallout } from "./written";

// Pages of a site whose sections have their words in Notion, as the server of its builder sends them.

/** The callout in which somebody keeps the words of a section. */
export function writeCallout(section: Section, content = section.sample): WrittenCallout & { blocks: Block[] } {
  const plan = buildWordsPlan(section);
  return { line: `§ ${plan.name}`, blocks: writeWords(plan, content as Group) };
}

interface SiteSection {
  section: Section;
  content?: Group;
  theme?: Theme;
  /** In place of what its copy says of itself. */
  marker?: string;
}

/** The code of a site with these sections, as they are unless something else is said. */
export async function printSiteCode(product: Product, sections: readonly SiteSection[]): Promise<string> {
  const worded = sections.map(({ section, content = section.sample as Group, theme }) => ({ section, content, theme }));
  const callouts = listCallouts(worded).flatMap((one) => one.callouts);
  const code = await printNotionCode(callouts, { product, origin: "https://silcrow.example" });
  return sections.reduce((text, { section, marker }) => {
    const own = JSON.stringify(formatMarker(section, product, "notion", {}));
    return marker ? text.replace(own, JSON.stringify(marker)) : text;
  }, code);
}

/** The callouts of a page, as markup. */
export function renderCallouts(product: Product, callouts: readonly WrittenCallout[]): string {
  const page = product === "super" ? SuperPage({ callouts }) : BulletPage({ callouts });
  const $ = load(renderToStaticMarkup(page));
  return $(".notion-callout")
    .toArray()
    .map((callout) => $.html(callout))
    .join("\n");
}

/** A page with callouts, and code where code for all pages stands: of Super in the head, of Bullet at the end (docs/hosts.md). */
export const buildNotionPage = (product: Product, callouts: readonly WrittenCallout[], code = ""): string =>
  buildPageWith(product, { ...(product === "super" ? { head: code } : { end: code }) }).replace(
    /(<article[^>]*>)/,
    (start) => start + renderCallouts(product, callouts),
  );
