import { type FieldMeta, tints } from "@/components/sections/define";

/** The path of a field in the group at `path`. */
export const joinPath = (path: string, name: string) => (path ? `${path}.${name}` : name);
/** The last name of a path. */
export const getLastName = (path: string) => path.slice(path.lastIndexOf(".") + 1);

/** The tints, each with what it is called. */
export const tintChoices = Object.fromEntries(
  tints.map((tint) => [tint, tint.charAt(0).toUpperCase() + tint.slice(1)]),
);

/** The values that the text at a path may have, with what each is called; undefined where any words will do. */
export function getChoices(
  path: string,
  { fields }: { fields?: Readonly<Record<string, FieldMeta>> | undefined },
): FieldMeta["choices"] {
  // A tint is part of a class name, and classes are what a stylesheet is made of.
  return fields?.[path]?.choices ?? (getLastName(path) === "tint" ? tintChoices : undefined);
}
