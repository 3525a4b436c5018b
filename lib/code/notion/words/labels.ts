import { type Run, splitLines, trimRuns } from "./blocks";
import { shorten } from "./lost-words";
import { isNear } from "./near";
import { type Leaf, type ListPlan, normalizeLabel } from "./plan";
import type { Scope } from "./scope";

// Labels in bold at the beginning of a line. Browsers load this.

/** The label in bold that a line begins with, in the group that is being read or around it, and what stands behind it. */
export function findLabel(scopes: readonly Scope[], runs: readonly Run[]) {
  const [first, ...rest] = trimRuns(runs);
  if (!first?.bold) return undefined;
  // Somebody may have set all of the line in bold: then a colon ends the label.
  const ends = [first.text.length, first.text.indexOf(":"), first.text.lastIndexOf(":")];
  for (const end of ends.filter((at) => at > 0)) {
    const label = normalizeLabel(first.text.slice(0, end));
    const isNamed = (one: Leaf | ListPlan) => normalizeLabel(one.label) === label;
    const depth = scopes.findLastIndex(({ plan }) => [...plan.lists, ...plan.leaves].some(isNamed));
    const scope = scopes[depth];
    if (!scope) continue;
    const behind = first.text.slice(end);
    const said = trimRuns(behind ? [{ ...first, text: behind }, ...rest] : rest, /^:?\s*/);
    return { depth, scope, list: scope.plan.lists.find(isNamed), leaf: scope.plan.leaves.find(isNamed), said };
  }
  return undefined;
}

/** What is told of a line in bold that nearly begins with a label. */
export function describeMisspelled(scopes: readonly Scope[], runs: readonly Run[]): string | undefined {
  const [first, ...rest] = trimRuns(runs);
  if (!first?.bold) return undefined;
  // Somebody may have set all of the line in bold.
  const label = normalizeLabel(first.text.split(":")[0] ?? "");
  const known = scopes.flatMap(({ plan }) => [...plan.lists, ...plan.leaves]);
  // A short word is near many others, and may be the first of a sentence.
  const isWord = /^.\S{0,8}$/.test(label);
  if (isWord && rest[0] && !first.text.includes(":") && scopes.at(-1)?.text) return undefined;
  const meant = known.find((one) => isNear(normalizeLabel(one.label), label, label.length < 6 ? 1 : 2));
  return meant && `“${first.text.trim()}” isn't a name here. Did you mean “${meant.label}”?`;
}

/** A paragraph in parts, each of which but the first begins with a line in bold. */
export function splitAtBold(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [];
  for (const line of splitLines(runs)) {
    const last = parts.at(-1);
    if (!last || line[0]?.bold) parts.push(line);
    else last.push({ text: "\n" }, ...line);
  }
  return parts;
}

/** What is told of a line that is shown as text, and begins as if it had a name: in bold, or with a name and a colon. */
export function describeNoName(scopes: readonly Scope[], runs: readonly Run[]): string | undefined {
  const [first] = trimRuns(runs);
  if (!first) return undefined;
  const isSentence = /[.!?…]\s*$/.test(first.text);
  if (first.bold) return isSentence ? undefined : `“${shorten(first.text)}” is no name here, and shown as text.`;
  const [, name] = /^([^:\n]{1,80}):/.exec(first.text) ?? [];
  const isLabel = name && findLabel(scopes, [{ text: name, bold: true }]);
  return isLabel ? `“${name}” is shown as text: set it in bold if it is a name.` : undefined;
}
