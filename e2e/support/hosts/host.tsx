import { useEffect, useState } from "react";
import { BulletHost } from "./bullet";
import { SuperHost } from "./super";

export type HostName = "bullet" | "super" | "hostile";

/** What the page's server hands to its browser side. */
export interface HostState {
  host: HostName;
  snippet: string;
  dark: boolean;
  /** What the site's owner put into its Head. */
  head?: string;
}

export interface HostProps {
  page: "home" | "other";
  snippet: string;
  navigate(to: "home" | "other"): void;
}

/** The host's whole app: one page with the snippet, one without, and navigation between them in the browser. */
export function Host({ host, snippet }: HostState) {
  const [page, navigate] = useState<HostProps["page"]>("home");
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  const Page = host === "bullet" ? BulletHost : SuperHost;
  return <Page page={page} snippet={snippet} navigate={navigate} />;
}
