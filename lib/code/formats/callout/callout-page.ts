import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import type { CalloutContent } from "@/components/sections/callout-card/content";
import { readCss } from "@/lib/code/css/css-text";
import { escapeInTags, refuseTooLarge } from "@/lib/code/markup/markup";
import type { Product } from "@/lib/hosts/products";
import { buildBulletCallout, buildBulletPage } from "./callout-page.bullet";
import { buildSuperCallout, buildSuperPage } from "./callout-page.super";

/**
 * A page of a line's builder with the callouts of a content in it: its markup and, in short, its own stylesheet.
 * A stand-in for judging a card; what a card depends on in it is held to the real thing by tests.
 */
export function renderCalloutPage(product: Product, content: CalloutContent): { styles: string; html: string } {
  const page = product === "super" ? buildSuperPage(content) : buildBulletPage(content);
  return { styles: readCss(`lib/code/formats/callout/callout-page.${product}.css`), html: printElements([page]) };
}

function printElements(elements: Element[]): string {
  const html = escapeInTags(toHtml(elements));
  refuseTooLarge(html);
  return html;
}

/** The callouts alone, as the line's builder renders them. */
export function renderCalloutBlocks(product: Product, { callouts }: CalloutContent): string {
  return printElements(callouts.map(product === "super" ? buildSuperCallout : buildBulletCallout));
}
