import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import tailwind from "@tailwindcss/postcss";
import { build, preview } from "vite";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import { getToolFile } from "@/tools/dev/tools";

/** A React project of somebody else, that our copies are put into. */
export type ProjectName = "tailwind" | "bootstrap" | "plain";

interface ProjectKind {
  format: "react" | "tailwind";
  /** Its own stylesheet. */
  css: string;
  /** What it has of its own: packages of tools/projects in place of ours. */
  packages?: string[];
  /** The browsers it is built for; those that Vite builds for when absent, for which light-dark() is rewritten. */
  browsers?: string[];
}

/** The first that know light-dark(). */
const modern = ["chrome123", "firefox120", "safari17.5"];

/** What projects say about bare elements, and class names that we have, too. */
const opinions = `body { margin: 0 } a { color: rgb(0 0 238); text-decoration: underline } h2 { color: navy; margin: 2em 0; letter-spacing: 1px }
ul { list-style: disc; padding-inline-start: 40px } button { background: silver }`;

export const projectKinds: Record<ProjectName, ProjectKind> = {
  tailwind: {
    format: "tailwind",
    css: `@import "tailwindcss";
@import "./silcrow-theme.css";
@theme { --color-muted: #eeeeee; --radius-sm: 1px; --text-title: 9px; --container-2xl: 100px; }
@layer base { ${opinions} }`,
    browsers: modern,
  },
  bootstrap: {
    format: "react",
    css: '@import "bootstrap/dist/css/bootstrap.min.css";\nbody { margin: 0 }',
    // An older React, with its own scheduler.
    packages: ["react", "react-dom", "bootstrap"],
  },
  plain: { format: "react", css: opinions, browsers: modern },
};

export interface Project {
  /** The address of a page that shows one section. */
  address(section: string): string;
  close(): Promise<void>;
}

/** The files of each section, by what it is called: `cta/ticket`. */
type Copies = ReadonlyMap<string, readonly DeliveredFile[]>;

/** Builds a project with these copies for production, and serves it. */
export async function openProject(name: ProjectName, copies: Copies, theme: DeliveredFile): Promise<Project> {
  const { css, packages = [], browsers } = projectKinds[name];
  const parent = join(import.meta.dirname, "../../.local");
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(join(parent, "project-"));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  for (const [section, files] of copies)
    for (const { name, code } of files) await write(`src/${section}/${name}`, code);
  await write(`src/${theme.name}`, theme.code);
  await write("src/project.css", css);
  await write("src/main.tsx", mainOf(copies));
  await write(
    "index.html",
    '<!doctype html><html lang="en"><head><title>Project</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  );
  const config = {
    configFile: false as const,
    root,
    logLevel: "error" as const,
    // Tests run with an environment of their own, which is no production.
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic" as const, development: false } },
    ...(browsers && { build: { cssTarget: browsers } }),
    css: { postcss: { plugins: name === "tailwind" ? [tailwind({ base: root })] : [] } },
    resolve: { alias: await Promise.all(packages.map(findPackage)) },
  };
  await build(config);
  const server = await preview({ ...config, preview: { host: "127.0.0.1", port: 0 } });
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  return {
    address: (section) => `${origin}#${section}`,
    close: async () => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Shows the section that the address names. */
function mainOf(copies: Copies): string {
  const pages = [...copies].map(([section, files]) => {
    const entry = files.find(({ name }) => name.endsWith("-section.tsx"))?.name.replace(".tsx", "");
    return `  "${section}": () => import("./${section}/${entry}"),`;
  });
  return `import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./project.css";

const pages: Record<string, () => Promise<{ default: () => unknown }>> = {
${pages.join("\n")}
};
const { default: Section } = await pages[location.hash.slice(1)]();
createRoot(document.getElementById("root")!).render(createElement(StrictMode, null, createElement(Section)));
`;
}

/** An alias for a package of tools/projects. */
async function findPackage(name: string) {
  return { find: new RegExp(`^${name}(?=/|$)`), replacement: await getToolFile("projects", name) };
}
