import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { categoryMeta } from "@/lib/catalogue/categories";

/**
 * `npm run new:section <category> <slug>`: the two files of a section, with content that renders, to be drawn over.
 * The contract test says what is still missing.
 */
const [category = "", slug = ""] = process.argv.slice(2);
const root = join(import.meta.dirname, "../..");
const folder = join(root, "components/sections", category, slug);

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const meta = categoryMeta.find((item) => item.slug === category);
if (!meta)
  fail(
    `There is no category "${category}". Use: npm run new:section <category> <slug>, category one of ${categoryMeta.map((item) => item.slug).join(", ")}.`,
  );
if (!/^[a-z][a-z0-9-]{2,40}$/.test(slug))
  fail(`"${slug}" is no slug: lower-case letters, digits and hyphens, like "split-ledger".`);
if (existsSync(folder)) fail(`components/sections/${category}/${slug} is there already.`);
if (category === "callout-card")
  fail("A callout card is a stylesheet and a recipe: copy the folder of one that exists.");

const words = slug.split("-");
const title = [words[0]?.replace(/^./, (letter) => letter.toUpperCase()), ...words.slice(1)].join(" ");
const component = words.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join("");
const prefix = [category, ...words].map((word) => word[0]).join("");
const heading = category === "hero" ? "h1" : "h2";
const style = category === "hero" ? "text-hero" : "text-title";
const today = new Date().toISOString().slice(0, 10);

await mkdir(folder, { recursive: true });
await writeFile(
  join(folder, "component.tsx"),
  `export interface Props {
  title: string;
  lede: string;
  action: { label: string; href: string };
}

export default function ${component}({ title, lede, action }: Props) {
  return (
    <section className="py-section" aria-labelledby="${prefix}-title">
      <div className="mx-auto max-w-wide px-gutter">
        <${heading} id="${prefix}-title" className="font-display ${style}">
          {title}
        </${heading}>
        {lede && <p className="mt-5 max-w-[54ch] text-lede">{lede}</p>}
        <a href={action.href} className="btn mt-8">
          {action.label}
        </a>
      </div>
    </section>
  );
}
`,
);
await writeFile(
  join(folder, "section.ts"),
  `import { defineSection } from "../../define";
import type { Props } from "./component";

export default defineSection<Props>()({
  title: "${title}",
  number: ${await nextNumber()},
  price: 4,
  summary: "One sentence of 50 to 160 characters that says what one sees, and nothing about why to buy it.",
  tags: ["${words.join('", "')}"],
  changes: [{ version: "1.0.0", date: "${today}", text: "First version." }],
  trade: "studio",
  fields: {
    lede: { optional: true },
  },
  sample: {
    title: "A claim or a scene.",
    lede: "Two sentences with real names, times and sums in them.",
    action: { label: "Say what happens next", href: "https://example.com" },
  },
  examples: [
    {
      trade: "cafe",
      content: {
        title: "The same frame, for a café.",
        lede: "Write this before you draw: what doesn’t fit here becomes content, or goes.",
        action: { label: "Say what happens next", href: "https://example.com" },
      },
    },
    {
      trade: "software",
      content: {
        title: "The same frame, for a product.",
        lede: "And this.",
        action: { label: "Say what happens next", href: "https://example.com" },
      },
    },
  ],
});
`,
);
console.log(`Made components/sections/${category}/${slug}.`);
console.log(
  `See it: npm run dev, then /bullet/page/silcrow-${category}-${slug}. Finish it: npm run records && npm test.`,
);

/** The next free one: numbers are never given twice. */
async function nextNumber(): Promise<number> {
  const siblings = await readdir(join(root, "components/sections", category), { withFileTypes: true });
  const numbers = siblings.map(async (entry) => {
    const source = await readFile(join(root, "components/sections", category, entry.name, "section.ts"), "utf8").catch(
      () => "",
    );
    return Number(/^\s*number: (\d+),$/m.exec(source)?.[1] ?? 0);
  });
  return Math.max(0, ...(await Promise.all(numbers))) + 1;
}
