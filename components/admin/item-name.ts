import { lifetime } from "@/lib/billing/items";
import { findSection, listSections } from "@/lib/catalogue/catalogue";

/** What is sold under a name, as people call it; the name itself where there is no such section (any more). */
export function getItemName(item: string): string {
  if (item === lifetime) return "All-access";
  const section = findSection(item);
  return section ? `${section.title}, § ${section.number}` : item;
}

/** Everything that can be granted to somebody: all-access, then the sections by their titles. */
export function listGrantableItems(): { id: string; title: string }[] {
  const sections = listSections().filter(({ price }) => price !== null);
  const titled = [...sections].sort((a, b) => a.title.localeCompare(b.title, "en"));
  return [lifetime, ...titled.map(({ id }) => id)].map((id) => ({ id, title: getItemName(id) }));
}
