import type { ComponentType } from "react";

const components = import.meta.glob<{ default: ComponentType<Record<string, unknown>> }>(
  "../../components/sections/*/*/component.tsx",
);
const sources = import.meta.glob<{ default: string }>("../../components/sections/*/*/component.tsx", { query: "?raw" });

type Loader<T> = () => Promise<{ default: T }>;

async function load<T>(
  modules: Record<string, Loader<T>>,
  section: { category: string; slug: string },
): Promise<T | undefined> {
  return (await modules[`../../components/sections/${section.category}/${section.slug}/component.tsx`]?.())?.default;
}

/** The React component of a section; undefined for callout cards, which are CSS alone. */
export const loadComponent = (section: { category: string; slug: string }) => load(components, section);

const shared = import.meta.glob<{ default: string }>("../../components/art/*.tsx", { query: "?raw" });

/** Files of components/art that sections may import: what sets answers, draws initials and marks, reads numbers, draws pictures. */
export const sharedFiles = ["answer", "initials", "mark", "number", "picture"] as const;

export type SharedFile = (typeof sharedFiles)[number];

/** The source of a file that sections share. */
export async function sharedSource(name: SharedFile): Promise<string> {
  const load = shared[`../../components/art/${name}.tsx`];
  if (!load) throw new Error(`components/art/${name}.tsx is not there`);
  return (await load()).default;
}

/** The component's source text, exactly the file we render. */
export const loadSource = (section: { category: string; slug: string }) => load(sources, section);
