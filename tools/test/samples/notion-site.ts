import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import type { Section } from "@/lib/catalogue/catalogue";
import type { Block } from "@/lib/code/notion/blocks";
import { buildWordsPlan } from "@/lib/code/notion/build-plan";
import type { Group } from "@/lib/code/notion/plan";
import { type NotionCopy, printNotionCode } from "@/lib/code/notion/print-notion-code";
import { writeWords } from "@/lib/code/notion/write-words";
import type { Product } from "@/lib/hosts/products";
import { BulletPage, SuperPage, type WrittenCallout } from "./notion-pages";
import { buildPageWith } from "./sample-page";

// Pages of a site whose sections have their words in Notion, as the server of its builder sends them.

/** The callout in which somebody keeps the words of a section. */
export function writeCallout(section: Section, content = section.sample): WrittenCallout & { blocks: Block[] } {
  const plan = buildWordsPlan(section);
  return { line: `§ ${plan.name}`, blocks: writeWords(plan, content as Group) };
}

/** The code of a site with these sections, as they are unless something else is said. */
export const printSiteCode = (
  product: Product,
  copies: readonly (Partial<Omit<NotionCopy, "section">> & Pick<NotionCopy, "section">)[],
): Promise<string> =>
  printNotionCode(
    copies.map((copy) => {
      const { section } = copy;
      const marker = `${section.category}-${section.slug}@${section.version} ${product} notion`;
      return { content: section.sample as Group, marker, ...copy };
    }),
  );

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
