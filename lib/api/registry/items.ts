import { brand } from "@/lib/brand";
import type { Category, Section } from "@/lib/catalogue/catalogue";
import { toPascalCase } from "@/lib/code/formats/react/react-page";
import { printThemeFile } from "@/lib/code/formats/react/react-styling";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls } from "@/lib/urls/urls";
import { getItemName, getSectionUrl, namespace, themeName } from "./names";
import type { ItemFacts, ItemQuery, RegistryItem } from "./schema";
import { parseStylesheetPlace, type StylesheetPlace } from "./stylesheet-place";

/** What sections are installed as: React with Tailwind's class names, and our theme beside it. */
export const installed = { format: "tailwind", isForCli: true } as const;

const author = `${brand.name} <${brand.mail}>`;
const itemSchema = "https://ui.shadcn.com/schema/registry-item.json";
const isCallout = ({ category }: Section) => category === "callout-card";
const nameItem = (name: string) => `${namespace}/${name}`;
const folder = `@components/${brand.slug}`;

export function getSectionFacts(section: Section): ItemFacts {
  return {
    name: getItemName(section),
    type: isCallout(section) ? "registry:item" : "registry:block",
    title: section.title,
    description: section.summary,
    author,
    categories: [section.category],
    ...(!isCallout(section) && { registryDependencies: [nameItem(themeName)] }),
    meta: { price: section.price, url: getSectionUrl(section), updated: section.updated },
  };
}

export function getCategoryFacts({
  category,
  sections,
}: {
  category: Category;
  sections: readonly Section[];
}): ItemFacts {
  return {
    name: category.slug,
    type: "registry:block",
    title: sections.length > 1 ? `${category.title}: all ${sections.length}` : category.title,
    description: `Every section of ${category.title} at once. ${category.description}`,
    author,
    categories: [category.slug],
    registryDependencies: sections.map((section) => nameItem(getItemName(section))),
    // Each of its sections has a price of its own.
    meta: { url: getAbsoluteUrl(category.href) },
  };
}

export function getThemeFacts(): ItemFacts {
  return {
    name: themeName,
    type: "registry:theme",
    title: "Theme",
    description: `Colors, type and sizes of all sections of ${brand.name}, for Tailwind 4. Comes with every section.`,
    author,
    meta: { price: null, url: getAbsoluteUrl(programUrls.theme) },
  };
}

/** A category as an item: nothing but what is installed with it. */
export const buildCategoryItem = (one: Parameters<typeof getCategoryFacts>[0]): RegistryItem => ({
  $schema: itemSchema,
  ...getCategoryFacts(one),
});

/**
 * The theme as an item. An import in a stylesheet goes by where that lies, which only the project knows: with `css` the theme
 * lies beside it and is imported there. Where that can't be, the project is told what to import.
 */
export function buildThemeItem({ css }: Pick<ItemQuery, "css">): RegistryItem {
  const { name, code } = printThemeFile();
  const place = css === undefined ? undefined : parseStylesheetPlace(css);
  const target = place ? `~/${place.folder}${name}` : `${folder}/${name}`;
  return {
    $schema: itemSchema,
    ...getThemeFacts(),
    files: [{ path: `${themeName}/${name}`, type: "registry:file", target, content: code }],
    ...(place?.isPlainCss ? { css: { [`@import "./${name}"`]: {} } } : { docs: importNote(name, css, place) }),
  };
}

/** Longer paths are named by nobody. */
const longestNamed = 300;

function importNote(name: string, css: string | undefined, place: StylesheetPlace | undefined): string {
  const path = css?.replace(/\p{Cc}/gu, "").trim() ?? "";
  const sheet = path && path.length <= longestNamed ? path : "your stylesheet";
  return place
    ? `Import ${name}, which now lies beside ${sheet}, in that file after Tailwind: @import "./${name}"; The command writes to plain CSS only.`
    : `Import ${name}, which now lies in ${brand.slug} in your folder of components, in ${sheet} after Tailwind: @import "…/${name}"; write the path to that file in place of the dots.`;
}

/** Says where the theme is; here it comes along. The CLI would drop it anyhow, as it does with a comment before all imports. */
const themeNote = /^\/\/ .*silcrow-theme\.css.*\n/;

/**
 * A section as an item, with the files of its copy. Each section has a folder of its own.
 * @param note is said first to whoever installs it
 */
export function buildSectionItem(section: Section, files: readonly DeliveredFile[], note = ""): RegistryItem {
  const name = getItemName(section);
  const inProject = isCallout(section) ? `~/${brand.slug}/${name}` : `${folder}/${name}`;
  return {
    $schema: itemSchema,
    ...getSectionFacts(section),
    files: files.map(({ name: file, language, code }) => ({
      path: `${name}/${file}`,
      // The CLI rewrites what it takes for components; a stylesheet it would not understand.
      type: language === "tsx" ? "registry:component" : "registry:file",
      target: `${inProject}/${file}`,
      content: code.replace(themeNote, ""),
    })),
    docs: [note, isCallout(section) ? describeCallout(section) : describeSection(section)].filter(Boolean).join(" "),
  };
}

/** The file is named by its folder: what stands before it in an import is the project's own. */
function describeSection(section: Section): string {
  const component = `${toPascalCase(section.slug)}Section`;
  const page = getSectionUrl(section);
  return `${section.title}: Import ${component} from ${section.slug}-section, which is in ${brand.slug}/${getItemName(section)} of your folder of components, and render it. Its words are in the same file. ${page} It needs Tailwind 4: with Tailwind 3, or without Tailwind, it has no looks. For such a project copy “React + CSS” on that page instead.`;
}

const describeCallout = (section: Section) =>
  `${section.title} restyles the callouts of a Notion site: paste the file of your builder, in silcrow/${getItemName(section)}, into the site's CSS. How: ${getSectionUrl(section)}#install`;

/** The files of a section as it comes: of a callout card one for each builder. */
export async function collectFiles(
  section: Section,
  copy: (product: Section["lines"][number]) => Promise<readonly DeliveredFile[]>,
): Promise<DeliveredFile[]> {
  const [first, ...others] = section.lines;
  if (!first) return [];
  if (!isCallout(section)) return [...(await copy(first))];
  const files = await Promise.all(
    [first, ...others].map(async (product) =>
      (await copy(product)).map((file) => ({ ...file, name: `${product}.css` })),
    ),
  );
  return files.flat();
}
