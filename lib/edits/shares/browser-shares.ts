const name = "silcrow.shares";

/** How many links of somebody who isn't signed in a browser remembers, the newest. */
export const mostRemembered = 50;

interface Remembered {
  /** What proves that they were made here: part of what their codes are made of (lib/edits/shares/mutations.ts). */
  browser: string;
  codes: string[];
}

/** The links that were made in this browser while nobody was signed in, until somebody is: they come with the account then. */
export const browserShares = {
  get(): Remembered {
    try {
      const kept = JSON.parse(localStorage.getItem(name) ?? "null") as Partial<Remembered> | null;
      if (typeof kept?.browser === "string" && Array.isArray(kept.codes)) {
        const codes = kept.codes.filter((code): code is string => typeof code === "string");
        return { browser: kept.browser, codes };
      }
    } catch {
      // Storage is closed to us, or holds what isn't ours.
    }
    return { browser: crypto.randomUUID(), codes: [] };
  },
  /** Remembers one more. */
  add({ browser, codes }: Remembered, code: string): void {
    store({ browser, codes: [...codes.filter((one) => one !== code), code].slice(-mostRemembered) });
  },
  /** Remembers these alone. */
  keep(codes: string[]): void {
    if (codes.length > 0) store({ ...browserShares.get(), codes });
    else store(null);
  },
};

function store(remembered: Remembered | null): void {
  try {
    if (remembered) localStorage.setItem(name, JSON.stringify(remembered));
    else localStorage.removeItem(name);
  } catch {
    // Then the link is in no account: it works all the same, and ends by itself.
  }
}
