/** `framework` is a Super-like page on whose site a CSS framework is loaded. */
export type HostName = "bullet" | "super" | "hostile" | "framework";

/** What the page's server hands to its browser side. */
export interface HostState {
  host: HostName;
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
