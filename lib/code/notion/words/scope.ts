import {
  type Group,
  type GroupPlan,
  getValue,
  type Leaf,
  type ListPlan,
  openGroup,
  setValue,
  type Value,
} from "./plan";

/** What is to be told of the block at a place. */
export interface Problem {
  at: number;
  sentence: string;
}

/** A group that is being read: what was found of it, and where the next lines go. */
export interface Scope {
  plan: GroupPlan;
  group: Group;
  found: Set<Leaf>;
  /** The text that lines without a label belong to. */
  text: Leaf | undefined;
  /** The picture that was named before it came. */
  picture: Leaf | undefined;
  list: ListPlan | undefined;
  items: ListPlan | undefined;
  /** Whether its list shows only so many before it. */
  isMore?: boolean;
}

/** The text that is a heading. */
export const getHeading = ({ leaves, heading }: GroupPlan) => (heading === undefined ? undefined : leaves[heading]);

/** The text that stands without a label. */
export const getPlainText = ({ leaves, text }: GroupPlan) => (text === undefined ? undefined : leaves[text]);

/** A group as it is where nothing is written. */
export function openScope(plan: GroupPlan): Scope {
  const group: Group = {};
  for (const { kind, path, base = "" } of plan.leaves) {
    if (kind === "link") Object.assign(openGroup(group, path), { label: "", href: "" });
    else if (kind === "picture") Object.assign(openGroup(group, path), { src: "", alt: "" });
    else setValue(group, path, base);
  }
  for (const { path } of plan.lists) setValue(group, path, []);
  const items = plan.lists.find(({ shape }) => shape === "items");
  const text = getPlainText(plan);
  return { plan, group, found: new Set(), text, picture: undefined, list: undefined, items };
}

/** Adds to a list that is read. @returns how many there are then */
export const addItem = (group: Group, { path }: ListPlan, value: Value): number =>
  (getValue(group, path) as Value[]).push(value);

/** The first link or picture that wasn't found yet. */
export const findNext = ({ plan, found }: Scope, kind: Leaf["kind"]) =>
  plan.leaves.find((leaf) => leaf.kind === kind && !found.has(leaf));
