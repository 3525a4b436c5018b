import type { Content } from "@/components/sections/define";
import type { Section } from "@/lib/catalogue/catalogue";
import { limits } from "@/lib/catalogue/content/content";
import { getValueAt, setValueAt, toFieldPath } from "@/lib/catalogue/content/content-path";
import type { Settings } from "@/lib/code/metadata/marker";

/**
 * A section's sample with the settings of a copy: lists as long as they were, and the values that stand in no text.
 * @returns also the values that the section has no place for
 */
export function applySettings(
  { sample }: Pick<Section, "sample">,
  { lists = {}, values = {} }: Settings,
): { content: Record<string, Content>; leftovers: string[] } {
  let content = structuredClone(sample);
  // Outer lists first: what is in them has to be there.
  const paths = Object.entries(lists).sort(([one], [other]) => one.split(".").length - other.split(".").length);
  for (const [path, length] of paths) {
    const list = getValueAt(content, path);
    if (!Array.isArray(list) || !Number.isInteger(length) || length < 0 || length > limits.items) continue;
    const item = list.at(-1) ?? findItem(sample, path);
    if (length > list.length && item === undefined) continue;
    content = setValueAt(
      content,
      path,
      Array.from({ length }, (_, index) => list[index] ?? structuredClone(item as Content)),
    );
  }
  const leftovers: string[] = [];
  for (const [path, value] of Object.entries(values)) {
    const before = path === "" ? undefined : getValueAt(content, path);
    // The form of somebody's site is chosen anew with each copy.
    if (typeof value === "string" && isOwnForm(value)) continue;
    const isPlain =
      typeof value !== "object" || (Array.isArray(value) && value.every((one) => typeof one === "string"));
    if (isPlain && typeof before === typeof value && Array.isArray(before) === Array.isArray(value))
      content = setValueAt(content, path, value);
    else if (typeof value === "string" && value) leftovers.push(value);
  }
  return { content, leftovers };
}

/** Whether answers to a form go to us: then they are for the site that it was copied for. */
export const isOwnForm = (address: string) => /\/api\/forms\//.test(address);

/** The shape of what is in a list that is empty in the sample: of the same list in another place. */
function findItem(sample: Content, path: string): Content | undefined {
  const wanted = toFieldPath(path);
  let found: Content | undefined;
  const look = (value: Content, here: string): void => {
    if (found !== undefined || typeof value !== "object") return;
    if (Array.isArray(value) && value.length > 0 && toFieldPath(here) === wanted) found = value[0];
    else for (const [name, inner] of Object.entries(value)) look(inner, here ? `${here}.${name}` : name);
  };
  look(sample, "");
  return found;
}
