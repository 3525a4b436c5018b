import type { StyleRule } from "./stylesheet";

/** Custom properties of a page by name, and what a value with references to them comes to. */
export class Variables {
  readonly #values = new Map<string, string>();

  constructor(rules: readonly StyleRule[], below?: Variables) {
    if (below) for (const [name, value] of below.#values) this.#values.set(name, value);
    for (const { declarations } of rules) {
      for (const [property, value] of declarations) if (property.startsWith("--")) this.#values.set(property, value);
    }
  }

  entries(): IterableIterator<[string, string]> {
    return this.#values.entries();
  }

  /** A value with its references written out: some levels of them, and never a long text, for one can double with each level. */
  resolve(value: string): string {
    let text = value.slice(0, longest);
    for (let level = 0; level < levels && text.includes("var("); level++) {
      text = text
        .replace(reference, (_, name: string, fallback?: string) => this.#values.get(name) ?? fallback ?? "")
        .slice(0, longest);
    }
    return text;
  }
}

const longest = 300;
const levels = 8;
const reference = /var\(\s{0,9}(--[\w-]{1,80})\s{0,9}(?:,([^()]{0,200}(?:\([^()]{0,100}\))?[^()]{0,20}))?\)/g;
