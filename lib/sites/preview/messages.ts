import type { MadeWith } from "@/lib/sites/page/site";
import type { Place } from "./insertion-points";

export type Scheme = "light" | "dark";

/** What the shop says to a previewed page; it listens to nobody else (lib/sites/preview/frame.ts). */
export interface FrameMessage {
  place?: string;
  scheme?: Scheme;
}

const isMessage = (word: string) => (data: unknown) => (data as { preview?: unknown } | null)?.preview === word;

/** Whether a message of a previewed page says that it listens. Who sent it is for the receiver to see. */
export const isReady = isMessage("ready");

/** Whether a message of a frame says that it is empty and waits for its document. */
export const isEmpty = isMessage("empty");

/** What an empty frame waits for. */
export interface FrameDocument {
  document: string;
}

/** What previewSite answers. */
export interface SitePreview {
  /** A complete document for `srcdoc`, in a frame with the sandbox of lib/server/headers/frame-sandbox.ts. */
  html: string;
  /** Where the section can stand; none when it dresses what is on the page already. */
  places: Place[];
  /** The one it stands at. */
  place: string;
  site: { host: string; builder: MadeWith; title: string; scheme: Scheme };
}
