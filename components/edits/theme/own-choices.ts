import type { Theme } from "@/lib/code/theme/theme";

/** Choices of a theme that are one section's alone, for its place in a page: no other section takes them over. */
export const ownChoices = ["width", "heading", "questions"] as const satisfies readonly (keyof Theme)[];

/** A theme with those of its choices that `isKept` names. */
export const pickChoices = (theme: Theme, isKept: (name: string) => boolean): Theme =>
  Object.fromEntries(Object.entries(theme).filter(([name, value]) => value !== undefined && isKept(name)));

export const isOwn = (name: string) => ownChoices.some((own) => own === name);
