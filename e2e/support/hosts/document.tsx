import { renderToString } from "react-dom/server";
import { hosts } from "../../../lib/hosts/hosts";
import { Host } from "./host";
import type { HostState } from "./state";

/** The host page as its server sends it. */
export function hostDocument(state: HostState, css: string): string {
  const { light } = hosts.super.scheme;
  const theme = state.dark ? Object.values(hosts).map(({ scheme }) => scheme.dark) : [light];
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="en" class="${theme.join(" ")}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,"><style>${css}</style>${state.head ?? ""}</head><body><div id="app">${renderToString(<Host {...state} />)}</div><script type="application/json" id="state">${json}</script><script src="/client.js"></script></body></html>`;
}
