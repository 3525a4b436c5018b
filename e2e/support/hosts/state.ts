import type { HostModel } from "../../../lib/hosts/models";

/** What the page's server hands to its browser side. */
export interface HostState {
  host: HostModel;
  snippet: string;
  dark: boolean;
  /** What the site's owner put into its Head. */
  head?: string;
  /** The page one arrives at; home, which holds the snippet, when absent. */
  start?: HostProps["page"] | undefined;
}

export interface HostProps {
  page: "home" | "other";
  snippet: string;
  navigate(to: "home" | "other"): void;
}
