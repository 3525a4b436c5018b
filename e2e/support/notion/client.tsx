import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { BulletPage } from "../../../tools/test/samples/notion/bullet-page";
import { SuperPage } from "../../../tools/test/samples/notion/super-page";
import type { NotionState } from "./state";

/** A site with two pages, whose callouts somebody else's script may dress while it runs. */
export function Site({ host, callouts: first, around }: NotionState) {
  const [page, setPage] = useState("home");
  const [callouts, setCallouts] = useState(first);
  const Page = host === "super" ? SuperPage : BulletPage;
  if (typeof window !== "undefined") Object.assign(window, { setPage, setCallouts });
  return page === "home" ? <Page callouts={callouts} around={around} /> : <p>Another page</p>;
}

const state = typeof document === "undefined" ? undefined : document.getElementById("state")?.textContent;
const root = state && document.getElementById("app");
if (root) {
  const faults: string[] = [];
  Object.assign(window, { hydrationFaults: faults });
  const onRecoverableError = (error: unknown) => {
    faults.push(String(error));
    console.error(`Hydration: ${String(error)}`);
  };
  hydrateRoot(root, <Site {...(JSON.parse(state) as NotionState)} />, { onRecoverableError });
}
