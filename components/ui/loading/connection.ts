/** Why something from the shop did not arrive: `missing` means that the shop answers, and this one file does not. */
export type Trouble = "offline" | "unreachable" | "updated" | "missing";

/** What did not work, as a code for the program and a sentence for the person. */
export interface Failure {
  code: string;
  message: string;
}

export const versionAddress = "/api/version";
/** In ms: how long the answer may take before we stop waiting for it. */
const timeout = 4_000;

const sentences: Record<Trouble, string> = {
  offline: "You seem to be offline. Check your connection and try again.",
  unreachable: "We can't reach the shop right now. Try again in a minute.",
  updated: "The shop was updated. Reload the page to go on.",
  missing: "We couldn't load this part of the page. Reload the page, or try again in a minute.",
};

/** The failure that a trouble is for a person. */
export function getFailure(code: Trouble): Failure {
  return { code, message: sentences[code] };
}

/**
 * Whether the server can be reached. Only a refused connection counts as no: an answer that is late may still come.
 * The browser's own word is not enough, because a shop on this very machine answers without any network.
 */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(versionAddress, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(timeout) });
    return true;
  } catch (error) {
    return !(error instanceof TypeError);
  }
}

/**
 * Whether the server is still of the build that this page came from, whose name stands in its document (`data-build`).
 * When it isn't, the files and actions of this page may be gone. Asked when something has failed, never in advance.
 */
export async function checkBuild(): Promise<"same" | Exclude<Trouble, "missing">> {
  try {
    const response = await fetch(versionAddress, { cache: "no-store", signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return "unreachable";
    const { build } = (await response.json()) as { build?: unknown };
    return build === document.documentElement.dataset.build ? "same" : "updated";
  } catch {
    return detectNetworkTrouble();
  }
}

/** The trouble when a request was refused before it reached anybody. */
export function detectNetworkTrouble(): "offline" | "unreachable" {
  return navigator.onLine ? "unreachable" : "offline";
}
