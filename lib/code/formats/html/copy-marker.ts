import { findPart, type Section } from "@/lib/catalogue/catalogue";
import { parsePartIds } from "@/lib/catalogue/content/composition-id";
import type { Format } from "@/lib/code/metadata/format";
import { composedPrefix, type Settings } from "@/lib/code/metadata/marker";
import { getSectionName } from "@/lib/code/render/render";
import type { Product } from "@/lib/hosts/products";

const isComposed = ({ id }: Section) => parsePartIds(id) !== undefined;

/** Names and versions before a copy's line and format. */
function listSections(section: Section): { name: string; version: string }[] {
  if (!isComposed(section)) return [{ name: getSectionName(section), version: section.version }];
  return (section.parts ?? []).map((part) => ({
    name: getSectionName(part),
    version: findPart(part)?.version ?? section.version,
  }));
}

/** `cta-ticket@1.0.0 bullet paste`, of a page `page:cta-ticket@1.0.0,cta-two-doors@1.1.0 …`, and settings as JSON behind where there are any. */
export function formatMarker(
  section: Section,
  product: Product | "notion",
  format: Format | "notion" | "frame",
  settings: Settings,
): string {
  const names = listSections(section).map(({ name, version }) => `${name}@${version}`);
  const text = `${isComposed(section) ? composedPrefix : ""}${names.join()} ${product} ${format}`;
  return Object.keys(settings).length > 0 ? `${text} ${JSON.stringify(settings)}` : text;
}
