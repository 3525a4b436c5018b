import { type ComponentType, createElement } from "react";
import type { Part } from "./content/compose-content";

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

/** The React component of a section, or of a page made of sections; undefined for callout cards, which are CSS alone. */
export async function loadComponent(section: {
  category: string;
  slug: string;
  parts?: readonly Part[];
}): Promise<ComponentType<Record<string, unknown>> | undefined> {
  const { parts } = section;
  if (!parts) return load(components, section);
  const loaded = await Promise.all(parts.map((part) => load(components, part)));
  return (content) =>
    parts.map(({ key, tint }, index) => {
      const Component = loaded[index];
      const className = tint && tint !== "none" ? `tint-${tint}` : undefined;
      const own = content[key] as Record<string, unknown>;
      return createElement("div", { key, className, "data-part": key }, Component && createElement(Component, own));
    });
}

const shared = import.meta.glob<{ default: string }>("../../components/art/*.tsx", { query: "?raw" });

/** Files of components/art that sections may import: what sets answers, draws initials and marks, makes menus, reads numbers, draws pictures. */
export const sharedFiles = ["answer", "initials", "mark", "menu", "number", "picture"] as const;

/** These, what copies draw links and pictures with, and what a drawing is. */
export type SharedFile = (typeof sharedFiles)[number] | "elements" | "drawing";

/** The source of a file that sections share. */
export async function loadSharedSource(name: SharedFile): Promise<string> {
  const load = shared[`../../components/art/${name}.tsx`];
  if (!load) throw new Error(`components/art/${name}.tsx is not there`);
  return (await load()).default;
}

/** The component's source text, exactly the file we render. */
export const loadSource = (section: { category: string; slug: string }) => load(sources, section);
