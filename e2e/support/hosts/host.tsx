import { useEffect, useState } from "react";
import { BulletHost } from "./bullet";
import { SuperHost } from "./super";

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

/** The host's whole app: one page with the snippet, one without, and navigation between them in the browser. */
export function Host({ host, snippet, start = "home" }: HostState) {
  const [page, navigate] = useState(start);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  const Page = host === "bullet" ? BulletHost : SuperHost;
  return <Page page={page} snippet={snippet} navigate={navigate} />;
}
