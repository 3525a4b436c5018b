import type { Content, FieldMeta } from "@/components/sections/define";
import { AppError } from "@/lib/server/errors";
import { type ContentShape, getLimit, getTextKind } from "./content";
import { getLabel } from "./editor-data";
import { fieldHelp } from "./fields/field-help";
import { fieldLabels } from "./fields/field-labels";
import { getChoices, getLastName, joinPath } from "./fields/fields";
import type { Field, FieldWords } from "./form-field";

/** A section as its edit form needs it: `hints` are the comments of its `Props` (prop-comments.ts). */
export interface FormShape extends ContentShape {
  hints?: ReadonlyMap<string, string> | undefined;
}

/** Describes the edit form of a section: what kind of control each part needs, what to call it and what to say of it. */
export function buildForm(shape: FormShape): Field {
  const { fields = {} } = shape;
  const described = Object.entries(fields).map(([path, meta]): [string, FieldMeta] => [
    path,
    { ...meta, ...meta.editor },
  ]);
  return buildPrintedForm({ ...shape, fields: Object.fromEntries(described) });
}

/** The same with the words that stand in React copies. */
export function buildPrintedForm(shape: FormShape): Field {
  return createField(shape.sample, shape, "");
}

/** A refusal of content for the problems of `parseContent`: its sentence names fields by what they are called, its `fields` by their paths. */
export function createContentError(shape: ContentShape, problems: readonly string[]): AppError {
  const form = buildForm(shape);
  const labelled = form.kind === "group" ? tellApart(form.fields) : [];
  const parts = problems.map((problem) => {
    const at = problem.indexOf(": ");
    return { path: problem.slice(0, at), sentence: problem.slice(at + 2) };
  });
  const isField = (path: string) => labelled.some(({ name }) => name === path.split(".")[0]);
  const described = parts.map(({ path, sentence }) => {
    if (path === "content") return `Content: ${sentence}`;
    return `${isField(path) ? getLabel(labelled, path) : path}: ${sentence}`;
  });
  return new AppError("invalid", problems.join("; "), {
    sentence: described.join(" "),
    fields: Object.fromEntries(parts.map(({ path, sentence }) => [path, sentence])),
  });
}

/** Fields of one label by their names, too: sections that stand twice in a page. */
const tellApart = (fields: readonly Field[]): Field[] =>
  fields.map((field) =>
    fields.some((other) => other !== field && other.label === field.label)
      ? { ...field, label: `${field.label} (${field.name})` }
      : field,
  );

function createField(sample: Content, shape: FormShape, path: string, isItem = false): Field {
  const name = isItem ? "" : getLastName(path);
  const words: FieldWords = { name, label: getFieldLabel(isItem ? `${path}[]` : path, shape) };
  if (!isItem) {
    const { optional, advanced } = shape.fields?.[path] ?? {};
    const help = getHelp(path, shape);
    if (help) words.hint = help;
    if (optional || isEmptyable(path, shape)) words.isOptional = true;
    if (advanced) words.isAdvanced = true;
  }
  if (typeof sample === "number") return { ...words, kind: "number", limit: getLimit(path, shape) };
  if (typeof sample === "boolean") return { ...words, kind: "switch" };
  if (typeof sample === "string") {
    const choices = getChoices(path, shape);
    if (choices) {
      return { ...words, kind: "choice", choices: Object.entries(choices).map(([value, label]) => ({ value, label })) };
    }
    const kind = getTextKind(name);
    if (kind !== "text") return { ...words, kind };
    const { written, shown } = shape.fields?.[isItem ? `${path}[]` : path] ?? {};
    const isLong = sample.length > 80;
    return { ...words, kind: isLong ? "long-text" : "text", ...(written && { written }), ...(shown && { shown }) };
  }
  if (Array.isArray(sample)) {
    const shown = shape.fields?.[path]?.shown;
    return { ...words, kind: "list", item: createField(sample[0] ?? "", shape, path, true), ...(shown && { shown }) };
  }
  const fields = Object.entries(sample).map(([key, value]) => createField(value, shape, joinPath(path, key)));
  return { ...words, kind: "group", fields };
}

/** The section's own words, else its author's comment, else what is said of the name everywhere. */
function getHelp(path: string, { fields, hints }: FormShape): string | undefined {
  const known = fields?.[path]?.help ?? hints?.get(path);
  return known ?? fieldHelp[path.split(".").slice(-2).join(".")] ?? fieldHelp[getLastName(path)];
}

/** Whether a picture's address may be emptied since the picture as a whole may. */
const isEmptyable = (path: string, { fields }: FormShape) =>
  getLastName(path) === "src" && fields?.[path.slice(0, -".src".length)]?.optional === true;

/** The section's own label, else the one its name has everywhere, else the name: `titleEnd` → "Title end". */
function getFieldLabel(path: string, { fields }: FormShape): string {
  const known = fields?.[path]?.label ?? fieldLabels[getLastName(path)];
  if (known !== undefined) return known;
  const words = getLastName(path)
    .replace("[]", "")
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Paths of fields, and of what stands in lists, that nobody has found plain words for: a label, and for fields help. */
export function findUnnamedFields(shape: FormShape): { label: string[]; help: string[] } {
  const missing: { label: string[]; help: string[] } = { label: [], help: [] };
  const checkLabel = (path: string) => {
    if (shape.fields?.[path]?.label === undefined && fieldLabels[getLastName(path)] === undefined)
      missing.label.push(path);
  };
  const look = (sample: Content, path: string) => {
    if (typeof sample !== "object") return;
    if (Array.isArray(sample)) {
      checkLabel(`${path}[]`);
      return look(sample[0] ?? "", path);
    }
    for (const [key, value] of Object.entries(sample)) {
      const own = joinPath(path, key);
      checkLabel(own);
      if (getHelp(own, shape) === undefined) missing.help.push(own);
      look(value, own);
    }
  };
  look(shape.sample, "");
  return missing;
}
