import { drawings } from "@/components/art/drawings";
import type { Content, NumberLimit } from "@/components/sections/define";
import { type ContentShape, limitOf, textKind } from "./content";
import { fieldLabels } from "./field-labels";
import { choicesOf, joined, nameOf } from "./fields";

interface FieldWords {
  name: string;
  label: string;
  /** What its author says of it. */
  hint?: string | undefined;
  /** Emptied, it goes and leaves no gap. */
  isOptional?: boolean;
  /** Folded away: few people change it. */
  isAdvanced?: boolean;
}

/** A value that may be chosen, and what it is called. */
interface Choice {
  value: string;
  label: string;
}

/** One field of the edit form, as derived from the sample. */
export type Field = FieldWords &
  (
    | { kind: "text" | "long-text" | "switch" | "address" | "form-address" }
    | { kind: "choice"; choices: Choice[] }
    /** An address, or one of these drawings. */
    | { kind: "picture-address"; drawings: Choice[] }
    | { kind: "number"; limit: NumberLimit }
    | { kind: "group"; fields: Field[] }
    | { kind: "list"; item: Field }
  );

/** A section as its edit form needs it: `hints` are the comments of its `Props` (prop-comments.ts). */
export interface FormShape extends ContentShape {
  hints?: ReadonlyMap<string, string> | undefined;
}

const shelf: Choice[] = Object.keys(drawings).map((name) => ({
  value: `drawn:${name}`,
  label: `Our drawing: ${name.replaceAll("-", " ")}`,
}));
const pictureHint = "An address like https://… Or one of our drawings: empty the field and choose.";

/** Describes the edit form of a section: what kind of control each part needs, what to call it and what to say of it. */
export function formOf(shape: FormShape): Field {
  return fieldOf(shape.sample, shape, "");
}

function fieldOf(sample: Content, shape: FormShape, path: string, isItem = false): Field {
  const name = isItem ? "" : nameOf(path);
  const words: FieldWords = { name, label: labelOf(isItem ? `${path}[]` : path, shape) };
  if (!isItem) {
    const { help = shape.hints?.get(path), optional, advanced } = shape.fields?.[path] ?? {};
    if (help) words.hint = help;
    if (optional) words.isOptional = true;
    if (advanced) words.isAdvanced = true;
  }
  if (typeof sample === "number") return { ...words, kind: "number", limit: limitOf(path, shape) };
  if (typeof sample === "boolean") return { ...words, kind: "switch" };
  if (typeof sample === "string") {
    const choices = choicesOf(path, shape);
    if (choices) {
      return { ...words, kind: "choice", choices: Object.entries(choices).map(([value, label]) => ({ value, label })) };
    }
    const kind = textKind(name);
    if (kind === "picture-address") return { hint: pictureHint, ...words, kind, drawings: shelf };
    return { ...words, kind: kind === "text" && sample.length > 80 ? "long-text" : kind };
  }
  if (Array.isArray(sample)) return { ...words, kind: "list", item: fieldOf(sample[0] ?? "", shape, path, true) };
  const fields = Object.entries(sample).map(([key, value]) => fieldOf(value, shape, joined(path, key)));
  return { ...words, kind: "group", fields };
}

/** The section's own label, else the one its name has everywhere, else the name: `titleEnd` → "Title end". */
function labelOf(path: string, { fields }: FormShape): string {
  const known = fields?.[path]?.label ?? fieldLabels[nameOf(path)];
  if (known !== undefined) return known;
  const words = nameOf(path)
    .replace("[]", "")
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Paths of fields, and of what stands in lists, that nobody has found plain words for. */
export function fieldsWithoutLabel(shape: FormShape): string[] {
  const missing: string[] = [];
  const check = (path: string) => {
    if (shape.fields?.[path]?.label === undefined && fieldLabels[nameOf(path)] === undefined) missing.push(path);
  };
  const look = (sample: Content, path: string) => {
    if (typeof sample !== "object") return;
    if (Array.isArray(sample)) {
      check(`${path}[]`);
      return look(sample[0] ?? "", path);
    }
    for (const [key, value] of Object.entries(sample)) {
      check(joined(path, key));
      look(value, joined(path, key));
    }
  };
  look(shape.sample, "");
  return missing;
}
