import { drawings } from "@/components/art/drawings";

/** The drawings that a content names, by their names: a copy has no others. */
export function findUsedDrawings(content: unknown): Partial<typeof drawings> {
  const used = [...JSON.stringify(content).matchAll(/"drawn:([\w-]+)"/g)].map(([, name = ""]) => name);
  return Object.fromEntries(Object.entries(drawings).filter(([name]) => used.includes(name)));
}
