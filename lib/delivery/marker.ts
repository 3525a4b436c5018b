import type { Content } from "@/components/sections/define";
import { brand } from "@/lib/brand";
import type { Section } from "@/lib/catalogue/catalogue";
import { findPart } from "@/lib/catalogue/catalogue";
import { partIdsOf } from "@/lib/catalogue/composition-id";
import type { Product } from "@/lib/catalogue/products";
import type { Format } from "./deliver";
import type { Theme } from "./theme";

/** What a copy says of itself: which section it is, in which version, and what of its content nobody can read in its markup. */
export interface Marker {
  /** Of a page that somebody composed several, else one. */
  sections: readonly { name: string; version: string }[];
  product: Product;
  format: Format;
  settings: Settings;
}

/** What stands in no text of a copy. Absent parts are as the section has them. */
export interface Settings {
  theme?: Theme;
  /** The lengths of lists that have another than in the sample, by their paths. */
  lists?: Record<string, number>;
  /** Values by their paths: choices, numbers, and texts that stand nowhere as they are. */
  values?: Record<string, Content>;
}

/** The attribute that holds it. */
export const markerAttribute = "data-silcrow";

/** Stands before the sections of a page that somebody composed. */
export const composedPrefix = "page:";

const isComposed = ({ id }: Section) => partIdsOf(id) !== undefined;

/** Names and versions before a copy's line and format. */
function sectionsOf(section: Section): Marker["sections"] {
  const nameOf = ({ id }: { id: string }) => id.slice(brand.slug.length + 1);
  if (!isComposed(section)) return [{ name: nameOf(section), version: section.version }];
  return (section.parts ?? []).map((part) => {
    const own = findPart(part);
    return { name: `${part.category}-${part.slug}`, version: own?.version ?? section.version };
  });
}

/** `cta-ticket@1.0.0 bullet paste`, of a page `page:cta-ticket@1.0.0,cta-two-doors@1.1.0 …`, and settings as JSON behind where there are any. */
export function markerOf(section: Section, product: Product, format: Format, settings: Settings): string {
  const names = sectionsOf(section).map(({ name, version }) => `${name}@${version}`);
  const text = `${isComposed(section) ? composedPrefix : ""}${names.join()} ${product} ${format}`;
  return Object.keys(settings).length > 0 ? `${text} ${JSON.stringify(settings)}` : text;
}

/** A marker as an attribute of HTML, with a blank in front. */
export const asAttribute = (marker: string) =>
  ` ${markerAttribute}='${marker.replace(/&/g, "&amp;").replace(/'/g, "&#39;").replace(/</g, "&lt;")}'`;

/** A marker as an attribute of JSX. */
export const asJsx = (marker: string) =>
  /["&{]/.test(marker) ? `${markerAttribute}={${JSON.stringify(marker)}}` : `${markerAttribute}="${marker}"`;

/** A marker as a comment of CSS. */
export const asComment = (marker: string) => `/* ${brand.slug} ${marker.replace(/\*\//g, "*\\u002f")} */`;
