import type { Fault } from "./fault.ts";

export const search: Fault[] = [
  {
    file: "lib/catalogue/search/search.ts",
    find: "return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);",
    plant: "return scored.map(({ entry }) => entry);",
    breaks: "Results stand in catalogue order, whatever was typed.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "(own(entry) ? 0 : 1);",
    plant: "0;",
    breaks: "Categories of the other line come before those of the chosen one.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "if (highest === 0) return 0;",
    plant: "if (highest === 0) continue;",
    breaks: "A section is found by one of the words that were typed.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "return word.length > 2 ? within : 0;",
    plant: "return within;",
    breaks: "Two letters find everything that has them somewhere.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: '.replace(/[-\'’]/g, "")',
    plant: "",
    breaks: "“email” does not find what is written e-mail.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: '(word.length > 4 ? [word.replace(/es$/, ""), word.replace(/s$/, "")] : []);',
    plant: '(word.length > 4 ? [word.replace(/es$/, "")] : []);',
    breaks: "A plural does not find the singular.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "more: Math.max(0, sections.length - most),",
    plant: "more: Math.max(0, sections.length - mostSections),",
    breaks: "How many more sections there are is counted from another limit.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "sections: sections.slice(0, most),",
    plant: "sections,",
    breaks: "All sections are shown that were found.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "if (parts.includes(word)) return start + 1;",
    plant: "if (parts.includes(word)) return start;",
    breaks: "A whole word counts no more than the beginning of a longer one.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "if (!typed) return { ...nothing, categories: index.categories.filter(own) };",
    plant: "if (!typed) return { ...nothing, categories: [...index.categories] };",
    breaks: "Nothing typed lists the categories of both lines.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "return score && score + (entry.title.toLowerCase() === typed || entry.slug === typed ? 1 : 0);",
    plant: "return score;",
    breaks: "A section whose whole title was typed comes after longer titles.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "const isPage = pages.some(begins) && !categories.some(begins);",
    plant: "const isPage = pages.some(begins);",
    breaks: "A page of the shop comes before the category that was typed.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: 'field(`${spaced(entry.id)} ${entry.price === null ? "free" : ""}`, 2),',
    plant: 'field(`${spaced(entry.id)} ${entry.price === null ? "" : "free"}`, 2),',
    breaks: "“free” finds what is sold.",
  },
  {
    file: "lib/catalogue/search/search.ts",
    find: "text.slice(0, maxSearchLength).trim().toLowerCase();",
    plant: "text.trim().toLowerCase();",
    breaks: "A text of any length is searched for at every keystroke.",
  },
  {
    file: "lib/catalogue/search/search-result.ts",
    find: 'return entry.hrefs[product] ?? entry.hrefs.bullet ?? entry.hrefs.super ?? "/";',
    plant: 'return entry.hrefs.bullet ?? entry.hrefs[product] ?? entry.hrefs.super ?? "/";',
    breaks: "A result leads into the other line.",
  },
  {
    file: "lib/catalogue/search/search-file.ts",
    find: "...(title !== titleOf(slug) && { title }),",
    plant: "...(title === slug && { title }),",
    breaks: "A section is found under its slug in place of its title.",
  },
  {
    file: "lib/catalogue/search/search-file.ts",
    find: "count: sections.filter((section) => linesOf(section).includes(product)).length,",
    plant: "count: sections.length,",
    breaks: "A category counts sections of the other line.",
  },
  {
    file: "lib/catalogue/search/search-file.ts",
    find: "number: `${place + 1}.${number}`,",
    plant: "number: `${place}.${number}`,",
    breaks: "Sections are found under the number of another category.",
  },
];
