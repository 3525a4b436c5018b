import { createElement } from "react";
import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { loadComponent } from "@/lib/catalogue/modules";
import type { Product } from "@/lib/catalogue/products";
import { AppError } from "@/lib/errors";
import { customElement } from "./custom-element";
import { classNames, printMarkup, sectionMarkup } from "./markup";
import { sectionStylesheet } from "./stylesheet";

export interface DeliverOptions {
  section: Section;
  product: Product;
  content?: Record<string, Content>;
  /** Put in front of the addresses of our own pictures; "" keeps them relative to the page. */
  origin: string;
}

/**
 * What a buyer pastes: the section with its content as one snippet for one product line.
 * The same input gives the same bytes.
 */
export async function deliver({ section, product, content, origin }: DeliverOptions): Promise<{ code: string; bytes: number }> {
  const snippet = await sectionSnippet({ section, content: content ?? section.sample, origin });
  // In Super a code block that begins with this word is taken as HTML (research §1.1).
  const code = product === "super" ? `super-embed:\n${snippet}` : snippet;
  return { code, bytes: Buffer.byteLength(code) };
}

/** The snippet itself, without what a builder needs around it. */
export async function sectionSnippet({ section, content, origin }: { section: Section; content: Record<string, Content>; origin: string }) {
  const Component = await loadComponent(section);
  if (!Component) throw new AppError("internal", `${section.id} has no component`);
  // React's server renderer must not be part of any client graph, hence the import at the place of use.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const name = `${section.category}-${section.slug}`;
  const tree = sectionMarkup(renderToStaticMarkup(createElement(Component, content)), name, origin);
  const css = await sectionStylesheet(classNames(tree), tree);
  return customElement(name, printMarkup(tree), css);
}
