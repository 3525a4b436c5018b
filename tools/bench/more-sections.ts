import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CategorySlug, categoryMeta } from "@/lib/catalogue/categories";
import { pricesOf } from "@/lib/catalogue/prices-of-categories";
import { linkOrCopy } from "@/tools/dev/project-copy";

interface Folder {
  category: string;
  slug: string;
}

const where = (project: string) => join(project, "components/sections");
const pictures = ["public/thumbnails/sections", "public/cards"];

/** The section folders of a project. */
export function listSectionFolders(project: string): Folder[] {
  return categoryMeta.flatMap(({ slug: category }) => {
    const folder = join(where(project), category);
    const slugs = existsSync(folder) ? readdirSync(folder) : [];
    return slugs
      .filter((slug) => existsSync(join(folder, slug, "section.ts")))
      .map((slug) => ({ category, slug }))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1));
  });
}

/**
 * Fills a copy of the project up to that many sections, in each category as many as are planned there of 98. Those a category
 * has are repeated; one that has none gets calls to action, whose heading stands where most sections have theirs. Titles,
 * slugs, summaries and most tags are words of the real sections, drawn anew, for a text that is repeated would weigh nothing
 * in what is compressed. The same count gives the same catalogue.
 */
export function fillCatalogue(project: string, count: number): void {
  const real = listSectionFolders(project);
  const words = vocabulary(project, real);
  const draw = drawing(count);
  const word = () => words[Math.floor(draw() * words.length)] ?? "section";
  const ofCategory = (category: string) => real.filter((one) => one.category === category);
  const taken = new Set(real.map(({ category, slug }) => `${category}/${slug}`));
  const numbers = new Map<string, number>();
  for (const { category } of real) numbers.set(category, (numbers.get(category) ?? 0) + 1);

  for (let made = real.length; made < count; made++) {
    const category = emptiest(numbers);
    const own = ofCategory(category);
    const originals = own.length > 0 ? own : ofCategory("cta");
    const original = originals[made % originals.length];
    if (!original) throw new Error(`There is no section to make more of for ${category}`);
    let slug = `${word()}-${word()}`;
    while (taken.has(`${category}/${slug}`)) slug = `${word()}-${word()}`;
    taken.add(`${category}/${slug}`);
    const number = (numbers.get(category) ?? 0) + 1;
    numbers.set(category, number);
    repeat(project, original, { category, slug }, (source) =>
      retold(source, { slug, number, price: pricesOf[category][0] ?? null, word }),
    );
  }
}

/** The category with the least of what is planned for it. */
function emptiest(numbers: ReadonlyMap<string, number>): CategorySlug {
  const filled = categoryMeta.map(({ slug, planned }) => ({ slug, share: (numbers.get(slug) ?? 0) / planned }));
  return filled.reduce((least, one) => (one.share < least.share ? one : least)).slug;
}

function repeat(project: string, from: Folder, to: Folder, rewrite: (source: string) => string): void {
  const [source, target] = [from, to].map(({ category, slug }) => join(where(project), category, slug));
  if (!source || !target) return;
  cpSync(source, target, { recursive: true });
  edit(join(target, "section.ts"), rewrite);
  // A header and a footer are elements of that name.
  if (from.category !== to.category && (to.category === "header" || to.category === "footer")) {
    edit(join(target, "component.tsx"), (code) => code.replace(/(<\/?)section\b/g, `$1${to.category}`));
  }
  const [old = "", now = ""] = [from, to].map(({ category, slug }) => `silcrow-${category}-${slug}`);
  for (const folder of pictures.map((path) => join(project, path))) {
    for (const name of readdirSync(folder)) {
      // After its id a picture's name goes on with its kind or its version; ids go on with a letter.
      const rest = name.startsWith(old) ? name.slice(old.length) : "";
      if (/^(\.|-(full|phone|small)-)/.test(rest)) linkOrCopy(join(folder, name), join(folder, now + rest));
    }
  }
}

function edit(file: string, rewrite: (source: string) => string): void {
  writeFileSync(file, rewrite(readFileSync(file, "utf8")));
}

interface Retold {
  slug: string;
  number: number;
  price: number | null;
  word: () => string;
}

/** A section.ts with another title, number and price, another summary, and most of its tags drawn anew. */
function retold(source: string, { slug, number, price, word }: Retold): string {
  const title = slug.charAt(0).toUpperCase() + slug.slice(1).replace("-", " ");
  const some = (many: number) => Array.from({ length: many }, word);
  return source
    .replace(/^ {2}title: ".*",$/m, () => `  title: ${JSON.stringify(title)},`)
    .replace(/^ {2}number: \d+,$/m, () => `  number: ${number},`)
    .replace(/^ {2}price: [^,]+,$/m, () => `  price: ${price},`)
    .replace(/^ {2}tags: \[([^\]]*)\],$/m, (_, tags: string) => {
      const kept = [...tags.matchAll(/"([^"]*)"/g)].map(([, tag = ""]) => tag).slice(0, 2);
      return `  tags: ${JSON.stringify([...new Set([...kept, ...some(3)])])},`;
    })
    .replace(/^ {2}summary:\s*".*",$/m, () => `  summary: ${JSON.stringify(`A ${some(15).join(" ")}.`)},`);
}

/** Attributes that stand on a line of their own in a copy: a test would find that line in a title or a tag. */
const attributes = new Set(["required", "checked", "hidden", "disabled"]);

/** The words of the real sections, each once. */
function vocabulary(project: string, folders: readonly Folder[]): string[] {
  const found = new Set<string>();
  for (const { category, slug } of folders) {
    const source = readFileSync(join(where(project), category, slug, "section.ts"), "utf8");
    for (const [text] of source.matchAll(/"[^"]+"/g))
      for (const [word] of text.matchAll(/\b[a-z]{4,11}\b/g)) if (!attributes.has(word)) found.add(word);
  }
  return [...found].sort();
}

/** Numbers from 0 to 1 that are the same at every run (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
