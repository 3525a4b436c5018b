import { localStore } from "@/lib/browser/storage";

const name = "silcrow.shares";

/** How many links of somebody who isn't signed in a browser remembers, the newest. */
export const maxRemembered = 50;

interface Remembered {
  /** What proves that they were made here: part of what their codes are made of (lib/edits/shares/mutations.ts). */
  browser: string;
  codes: string[];
}

/** The links that were made in this browser while nobody was signed in, until somebody is: they come with the account then. */
export const shareStorage = {
  get(): Remembered {
    const kept = localStore.getJson(name) as Partial<Remembered> | null;
    if (typeof kept?.browser === "string" && Array.isArray(kept.codes)) {
      const codes = kept.codes.filter((code): code is string => typeof code === "string");
      return { browser: kept.browser, codes };
    }
    return { browser: crypto.randomUUID(), codes: [] };
  },
  /** Remembers one more; one that can't be kept is in no account: it works all the same, and ends by itself. */
  add({ browser, codes }: Remembered, code: string): void {
    localStore.setJson(name, { browser, codes: [...codes.filter((one) => one !== code), code].slice(-maxRemembered) });
  },
  /** Remembers these alone. */
  keep(codes: string[]): void {
    if (codes.length > 0) localStore.setJson(name, { ...shareStorage.get(), codes });
    else localStore.set(name, null);
  },
};
