import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { build } from "esbuild";
import type { HostModel } from "../../../lib/hosts/models";
import type { HostState } from "./state";
import { hostStyles } from "./styles";

const root = join(import.meta.dirname, "../../..");
const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
};

interface HostOptions extends Partial<Pick<HostState, "dark" | "head" | "start">> {
  /** The content policy that the page is served with. */
  policy?: string;
}

export interface Hosts {
  /** Address of a host page that holds this snippet. */
  address(host: HostModel, snippet: string, options?: HostOptions): string;
  close(): Promise<void>;
}

/**
 * Starts the three host pages on loopback. Their React sides are bundled here: Playwright's own transform would take
 * their JSX for its own.
 */
export async function startHosts(): Promise<Hosts> {
  const out = await mkdtemp(join(root, ".local", "hosts-"));
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
  const { hostDocument } = (await import(join(out, "document.mjs"))) as {
    hostDocument(state: HostState, css: string): string;
  };
  const states: (HostState & { policy?: string | undefined })[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const state = states[Number(/^\/page\/(\d+)$/.exec(pathname)?.[1] ?? -1)];
    if (state) {
      response.setHeader("content-type", "text/html; charset=utf-8");
      if (state.policy) response.setHeader("content-security-policy", state.policy);
      response.end(hostDocument(state, hostStyles(state.host)));
      return;
    }
    const file = pathname === "/client.js" ? join(out, "client.js") : join(root, "public", normalize(pathname));
    response.setHeader("content-type", types[extname(file)] ?? "text/javascript");
    createReadStream(file)
      .on("error", () => {
        response.statusCode = 404;
        response.end();
      })
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (host, snippet, { dark = false, ...options } = {}) =>
      `http://127.0.0.1:${port}/page/${states.push({ host, snippet, dark, ...options }) - 1}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(out, { recursive: true, force: true });
    },
  };
}
