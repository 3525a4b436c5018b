import type { WrittenCallout } from "../../../tools/test/samples/notion-pages";

/** What a page of a host shows. */
export interface NotionState {
  host: "super" | "bullet";
  callouts: WrittenCallout[];
  dark?: boolean;
  /** Code for all pages of the site. */
  code: string;
  /** A copy that stands on the page by itself. */
  copy?: string;
}
