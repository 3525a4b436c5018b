import { createReadStream, statSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { createServer } from "vite";
import type { Section } from "@/lib/catalogue/catalogue";
import { widths } from "@/lib/code/markup/width";
import type { Product } from "@/lib/hosts/products";

export const root = join(import.meta.dirname, "../..");

const types: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
};

export interface Studio {
  /** Address of the running studio, e.g. "http://127.0.0.1:40123". */
  origin: string;
  /** Loads a module of the project, with the catalogue's globs and raw imports resolved. */
  load<T>(path: string): Promise<T>;
  sections(): Promise<readonly Section[]>;
  close(): Promise<void>;
}

/**
 * The workshop's own server: live previews straight from the sources, without a build and without the shop around
 * them, also with the content of another trade; `?content=<kind>` shows one with stressed content (stress.ts), `?width=column` one that fits its column. For photographs, measurements and benchmarks; loopback only.
 */
export async function openStudio(): Promise<Studio> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    cacheDir: join(root, ".local/studio"),
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { alias: { "@": root } },
  });
  const load = <T>(path: string) => vite.ssrLoadModule(`/${path}`) as Promise<T>;
  const server = createHttpServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://studio");
    const path = decodeURIComponent(pathname);
    const [, product, id, trade] = /^\/(bullet|super)\/page\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (product && id) {
      const { renderPreviewDocument } =
        await load<typeof import("@/lib/code/previews/preview")>("lib/code/previews/preview.ts");
      const { stressContent } = await load<typeof import("./stress")>("tools/sections/stress.ts");
      const { findExample, findSection } =
        await load<typeof import("@/lib/catalogue/catalogue")>("lib/catalogue/catalogue.ts");
      const section = findSection(id);
      const example = section && trade ? findExample(section, trade) : undefined;
      const stress = searchParams.get("content");
      const content = stress && section ? stressContent(example ?? section.sample, stress, section.fields) : example;
      const width = widths.find((one) => one === searchParams.get("width"));
      // Content that is too much for a section is refused, here as in the shop.
      const html = await renderPreviewDocument(product as Product, id, { content, width }).catch((error: unknown) => {
        if (!stress) throw error;
        return null;
      });
      response.writeHead(html ? 200 : html === null ? 422 : 404, { "content-type": "text/html; charset=utf-8" });
      response.end(html ?? "refused");
      return;
    }
    const file = join(root, "public", normalize(path));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    load,
    async sections() {
      const { listSections } = await load<typeof import("@/lib/catalogue/catalogue")>("lib/catalogue/catalogue.ts");
      return listSections();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await vite.close();
    },
  };
}
