import { useEffect, useState } from "react";
import { BulletHost } from "./bullet";
import type { HostState } from "./state";
import { SuperHost } from "./super";

/** The host's whole app: one page with the snippet, one without, and navigation between them in the browser. */
export function Host({ host, snippet, start = "home" }: HostState) {
  const [page, navigate] = useState(start);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  const Page = host === "bullet" ? BulletHost : SuperHost;
  return <Page page={page} snippet={snippet} navigate={navigate} />;
}
