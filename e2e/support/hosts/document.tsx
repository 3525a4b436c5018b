import { renderToString } from "react-dom/server";
import { Host, type HostState } from "./host";

/** The host page as its server sends it. */
export function hostDocument(state: HostState, css: string): string {
  const theme = state.dark ? "theme-dark dark-mode" : "theme-light";
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="en" class="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Host</title><link rel="icon" href="data:,"><style>${css}</style>${state.head ?? ""}</head><body><div id="app">${renderToString(<Host {...state} />)}</div><script type="application/json" id="state">${json}</script><script src="/client.js"></script></body></html>`;
}
