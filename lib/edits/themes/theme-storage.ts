import { createListeners } from "@/lib/browser/listeners";
import { localStore, parseJson } from "@/lib/browser/storage";
import type { Theme } from "@/lib/code/theme/theme";

const key = "silcrow.look";

const colour = /^(?:#[\da-f]{3,8}|[a-z]{3,5}\([\d.\s,%/deg+-]{1,60}\))$/i;
const isColour = (value: unknown) => typeof value === "string" && colour.test(value);
const isColours = (value: unknown) => {
  if (typeof value !== "object" || value === null) return isColour(value);
  const { light, dark, ...rest } = value as Record<string, unknown>;
  return isColour(light) && isColour(dark) && Object.keys(rest).length === 0;
};
const isWord = (value: unknown) => typeof value === "string" && /^[a-z-]{1,20}$/.test(value);
const isFonts = (value: unknown) => typeof value === "string" && /^[\w\s"',-]{1,120}$/.test(value);

/** What each choice of a theme may be, roughly: the server says it exactly, wherever a theme is used. */
const fitting: Record<keyof Theme, (value: unknown) => boolean> = {
  scheme: isWord,
  accent: isColours,
  paper: isColours,
  radius: (value) => typeof value === "number" && value >= 0 && value <= 40,
  fonts: isWord,
  font: isFonts,
  displayFont: isFonts,
  tint: isWord,
  action: isWord,
  space: isWord,
  width: isWord,
  heading: (value) => value === 1 || value === 2 || value === 3,
  questions: isWord,
};

/** A theme as it was kept, without what can't be one. */
function parseStoredTheme(text: string | null | undefined): Theme {
  const kept = parseJson(text);
  if (typeof kept !== "object" || kept === null) return {};
  const choices = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(fitting, name) && fitting[name as keyof Theme](value),
  );
  return Object.fromEntries(choices);
}

/** What was read last: the same text gives the same object, as useSyncExternalStore wants it. */
let last: { text: string | null | undefined; theme: Theme } = { text: null, theme: {} };
/** Where nothing can be stored: kept until the page is left. */
let unstored: string | null | undefined;
const { notify, subscribe } = createListeners(key);

/** The theme of a visitor's sections, kept in their browser: their own, without an account. */
export const themeStorage = {
  /** Empty when there is none. */
  get(): Theme {
    const text = unstored === undefined ? localStore.get(key) : unstored;
    if (text !== last.text) last = { text, theme: parseStoredTheme(text) };
    return last.theme;
  },
  /** An empty one is none. */
  set(theme: Theme): void {
    const text = Object.keys(theme).length > 0 ? JSON.stringify(theme) : null;
    unstored = localStore.set(key, text) ? undefined : text;
    notify();
  },
  subscribe,
};
