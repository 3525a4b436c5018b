import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { calloutSelector } from "../../../lib/hosts/callout-blocks";
import { hosts } from "../../../lib/hosts/hosts";
import type { NotionState } from "./state";

const root = join(import.meta.dirname, "../../..");

export interface NotionSite {
  /** The address of a page. */
  address(state: NotionState): string;
  close(): Promise<void>;
}

/** What hosts say of callouts, as far as it could be seen around a section. */
const styles = `body { margin: 0; font: 16px/1.5 sans-serif }
.${hosts.super.classes.article}, .${hosts.bullet.classes.pageContent} { width: 708px; max-width: 100%; margin: 0 auto }
${calloutSelector} { display: flex; padding: 16px !important; border: 3px solid red; background: #eee; overflow: hidden; margin: 4px 20px }
h2 { font-size: 90px !important }`;

/** Serves pages of both builders on loopback, rendered on the server and taken over by React in the browser. */
export async function startNotionSite(): Promise<NotionSite> {
  const out = await mkdtemp(join(root, ".local", "notion-"));
  const shared = {
    bundle: true,
    jsx: "automatic",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
  } as const;
  const here = (file: string) => join(import.meta.dirname, file);
  await Promise.all([
    build({ ...shared, entryPoints: [here("client.tsx")], outfile: join(out, "client.js"), format: "iife" }),
    build({
      ...shared,
      entryPoints: [here("document.tsx")],
      outfile: join(out, "document.mjs"),
      format: "esm",
      platform: "node",
      banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    }),
  ]);
  const { renderSite } = (await import(join(out, "document.mjs"))) as { renderSite(state: NotionState): string };
  const client = await readFile(join(out, "client.js"));
  const states: NotionState[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const state = states[Number(pathname.slice(1))];
    response.setHeader("content-type", state ? "text/html; charset=utf-8" : "text/javascript");
    response.end(state ? printDocument(state, renderSite(state)) : client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (state) => `http://127.0.0.1:${port}/${states.push(state) - 1}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(out, { recursive: true, force: true });
    },
  };
}

/** Super has code for all pages in the head, Bullet in the body (docs/hosts.md §1.1, §2). */
function printDocument({ code, copy, ...state }: NotionState, page: string): string {
  const { light, dark } = hosts[state.host].scheme;
  const [head, body] = state.host === "super" ? [code, ""] : ["", code];
  const json = JSON.stringify(state).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="en" class="${state.dark ? dark : light}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Site</title><link rel="icon" href="data:,"><style>${styles}</style>${head}</head><body><div id="app">${page}</div>${copy ? `<div id="copy" class="${hosts.super.classes.article}">${copy.replace(hosts.super.pasting.marker ?? "", "")}</div>` : ""}${body}<script type="application/json" id="state">${json}</script><script src="/client.js"></script></body></html>`;
}
