import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createSSRApp, useId } from "vue";
import { parse } from "vue/compiler-sfc";
import { renderToString } from "vue/server-renderer";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import { superHost } from "@/lib/hosts/super";
import type { LightFormat } from "@/tools/sections/proof-cases";

/** What the files of a copy in light DOM come to in a page: markup and stylesheet, as its framework renders it. */
export const inPage: Record<LightFormat, (files: readonly DeliveredFile[]) => Promise<string>> = {
  "no-script": async ([file]) => file?.code.replace(superHost.pasting.marker, "") ?? "",
  vue: async ([file]) => {
    const { template, styles } = parse(file?.code ?? "").descriptor;
    const app = createSSRApp({ template: template?.content ?? "", setup: () => ({ id: useId() }) });
    return `${await renderToString(app)}<style>${styles[0]?.content}</style>`;
  },
  react: async (files) => {
    const parent = join(import.meta.dirname, "../../.local");
    await mkdir(parent, { recursive: true });
    const folder = await mkdtemp(join(parent, "copy-"));
    try {
      for (const { name, code } of files) await writeFile(join(folder, name), code);
      const outfile = join(folder, "page.cjs");
      const external = ["react", "react/jsx-runtime"];
      const entryPoints = [join(folder, files[1]?.name ?? "")];
      await build({ entryPoints, outfile, external, bundle: true, format: "cjs", jsx: "automatic", logLevel: "error" });
      const { default: Page } = createRequire(import.meta.url)(outfile);
      return `${renderToStaticMarkup(createElement(Page))}<style>${files[2]?.code}</style>`;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
