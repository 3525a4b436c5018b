import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss, { type Root } from "postcss";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";
import type { Section } from "@/lib/catalogue/catalogue";
import { findClassNames } from "@/lib/code/css/class-selectors";
import { type DeliverOptions, deliver } from "@/lib/code/formats/deliver";
import { printThemeFile } from "@/lib/code/formats/react/react-styling";
import { importTool } from "@/tools/dev/tools";

/** Settings of a project by which the shadcn CLI rewrites what it installs. */
export interface ProjectSettings {
  prefix?: string;
  cssVariables?: boolean;
  rtl?: boolean;
  tsx?: boolean;
}

interface CliFile {
  path: string;
  type: string;
  target: string;
  content: string;
}
type UpdateFiles = (files: CliFile[], config: object, options: object) => Promise<unknown>;

/** Colours of a base colour, as the CLI puts them in where a project has no CSS variables. */
const colours = {
  inlineColors: {
    light: { border: "neutral-200", muted: "neutral-100", background: "white" },
    dark: { border: "neutral-800", muted: "neutral-800", background: "neutral-950" },
  },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: "",
  cssVarsTemplate: "",
};

/** Projects of others, into which the CLI's own code writes sections. */
export async function openInstalls() {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(colours));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It is read when the module is loaded.
  vi.stubEnv("REGISTRY_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}/r`);
  const { updateFiles } = await importTool<{ updateFiles: UpdateFiles }>(
    "projects",
    "@shadcn/registry/dist/updaters/update-files.js",
  );
  const parent = join(process.cwd(), ".local");
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(join(parent, "install-"));
  let count = 0;
  return {
    root,
    /** Writes a section into a project with these settings. @param how another copy than the CLI gets */
    async install(section: Section, settings: ProjectSettings = {}, how: Partial<DeliverOptions> = { isForCli: true }) {
      const folder = join(root, `p${count++}`);
      await mkdir(folder);
      const product = section.lines[0] ?? "bullet";
      const origin = "https://silcrow.example";
      const { files } = await deliver({ section, product, origin, format: "tailwind", ...how });
      await writeFile(join(folder, "package.json"), JSON.stringify({ dependencies: { tailwindcss: "4.0.0" } }));
      await writeFile(
        join(folder, "tsconfig.json"),
        JSON.stringify({ compilerOptions: { paths: { "@/*": ["./*"] } } }),
      );
      const written = files.map(({ name, language, code }) => ({
        path: name,
        type: language === "tsx" ? "registry:component" : "registry:file",
        target: `~/${name}`,
        content: code,
      }));
      await updateFiles(written, configOf(folder, settings), { overwrite: true, silent: true, interactive: false });
      return new Installed(folder, section.slug, settings);
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await rm(root, { recursive: true, force: true });
    },
  };
}

function configOf(cwd: string, { prefix = "", cssVariables = true, rtl = false, tsx = true }: ProjectSettings) {
  const components = join(cwd, "components");
  return {
    style: "new-york",
    rsc: false,
    tsx,
    rtl,
    tailwind: { config: "", css: "project.css", baseColor: "neutral", cssVariables, prefix },
    aliases: { components: "@/components", utils: "@/lib/utils" },
    resolvedPaths: {
      cwd,
      tailwindConfig: "",
      tailwindCss: join(cwd, "project.css"),
      utils: join(cwd, "lib", "utils"),
      components,
      lib: join(cwd, "lib"),
      hooks: join(cwd, "hooks"),
      ui: join(components, "ui"),
    },
  };
}

class Installed {
  constructor(
    private readonly folder: string,
    private readonly slug: string,
    private readonly settings: ProjectSettings,
  ) {}

  /** What a page of the project has in it. */
  async rendered(): Promise<string> {
    const file = join(this.folder, `${this.slug}-section.${this.settings.tsx === false ? "jsx" : "tsx"}`);
    const { default: Page } = await import(/* @vite-ignore */ file);
    return renderToStaticMarkup(createElement(Page));
  }

  /** What the project's Tailwind says of class names, with our theme, and with no prefix. */
  async styles(names: ReadonlySet<string>): Promise<string[]> {
    const { name, code } = printThemeFile();
    await writeFile(join(this.folder, name), code);
    const { prefix } = this.settings;
    const input = `@import "tailwindcss" ${prefix ? `prefix(${prefix}) ` : ""}source(none);\n@import "./${name}";\n@source "./*.{tsx,jsx}";\n`;
    const from = join(this.folder, "project.css");
    const { root } = await postcss([tailwind({ base: this.folder })]).process(input, { from });
    const found: string[] = [];
    (root as Root).walkAtRules("layer", (layer) => {
      if (layer.params !== "utilities") return;
      layer.each((node) => {
        const text = prefix
          ? node.toString().replaceAll(`${prefix}\\:`, "").replaceAll(`--${prefix}-`, "--")
          : node.toString();
        const [selector = ""] = text.split("{");
        // What it writes for browsers that don't know color-mix() as we do; they know no light-dark() either.
        const known = text.replace(/color-mix\(in srgb, #000 [\d.]+%, transparent\)/g, "var(--color-black)");
        if (findClassNames(selector).every((one) => names.has(one))) found.push(known);
      });
    });
    return found.sort();
  }

  /** The files by their names. */
  async files(): Promise<Map<string, string>> {
    const names = (await readdir(this.folder)).filter((name) => /\.[tj]sx$/.test(name));
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(this.folder, name), "utf8")] as const)),
    );
  }
}
