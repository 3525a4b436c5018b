import type { SectionEntry } from "@/lib/catalogue/search/search";

/** The sections to choose from in a `select`, by category; by title alone, so that typing its first letters finds one. */
export function SectionOptions({ sections }: { sections: readonly SectionEntry[] }) {
  const groups = new Map<string, SectionEntry[]>();
  for (const section of sections) {
    const group = groups.get(section.category);
    if (group) group.push(section);
    else groups.set(section.category, [section]);
  }
  return [...groups].map(([category, sections]) => (
    <optgroup key={category} label={category}>
      {sections.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </optgroup>
  ));
}
