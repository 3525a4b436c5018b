import { type Block, emptyHeading, getText, type Run } from "./blocks";
import { keepSafe, readAnswer, readLeaf } from "./leaf-words";
import {
  countLevels,
  type Group,
  type GroupPlan,
  getTopLevel,
  getValue,
  type Leaf,
  type ListPlan,
  normalizeLabel,
  setValue,
  type Value,
  type WordsPlan,
} from "./plan";
import { addItem, findNext, getHeading, getPlainText, openScope, type Scope } from "./scope";

/** What blocks say. `unread` has the places of those that say nothing that the section has; `problems` is for the owner of the page. */
export interface ReadWords {
  content: Group;
  unread: number[];
  problems: string[];
}

/**
 * The content of a section that is written in blocks (`writeWords`), whatever order they are in: what isn't there is empty, or what it was in the
 * sample where it can't be.
 */
export function readWords(plan: WordsPlan, blocks: readonly Block[]): ReadWords {
  const reader = new Reader(plan);
  const unread = blocks.flatMap((block, at) => (reader.take(block) ? [] : [at]));
  return { content: reader.content, unread, problems: reader.problems };
}

class Reader {
  readonly problems: string[] = [];
  readonly #scopes: Scope[];
  readonly #top: number;
  readonly #levels: number;

  constructor(plan: GroupPlan) {
    this.#scopes = [openScope(plan)];
    this.#top = getTopLevel(plan);
    this.#levels = countLevels(plan);
  }

  get content(): Group {
    return this.#whole.group;
  }

  get #whole(): Scope {
    return this.#scopes[0] as Scope;
  }

  get #scope(): Scope {
    return this.#scopes.at(-1) as Scope;
  }

  /** @returns whether the section has a place for it */
  take(block: Block): boolean {
    switch (block.kind) {
      case "heading":
        return this.#takeHeading(block.level, block.runs);
      case "paragraph":
        return getText(block.runs).trim() === "" || this.#takeParagraph(block.runs);
      case "bullet":
        return this.#takeBullet(block.runs);
      case "table":
        return this.#takeTable(block.rows);
      case "picture":
        return this.#takePicture({ src: keepSafe(block.src, true), alt: block.alt });
      default:
        return false;
    }
  }

  #takeParagraph(runs: readonly Run[]): boolean {
    return this.#takeLabel(runs) || (!this.#isMisspelled(runs) && this.#takeLine(runs));
  }

  #takeHeading(level: number, runs: readonly Run[]): boolean {
    const { plan, found } = this.#whole;
    const title = getHeading(plan);
    if (title && level <= this.#top && !found.has(title) && this.#scopes.length === 1) {
      return this.#put(this.#whole, title, readHeading(runs));
    }
    if (this.#levels === 1) return false;
    const depth = Math.min(Math.max(level - this.#top, 1), this.#levels - 1);
    while (this.#scopes.length > depth) this.#scopes.pop();
    const parent = this.#scope;
    const list = parent.items;
    if (!list) return false;
    const scope = openScope(list.item);
    this.#add(parent, list, scope.group);
    this.#scopes.push(scope);
    const heading = getHeading(list.item);
    return !heading || this.#put(scope, heading, readHeading(runs));
  }

  /** A line that begins with a label in bold, in the group that is being read or around it. */
  #takeLabel(runs: readonly Run[]): boolean {
    const [first, ...rest] = trimRuns(runs);
    if (!first?.bold) return false;
    const label = normalizeLabel(first.text);
    for (let depth = this.#scopes.length - 1; depth >= 0; depth--) {
      const scope = this.#scopes[depth] as Scope;
      const list = scope.plan.lists.find((one) => normalizeLabel(one.label) === label);
      const leaf = scope.plan.leaves.find((one) => normalizeLabel(one.label) === label);
      if (!list && !leaf) continue;
      this.#scopes.length = depth + 1;
      Object.assign(scope, { list: undefined, text: undefined, picture: undefined });
      if (list?.shape === "items") scope.items = list;
      else if (list) scope.list = list;
      return list ? true : this.#takeNamed(scope, leaf as Leaf, trimRuns(rest, /^:?\s*/));
    }
    return false;
  }

  /** Whether a line in bold is nearly a label. What follows it belongs to nothing, then, and least of all to what stands above. */
  #isMisspelled(runs: readonly Run[]): boolean {
    const [first] = trimRuns(runs);
    if (!first?.bold) return false;
    const label = normalizeLabel(first.text);
    const known = this.#scopes.flatMap(({ plan }) => [...plan.lists, ...plan.leaves]);
    const meant = known.find((one) => isNear(normalizeLabel(one.label), label));
    if (!meant) return false;
    Object.assign(this.#scope, { list: undefined, text: undefined, picture: undefined });
    this.problems.push(`“${first.text.trim()}” isn't a name here. Did you mean “${meant.label}”?`);
    return true;
  }

  #takeNamed(scope: Scope, leaf: Leaf, runs: readonly Run[]): boolean {
    const isAlone = getText(runs).trim() === "";
    // What is begun on the line of its name ends there; what is open then is the text without a name, while it has none.
    const plain = getPlainText(scope.plan);
    if (leaf.kind === "text" && (isAlone || leaf.isAnswer)) scope.text = leaf;
    else if (!isAlone && plain && !scope.found.has(plain)) scope.text = plain;
    if (leaf.kind === "picture") scope.picture = leaf;
    return isAlone || this.#put(scope, leaf, readLeaf(leaf, runs), runs);
  }

  #takeLine(runs: readonly Run[]): boolean {
    const scope = this.#scope;
    const isLink = runs.every(({ text, href }) => href || text.trim() === "");
    // A link that stands by itself belongs to the text only where its label stood alone before it.
    const { text } = scope;
    const isOfText = text !== undefined && text !== getPlainText(scope.plan) && !scope.found.has(text);
    const leaf = isLink && !isOfText ? findNext(scope, "link") : undefined;
    if (leaf) return this.#put(scope, leaf, readLeaf(leaf, runs));
    return this.#addLine(readAnswer(runs).trim(), getText(runs).trim());
  }

  /** @param answer with links in it @param plain without */
  #addLine(answer: string, plain = answer): boolean {
    const scope = this.#scope;
    const leaf = scope.text;
    if (!leaf) return false;
    const before = scope.found.has(leaf) ? String(getValue(scope.group, leaf.path) ?? "") : "";
    const line = leaf.isAnswer ? answer : plain;
    return this.#put(scope, leaf, before === "" ? line : `${before}\n${line}`);
  }

  /** List items and rows are part of texts that can be set so, and of no others. */
  #addLineOfAnswer(line: string): boolean {
    return Boolean(this.#scope.text?.isAnswer) && this.#addLine(line);
  }

  #takeBullet(runs: readonly Run[]): boolean {
    const { list } = this.#scope;
    if (list?.shape !== "bullets") return this.#addLineOfAnswer(`- ${readAnswer(runs).trim()}`);
    const [leaf] = list.item.leaves;
    const value = leaf && readLeaf(leaf, runs);
    if (value !== undefined) this.#add(this.#scope, list, value);
    return value !== undefined;
  }

  #takeTable(rows: readonly Run[][][]): boolean {
    const { list } = this.#scope;
    if (list?.shape !== "table") {
      const lines = rows.map((row) => row.map((cell) => readAnswer(cell).trim()).join(" | "));
      return lines.every((line) => this.#addLineOfAnswer(line));
    }
    const { leaves } = list.item;
    const labels = leaves.map(({ label }) => normalizeLabel(label));
    const named = (rows[0] ?? []).map((cell) => leaves[labels.indexOf(normalizeLabel(getText(cell)))]);
    const hasHeader = named.some(Boolean);
    const columns = hasHeader ? named : leaves;
    for (const [at, leaf] of named.entries())
      if (hasHeader && !leaf)
        this.problems.push(`No column of “${list.label}” is called “${getText(rows[0]?.[at] ?? [])}”.`);
    for (const row of hasHeader ? rows.slice(1) : rows) {
      const scope = openScope(list.item);
      for (const [at, leaf] of columns.entries())
        if (leaf) this.#put(scope, leaf, readLeaf(leaf, row[at] ?? []), row[at]);
      this.#add(this.#scope, list, scope.group);
    }
    return true;
  }

  #takePicture(picture: Group): boolean {
    const scope = this.#scope;
    const [first] = scope.list?.shape === "bullets" ? scope.list.item.leaves : [];
    if (scope.list && first?.kind === "picture") return this.#add(scope, scope.list, picture);
    const leaf = scope.picture ?? findNext(scope, "picture");
    scope.picture = undefined;
    return leaf !== undefined && this.#put(scope, leaf, picture);
  }

  #add({ group }: Scope, list: ListPlan, value: Value): true {
    if (addItem(group, list, value) - 1 === list.most) this.problems.push(`“${list.label}” shows ${list.most}.`);
    return true;
  }

  #put(scope: Scope, leaf: Leaf, value: Value | undefined, runs: readonly Run[] = []): boolean {
    scope.found.add(leaf);
    if (value === undefined) {
      this.problems.push(`“${getText(runs).trim()}” can't be read as “${leaf.label}”: ${describeKind(leaf)}.`);
      return true;
    }
    if (typeof value === "object") Object.assign(getValue(scope.group, leaf.path) as Group, value);
    else setValue(scope.group, leaf.path, value);
    return true;
  }
}

function readHeading(runs: readonly Run[]): string {
  const text = getText(runs).trim();
  return text.split(emptyHeading).every((between) => between === "") ? text.slice(emptyHeading.length) : text;
}

/** Whether two names differ by up to two letters beside each other. */
function isNear(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let [front, back] = [0, 0];
  while (front < shorter && one[front] === other[front]) front++;
  while (back < shorter - front && one.at(-1 - back) === other.at(-1 - back)) back++;
  return shorter > 2 && Math.max(one.length, other.length) - front - back <= 2;
}

/** Without what is empty at the beginning. @param first what else may stand in front, such as the colon of a label */
function trimRuns([run, ...rest]: readonly Run[], first = /^\s*/): Run[] {
  if (!run) return [];
  const text = run.text.replace(first, "");
  return text === "" ? trimRuns(rest) : [{ ...run, text }, ...rest];
}

const describeKind = ({ kind, choices }: Leaf): string =>
  kind === "number"
    ? "it is a number"
    : kind === "switch"
      ? "it is yes or no"
      : `it is one of ${Object.values(choices ?? {}).join(", ")}`;
