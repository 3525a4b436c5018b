/**
 * Searches texts for the longest run of characters they have in common with one: a suffix automaton, built once and
 * then fed any number of texts, each in time linear in its length.
 */
export function createRunFinder(text: string): (other: string) => string {
  const next: Map<number, number>[] = [new Map()];
  const link = [-1];
  const length = [0];
  let last = 0;
  const state = (of: number, more: Map<number, number>) => {
    next.push(more);
    length.push(of);
    link.push(0);
    return next.length - 1;
  };
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const current = state((length[last] ?? 0) + 1, new Map());
    let at = last;
    for (; at >= 0 && !next[at]?.has(code); at = link[at] ?? -1) next[at]?.set(code, current);
    if (at >= 0) {
      const to = next[at]?.get(code) ?? 0;
      const longest = (length[at] ?? 0) + 1;
      if (length[to] === longest) link[current] = to;
      else {
        const copy = state(longest, new Map(next[to]));
        link[copy] = link[to] ?? 0;
        for (; at >= 0 && next[at]?.get(code) === to; at = link[at] ?? -1) next[at]?.set(code, copy);
        link[to] = copy;
        link[current] = copy;
      }
    }
    last = current;
  }

  return (other) => {
    let at = 0;
    let run = 0;
    let best = 0;
    let end = 0;
    for (let index = 0; index < other.length; index++) {
      const code = other.charCodeAt(index);
      while (at > 0 && !next[at]?.has(code)) {
        at = link[at] ?? 0;
        run = length[at] ?? 0;
      }
      const to = next[at]?.get(code);
      if (to === undefined) continue;
      at = to;
      run++;
      if (run > best) [best, end] = [run, index + 1];
    }
    return other.slice(end - best, end);
  };
}

/** Escapes of HTML, of JSON in a script, and of the payload of client navigation, undone. */
function unescaped(text: string): string {
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\+([nrt"'/`\\])/g, (_, char) => (/[nrt]/.test(char) ? " " : char))
    .replace(/&#(x?)([\da-f]+);?/gi, (_, hex, code) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)))
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => named[name] ?? "");
}
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Every text of a content that has some length: its words, and its addresses. */
function textsOf(content: unknown): string[] {
  if (typeof content === "string") return content.length >= 8 && /[\s/]/.test(content) ? [content] : [];
  return typeof content === "object" && content !== null ? Object.values(content).flatMap(textsOf) : [];
}

const squeezed = (text: string) =>
  unescaped(text)
    .replace(/[\s"'`\\]+/g, "")
    .toLowerCase();

/**
 * A text as it counts for a comparison: how it is escaped, quoted and spaced doesn't, and neither do the words and the
 * picture addresses of `contents`, which a preview shows as they are.
 * @param gap stands for what was taken out; another one on each side, so that no run goes across it
 */
export function normalizeForComparison(text: string, contents: unknown, gap: string): string {
  const words = [...new Set(textsOf(contents).map(squeezed))].sort((a, b) => b.length - a.length);
  return words.reduce((rest, word) => rest.replaceAll(word, gap), squeezed(text)).replace(/\/art\/[\w./-]+/g, gap);
}
