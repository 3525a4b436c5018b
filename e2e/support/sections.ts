import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { SectionMeta, Trade } from "@/components/sections/define";
import { brand } from "@/lib/brand";
import { categoryMeta } from "@/lib/catalogue/categories";
import { type Product, products } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { isFullRun } from "@/tools/dev/test-scope";
import { representatives } from "@/tools/sections/representatives";

export interface FoundSection {
  /** `silcrow-hero-portal-window` */
  id: string;
  category: string;
  slug: string;
  lines: readonly Product[];
  /** What one calls it: `hero/portal-window`. */
  folder: string;
  isFree: boolean;
  /** Contents of other trades than the sample's. */
  examples: readonly { trade: Trade }[];
}

const parent = join(import.meta.dirname, "../../components/sections");

/** Every section, found by its folder: each has tests of its own, that run side by side and name it when they fail. */
export async function findSections(): Promise<FoundSection[]> {
  const folders = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: category }) =>
      readdirSync(join(parent, category), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name: slug }) => ({ category, slug, folder: `${category}/${slug}` })),
    )
    .sort((a, b) => a.folder.localeCompare(b.folder));
  return Promise.all(
    folders.map(async (found) => {
      const module = (await import(join(parent, found.folder, "section.ts"))) as { default: SectionMeta };
      const { lines = products, price, examples = [] } = module.default;
      return { ...found, id: `${brand.slug}-${found.category}-${found.slug}`, lines, isFree: price === null, examples };
    }),
  );
}

/** Its page in the first line that sells it. */
export function getSectionAddress({ category, slug, lines: [line = "bullet"] }: FoundSection): string {
  const group = categoryMeta.find((meta) => meta.slug === category)?.group ?? null;
  return urls.section({ href: urls.category(line, group, category) }, { slug });
}

/** Whether a run of the tests is about this section: about all, unless `npm test -- --changed` says about which. */
export function isAsked({ folder }: { folder: string }): boolean {
  return process.env.E2E_SECTIONS?.split(",").includes(folder) ?? true;
}

type Representative = (typeof representatives)[number];

const proofs: readonly string[] = process.env.E2E_PROOFS?.split(",") ?? representatives;

/**
 * Whether it is tried in this run what is so of every section by the same code: of those that have changed and of a fixed few
 * (tools/sections/representatives.ts), as `npm test` says, or of these few alone.
 */
export function isDue({ folder }: { folder: string }): boolean {
  return proofs.includes(folder);
}

const evidence: readonly string[] = process.env.E2E_EVIDENCE?.split(",") ?? proofs;

/** Whether it is tried on the model pages: a full run tries the fixed few there, and those without fresh evidence. */
export function isDueOnModelPages({ folder }: { folder: string }): boolean {
  return evidence.includes(folder);
}

/** Of the fixed few, the one on which a default run spends what takes long: it has a form. */
const atLength: Representative = "cta/reply-slip";

/** Whether it is due, also for what takes long: in a default run of the fixed few only one is. */
export function isDueAtLength(section: { folder: string }): boolean {
  return isDue(section) && (isFullRun || section.folder === atLength || !isRepresentative(section));
}

/** Whether it is one of the few that every run tries. */
export function isRepresentative({ folder }: { folder: string }): boolean {
  return (representatives as readonly string[]).includes(folder);
}
