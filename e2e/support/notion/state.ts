import type { Around, WrittenCallout } from "../../../tools/test/samples/notion/written";

/** What a page of a host shows. */
export interface NotionState {
  host: "super" | "bullet";
  callouts: WrittenCallout[];
  /** Where they stand, if not in the page itself. */
  around?: Around;
  dark?: boolean;
  /** Code for all pages of the site. */
  code: string;
  /** A copy that stands on the page by itself. */
  copy?: string;
}
