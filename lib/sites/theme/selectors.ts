import { type Cast, darkMark, lightMark, type Role } from "./roles";

/** What a selector says of a page: what it is said of, and in which of the page's schemes. */
export interface Meant {
  roles: ReadonlySet<Role>;
  /** How many elements that may be. */
  count: number;
  isForDark: boolean;
  /** Classes and ids weigh more than names. */
  specificity: number;
}

const none: ReadonlySet<Role> = new Set();
const state =
  /::|:(?:hover|focus|focus-visible|focus-within|active|visited|disabled|checked|before|after|placeholder|target|invalid|open)\b/;
const name = /([.#]?)((?:[\w-]|[^\0-\x7f]|\\.)+)/g;

/**
 * What a selector means on a page, by its last part. That it means nothing is known where a class, an id or a name of it isn't on
 * the page; whether the others stand in one another as it says isn't asked.
 */
export function resolveSelector(selector: string, { roles, counts, isDark }: Cast): Meant | undefined {
  if (state.test(selector)) return undefined;
  const isMarked = darkMark.test(selector);
  if (isDark && !isMarked && lightMark.test(selector)) return undefined;
  const isForDark = isMarked && !isDark;
  const plain = selector
    .replace(darkMark, "")
    .replace(lightMark, "")
    .replace(/\[[^\]]{0,200}\]/g, "")
    .replace(/:root\b/g, "html")
    .replace(/:(?:is|where)\(([^(),]{1,200})\)/g, " $1 ");
  // What stands in brackets of a pseudo-class is alternatives, or excluded.
  const parts = plain
    .replace(/:[\w-]{1,40}(?:\([^()]{0,200}\))?/g, "")
    .split(/[\s>+~|]+/, 20)
    .filter(Boolean);
  if (parts.length === 0) return { roles: new Set<Role>(["page"]), count: 1, isForDark, specificity: 1 };
  let last: { roles: ReadonlySet<Role>; count: number } = { roles: none, count: 0 };
  let specificity = 0;
  for (const part of parts) {
    let found: typeof last | undefined;
    for (const [, sign = "", word = ""] of part.matchAll(name)) {
      const key = sign + word.replace(/\\(.)/g, "$1");
      const count = counts.get(sign === "" ? key.toLowerCase() : key);
      if (count === undefined) return undefined;
      specificity += sign === "#" ? 100 : sign === "." ? 10 : 1;
      // The rarest name says best what the element is.
      const own = roles.get(sign === "" ? key.toLowerCase() : key) ?? none;
      if (!found || count <= found.count) found = { roles: own, count };
    }
    last = found ?? { roles: none, count: 0 };
  }
  return { ...last, isForDark, specificity };
}
