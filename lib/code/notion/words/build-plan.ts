import type { Content } from "@/components/sections/define";
import { listContents, type Section } from "@/lib/catalogue/catalogue";
import { buildForm } from "@/lib/catalogue/content/content-form";
import type { Field } from "@/lib/catalogue/content/form-field";
import { beginSmall, joinLabels, nameField } from "./name-field";
import { type Group, type GroupPlan, getValue, type Leaf, type ListPlan, normalizeLabel, type WordsPlan } from "./plan";

/** Characters of a text that fits a heading or the cell of a table. */
const short = 80;
/** Columns of a table in the width of a page. */
const mostColumns = 6;

/** A field with where it is in its group, and what it has in all contents of the section. */
interface Placed {
  field: Field;
  /** What the group that it stands in is called; empty for none. */
  group: string;
  /** What the field and the one beside it are together. */
  pair?: "link" | "picture";
  path: string[];
  /** What the form calls it, and what it is called in words. */
  own: string;
  label: string;
  values: readonly Content[];
}

/** How a section's words are written in Notion: derived from its form, and from what its contents have in common. */
export function buildWordsPlan(section: Section): WordsPlan {
  const placed = placeForm(section);
  const plan = planGroup(placed.filter((one) => !isSetting(one)));
  makeLabelsDistinct(plan, new Set());
  nameParts(plan, plan.lists);
  const settings = placed.filter(isSetting).map(({ path }) => path);
  return { name: section.title, ...plan, settings };
}

/** Characters of a text that is told of. */
const longestTold = 40;

/** What the editor calls that of a section which isn't written in Notion, with the texts among it; of a group together. */
export function listSettingLabels(section: Section, content: Group): string[] {
  const settings = placeForm(section).filter(isSetting);
  const isOfMany = ({ group }: Placed) => group !== "" && settings.filter((one) => one.group === group).length > 1;
  const describe = (label: string, { field, path }: Placed) => {
    const text = field.kind === "text" ? getValue(content, path) : undefined;
    return typeof text === "string" && text && text.length <= longestTold ? `${label} (“${text}”)` : label;
  };
  const groups = new Map<string, Placed[]>();
  for (const one of settings) {
    const name = isOfMany(one) ? one.group : one.label;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups].map(([name, [first, ...rest]]) => {
    if (!first || !isOfMany(first)) return first ? describe(name, first) : name;
    const all = [describe(first.own, first), ...rest.map((one) => describe(beginSmall(one.own), one))];
    return joinLabels(name, all.join(", "));
  });
}

const placeForm = (section: Section) => nameFields(placeFields(buildForm(section), [], "", listContents(section)));

/** What is chosen once for a section isn't written: it stays in the code. */
const isSetting = ({ field }: Placed) => /^(choice|switch|form-address)$/.test(field.kind) || Boolean(field.isAdvanced);

/**
 * A group's fields as single values and lists, those of groups in it too. Links and pictures are whole.
 * @param around what the group around it is called; empty for none
 */
function placeFields(group: Field, path: readonly string[], around: string, values: readonly Content[]): Placed[] {
  if (group.kind !== "group") {
    const { label } = group;
    return [{ field: group, group: "", path: [...path], own: label, label, values }];
  }
  const own = path.length > 0 ? group.label : "";
  const names = group.fields.map(({ name }) => name);
  const pairs = (
    [
      ["link", "label", "href"],
      ["picture", "src", "alt"],
    ] as const
  ).filter(([, ...both]) => both.every((name) => names.includes(name)));
  return group.fields.flatMap((field): Placed[] => {
    const pair = pairs.find(([, ...both]) => both.some((name) => name === field.name));
    if (pair) {
      const [kind, first] = pair;
      const label = own || field.label;
      const whole = { field, pair: kind, group: around, path: [...path], own: label, label, values };
      return field.name === first ? [whole] : [];
    }
    const inner = [...path, field.name];
    const innerValues = values.flatMap((one) => getInner(one, field.name));
    const called = nameField(around, own);
    if (field.kind === "group") return placeFields(field, inner, called, innerValues);
    const { label } = field;
    return [{ field, group: called, path: inner, own: label, label, values: innerValues }];
  });
}

/** Fields with labels that are understood without the labels of the groups around them, and each once where it can be. */
function nameFields(placed: readonly Placed[]): Placed[] {
  const names = placed.map(({ group, label }) => nameField(group, label));
  const isOnce = (name: string) => names.filter((one) => normalizeLabel(one) === normalizeLabel(name)).length === 1;
  return placed.map((one, at) => {
    const name = names[at] as string;
    return { ...one, label: isOnce(name) ? name : joinLabels(one.group, one.label) };
  });
}

const getInner = (value: Content | undefined, name: string): Content[] => {
  const inner = typeof value === "object" && !Array.isArray(value) ? value[name] : undefined;
  return inner === undefined ? [] : [inner];
};

function planGroup(placed: readonly Placed[], isListed = false): GroupPlan {
  const isList = ({ field, pair }: Placed) => field.kind === "list" && !pair;
  const single = placed.filter((one) => !isList(one));
  const leaves = single.map((one) => createLeaf(one, isListed));
  const lists = placed.filter(isList).map(planList);
  const heading = findHeading(single, leaves);
  const text = leaves.findIndex(
    ({ kind, isAnswer }, at) => at !== heading && kind === "text" && (isAnswer || !isShort(single[at])),
  );
  return { leaves, lists, ...(heading >= 0 && { heading }), ...(text >= 0 && { text }) };
}

/** The text that names a group: its title, else the first short one that is always there. */
function findHeading(placed: readonly Placed[], leaves: readonly Leaf[]): number {
  const fits = leaves.map(
    ({ kind, isAnswer, isAddress }, at) => kind === "text" && !isAnswer && !isAddress && isShort(placed[at]),
  );
  const choose = (isWanted: (one: Placed) => boolean) => placed.findIndex((one, at) => fits[at] && isWanted(one));
  const wanted = [
    choose(({ path }) => path.join(".") === "title"),
    choose(({ field }) => !field.isOptional),
    choose(() => true),
  ];
  return wanted.find((at) => at >= 0) ?? -1;
}

const isShort = (one: Placed | undefined) =>
  Boolean(one?.values.every((value) => typeof value !== "string" || (value.length <= short && !value.includes("\n"))));

function createLeaf({ field, pair, path, label, values }: Placed, isListed: boolean): Leaf {
  if (pair) return { path, label, kind: pair };
  const [base] = values;
  if (field.kind === "choice") {
    const choices = Object.fromEntries(field.choices.map(({ value, label }) => [value, label]));
    return { path, label, kind: "choice", choices, base: String(base) };
  }
  if (field.kind === "switch") return { path, label, kind: "switch", base: Boolean(base) };
  if (field.kind === "number") {
    // One of the sample's figures would be somebody else's: what isn't written is nothing.
    const base = Math.max(0, field.limit.min);
    return { path, label, kind: "number", base, ...(field.isAdvanced && { mayLack: true }) };
  }
  const isKey = isListed && field.isAdvanced && path.join() === "name";
  const has = (form: RegExp) => values.some((value) => typeof value === "string" && form.test(value));
  const isAnswer = has(/\n|\]\(/);
  return {
    path,
    label,
    kind: "text",
    ...(isAnswer && { isAnswer }),
    ...(isAnswer && has(/^- /m) && { hasItems: true }),
    ...(holdsAddress(field) && { isAddress: true }),
    ...countParts(field),
    ...(isKey && { isKey }),
  };
}

/** How many parts a text has that has one for each thing of a list; the list's label is given when all have theirs. */
function countParts(field: Field): Pick<Leaf, "parts"> {
  const { parts = {}, each } = "written" in field ? (field.written ?? {}) : {};
  return each ? { parts: { own: Object.keys(parts).length, list: [each.of], most: each.most, label: "" } } : {};
}

const holdsAddress = ({ kind }: Field) => kind === "address" || kind === "picture-address";

function planList({ field, path, label, values }: Placed): ListPlan {
  const things = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const placed = field.kind === "list" ? nameFields(placeFields(field.item, [], "", things)) : [];
  const item = planGroup(placed, true);
  const most = field.kind === "list" && field.shown !== undefined ? { most: field.shown } : {};
  const [only] = item.leaves;
  if (item.lists.length === 0 && item.leaves.length === 1 && only?.path.length === 0)
    return { path, label, shape: "bullets", item: { leaves: item.leaves, lists: [] }, ...most };
  const fitsTable =
    item.lists.length === 0 &&
    item.leaves.length <= mostColumns &&
    item.leaves.every(({ kind, isAnswer }) => kind !== "picture" && !isAnswer) &&
    placed.every(isShort);
  return { path, label, shape: fitsTable ? "table" : "items", item, ...most };
}

/** Gives texts in parts the label of their list. Changes the labels in place. */
function nameParts({ leaves, lists }: GroupPlan, all: readonly ListPlan[]): void {
  for (const { parts } of leaves)
    if (parts) parts.label = all.find(({ path }) => path.join() === parts.list.join())?.label ?? "";
  for (const { item } of lists) nameParts(item, all);
}

/**
 * What is named in words is found by its label: each is once in its group, and a list's is none of the labels in what comes after its heading.
 * Changes the labels in place.
 * @param outer labels of the lists around it
 */
function makeLabelsDistinct({ leaves, lists }: GroupPlan, outer: ReadonlySet<string>): void {
  const taken = new Set(outer);
  for (const one of [...lists, ...leaves]) {
    const name = one.path.at(-1) ?? "";
    for (let count = 1; taken.has(normalizeLabel(one.label)); count++)
      one.label = count === 1 ? `${one.label} (${name})` : `${one.label} ${count}`;
    taken.add(normalizeLabel(one.label));
  }
  const around = new Set([...outer, ...lists.map(({ label }) => normalizeLabel(label))]);
  // The head of a column is looked for in its table alone.
  for (const { item, shape } of lists) makeLabelsDistinct(item, shape === "table" ? new Set() : around);
}
