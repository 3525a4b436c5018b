import { type Block, getText, isEmpty, type Run } from "./blocks";
import { describeMisspelled, describeNoName, findLabel, splitAtBold } from "./labels";
import { dropSign, keepSafe, readAnswer, readLeaf } from "./leaf-words";
import { describeMoreParts, type LineInParts } from "./line-parts";
import { describeBehind, describeInPlaceOf, describeMore, describeUnreadable, findDoubts } from "./lost-words";
import {
  countLevels,
  type Group,
  type GroupPlan,
  getTopLevel,
  getValue,
  type Leaf,
  type ListPlan,
  setValue,
  type Value,
  type WordsPlan,
} from "./plan";
import { readRows } from "./read-rows";
import { addItem, findNext, getHeading, getPlainText, openScope, type Problem, type Scope } from "./scope";

/** What blocks say. `unread` has the places of those of which something has no place in the section. */
export interface ReadWords {
  content: Group;
  unread: number[];
  problems: Problem[];
}

/**
 * The content of a section that is written in blocks (`writeWords`), whatever order they are in. What isn't there is empty; a figure is nothing, or
 * the least that it may be, and a choice the sample's.
 */
export function readWords(plan: WordsPlan, blocks: readonly Block[]): ReadWords {
  const reader = new Reader(plan);
  const unread = blocks.flatMap((block, at) => (reader.take(block, at) ? [] : [at]));
  if (blocks.length > 0) unread.push(...reader.finish(blocks.length));
  return { content: reader.content, unread, problems: reader.problems };
}

class Reader {
  readonly problems: Problem[] = [];
  #at = 0;
  /** The group that is being read, and those around it. */
  readonly #scopes: Scope[];
  /** All groups. */
  readonly #opened: Scope[] = [];
  readonly #inParts: LineInParts[] = [];
  readonly #top: number;
  readonly #levels: number;

  constructor(plan: GroupPlan) {
    this.#scopes = [this.#open(plan)];
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

  /** @returns whether the section has a place for all of it */
  take(block: Block, at: number): boolean {
    this.#at = at;
    return this.#take(block) && !this.#scopes.some(({ isMore }) => isMore);
  }

  /** Tells of figures that nobody wrote: a section can't be without them. @param at behind all blocks @returns blocks with parts of nothing */
  finish(at: number): number[] {
    this.#at = at;
    const missing = this.#opened.flatMap(({ plan, found }) =>
      plan.leaves.filter((leaf) => leaf.kind === "number" && !found.has(leaf)),
    );
    for (const { label, base } of new Set(missing)) this.#tell(`“${label}” isn't written, and taken as ${base}.`);
    const more = describeMoreParts(this.content, this.#inParts);
    this.problems.push(...more);
    return more.map(({ at }) => at);
  }

  #open(plan: GroupPlan): Scope {
    const scope = openScope(plan);
    this.#opened.push(scope);
    return scope;
  }

  #take(block: Block): boolean {
    switch (block.kind) {
      case "heading":
        return isEmpty(block.runs) || this.#takeHeading(block.level, block.runs);
      case "paragraph":
        return isEmpty(block.runs) || this.#takeParagraph(block.runs);
      case "bullet":
        return this.#takeBullet(block.runs);
      case "table":
        return this.#takeTable(block.rows);
      case "picture":
        return this.#takePicture(block.src, block.alt);
      default:
        return false;
    }
  }

  #takeParagraph(runs: readonly Run[]): boolean {
    const parts = splitAtBold(runs);
    // Names may stand below each other in one paragraph.
    if (parts.length > 1) return parts.map((part) => isEmpty(part) || this.#takeParagraph(part)).every(Boolean);
    return this.#takeLabel(runs) ?? (!this.#isMisspelled(runs) && this.#takeLine(runs));
  }

  #takeHeading(level: number, runs: readonly Run[]): boolean {
    const { plan, found } = this.#whole;
    const title = getHeading(plan);
    if (title && level <= this.#top && !found.has(title) && this.#scopes.length === 1) {
      return this.#put(this.#whole, title, readLeaf(title, dropSign(runs)), runs);
    }
    if (this.#levels === 1) return false;
    const depth = Math.min(Math.max(level - this.#top, 1), this.#levels - 1);
    while (this.#scopes.length > depth) this.#scopes.pop();
    const parent = this.#scope;
    const list = parent.items;
    if (!list) return false;
    const scope = this.#open(list.item);
    scope.isMore = !this.#add(list, scope.group, parent);
    if (scope.isMore) this.#tell(describeMore(list, [getText(runs)]));
    this.#scopes.push(scope);
    const heading = getHeading(list.item);
    if (heading) return this.#put(scope, heading, readLeaf(heading, dropSign(runs)), runs);
    // Where nothing has a name, a number stands for it.
    const isNumber = /^\s*\d*\s*$/.test(getText(dropSign(runs)));
    if (!isNumber) this.#tell(`“${getText(runs).trim()}” isn't shown: what is in “${list.label}” has no name.`);
    return isNumber;
  }

  /** @returns undefined where the line begins with no label */
  #takeLabel(runs: readonly Run[]): boolean | undefined {
    const found = findLabel(this.#scopes, runs);
    if (!found) return undefined;
    const { depth, scope, list, leaf, said } = found;
    this.#scopes.length = depth + 1;
    Object.assign(scope, { list: undefined, text: undefined, picture: undefined });
    if (list?.shape === "items") scope.items = list;
    else if (list) scope.list = list;
    return list ? this.#isAlone(list, said) : this.#takeNamed(scope, leaf as Leaf, said);
  }

  /** Whether nothing stands behind a list's name. */
  #isAlone(list: ListPlan, runs: readonly Run[]): boolean {
    if (!isEmpty(runs)) this.#tell(describeBehind(list, runs));
    return isEmpty(runs);
  }

  /** Whether a line in bold is nearly a label. What follows it belongs to nothing, then, and least of all to what stands above. */
  #isMisspelled(runs: readonly Run[]): boolean {
    const told = describeMisspelled(this.#scopes, runs);
    if (!told) return false;
    Object.assign(this.#scope, { list: undefined, text: undefined, picture: undefined });
    this.#tell(told);
    return true;
  }

  #takeNamed(scope: Scope, leaf: Leaf, runs: readonly Run[]): boolean {
    const isAlone = getText(runs).trim() === "";
    if (scope.found.has(leaf)) {
      this.#tell(`“${leaf.label}” stands there more than once: the first is used.`);
      return false;
    }
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
    if (leaf) return this.#put(scope, leaf, readLeaf(leaf, runs), runs);
    if (this.#addLine(scope.text?.isAnswer ? readAnswer(runs) : getText(runs), runs)) {
      const told = isLink || scope.text?.hasItems ? undefined : describeNoName(this.#scopes, runs);
      if (told) this.#tell(told);
      return true;
    }
    const read = scope.list && getValue(scope.group, scope.list.path);
    if (scope.list && Array.isArray(read) && read.length === 0) this.#tell(describeInPlaceOf(scope.list, runs));
    return false;
  }

  /** @param runs what the line was read from */
  #addLine(line: string, runs: readonly Run[]): boolean {
    const scope = this.#scope;
    const leaf = scope.text;
    if (!leaf) return false;
    const before = scope.found.has(leaf) ? String(getValue(scope.group, leaf.path) ?? "") : "";
    return this.#put(scope, leaf, before === "" ? line.trim() : `${before}\n${line.trim()}`, runs);
  }

  /** List items and rows are part of texts that can be set so, and of no others. */
  #addLineOfAnswer(line: string, runs: readonly Run[]): boolean {
    const { text } = this.#scope;
    if (text && !text.isAnswer && text !== getPlainText(this.#scope.plan))
      this.#tell(`“${text.label}” is text: write lines in place of a list or a table.`);
    return Boolean(text?.isAnswer) && this.#addLine(line, runs);
  }

  #takeBullet(runs: readonly Run[]): boolean {
    if (isEmpty(runs)) return true;
    const { list, text } = this.#scope;
    const said = dropSign(runs);
    if (list?.shape !== "bullets")
      return this.#addLineOfAnswer((text?.hasItems ? "- " : "") + readAnswer(said).trim(), said);
    const [leaf] = list.item.leaves;
    const value = leaf && readLeaf(leaf, said);
    if (!leaf || value === undefined) return false;
    this.#tellDoubts(leaf, value, said);
    const isShown = this.#add(list, value);
    if (!isShown) this.#tell(describeMore(list, [getText(runs)]));
    return isShown;
  }

  #takeTable(rows: readonly Run[][][]): boolean {
    const { list } = this.#scope;
    if (list?.shape !== "table") {
      const print = (row: Run[][]) => row.map((cell) => readAnswer(cell).trim()).join(" | ");
      return rows.every((row) => row.every(isEmpty) || this.#addLineOfAnswer(print(row), row.flat()));
    }
    const { rows: read, problems, isWhole } = readRows(list, rows);
    for (const problem of problems) this.#tell(problem);
    let isRead = isWhole;
    const more: string[] = [];
    for (const row of read) {
      const scope = this.#open(list.item);
      for (const { leaf, cell } of row) {
        if (leaf) isRead = this.#put(scope, leaf, readLeaf(leaf, cell), cell) && isRead;
        else if (!isEmpty(cell)) isRead = false;
      }
      if (!this.#add(list, scope.group)) more.push(getText(row[0]?.cell ?? []));
    }
    if (more.length > 0) this.#tell(describeMore(list, more));
    return isRead && more.length === 0;
  }

  #takePicture(address: string, alt: string): boolean {
    const picture = { src: keepSafe(address, true), alt };
    if (address && !picture.src) this.#tell(`The address of a picture can't be used: ${address.slice(0, 80)}`);
    const scope = this.#scope;
    const [first] = scope.list?.shape === "bullets" ? scope.list.item.leaves : [];
    if (scope.list && first?.kind === "picture") return this.#add(scope.list, picture);
    const leaf = scope.picture ?? findNext(scope, "picture");
    scope.picture = undefined;
    return leaf !== undefined && this.#put(scope, leaf, picture);
  }

  /** @returns whether the section shows so many */
  #add(list: ListPlan, value: Value, { group }: Scope = this.#scope): boolean {
    return addItem(group, list, value) <= (list.most ?? Number.POSITIVE_INFINITY);
  }

  #tell(sentence: string): void {
    this.problems.push({ at: this.#at, sentence });
  }

  #tellDoubts(leaf: Leaf, value: Value, runs: readonly Run[]): void {
    for (const sentence of findDoubts(leaf, value, runs)) this.#tell(sentence);
    // How many there may be is known when everything is read.
    const line = String(value).split("\n").at(-1) ?? "";
    if (leaf.parts) this.#inParts.push({ parts: leaf.parts, line, at: this.#at });
  }

  /** @param runs what the value was read from */
  #put(scope: Scope, leaf: Leaf, value: Value | undefined, runs: readonly Run[] = []): boolean {
    scope.found.add(leaf);
    const said = getText(runs).trim();
    if (value === undefined) {
      if (said) this.#tell(describeUnreadable(leaf, said));
      else if (leaf.kind === "number") this.#tell(`“${leaf.label}” is empty, and taken as ${leaf.base}.`);
      return said === "";
    }
    this.#tellDoubts(leaf, value, runs);
    if (typeof value === "object") Object.assign(getValue(scope.group, leaf.path) as Group, value);
    else if (!leaf.isKey || value) setValue(scope.group, leaf.path, value);
    const key = leaf === getHeading(scope.plan) && scope.plan.leaves.find(({ isKey }) => isKey);
    if (key && !getValue(scope.group, key.path)) setValue(scope.group, key.path, value);
    return true;
  }
}
