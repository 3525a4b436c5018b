/** Text as JSON; null where there is none, or it isn't JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** A storage of the browser that never throws: it may be closed to us (private windows, blocked cookies), or full. */
function wrapStorage(open: () => Storage) {
  const storage = {
    /** Null where nothing is kept; undefined where storage is closed to us. */
    get(key: string): string | null | undefined {
      try {
        return open().getItem(key);
      } catch {}
    },
    /** Keeps a text, or with null nothing. Returns whether that is so now. */
    set(key: string, text: string | null): boolean {
      try {
        if (text === null) open().removeItem(key);
        else open().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    /** What `setJson` has kept, or whatever else is there: to be checked. Null where there is nothing that can be read. */
    getJson: (key: string): unknown => parseJson(storage.get(key)),
    setJson: (key: string, value: unknown): boolean => storage.set(key, JSON.stringify(value)),
    getKeys(): string[] {
      try {
        return Object.keys(open());
      } catch {
        return [];
      }
    },
  };
  return storage;
}

/** What this browser keeps. */
export const localStore = wrapStorage(() => localStorage);
/** What this tab keeps. */
export const sessionStore = wrapStorage(() => sessionStorage);
