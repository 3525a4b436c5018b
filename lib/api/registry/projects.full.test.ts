import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { buildComponentsFile, createShadcnProject } from "@/tools/dev/shadcn-project";
import { buildSectionItem, buildThemeItem, installed } from "./items";
import { itemQuery } from "./schema";

/** The real CLI in projects as people have them. */

const ticket = findSection("silcrow-cta-ticket") as Section;
const tailwind4 = '@import "tailwindcss";\n';
const imported = '@import "./silcrow-theme.css";';

let address = "";
const server = createServer(async ({ url = "" }, response) => {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const { files } = await deliver({
    section: ticket,
    product: "bullet",
    origin: "https://silcrow.example",
    ...installed,
  });
  const isTheme = pathname === "/r/theme.json";
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify(
      isTheme ? buildThemeItem(itemQuery.parse(Object.fromEntries(searchParams))) : buildSectionItem(ticket, files),
    ),
  );
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Project {
  /** Under `params` in components.json. */
  css: string;
  settings?: Record<string, unknown>;
  files?: Record<string, string>;
  /** Where the CLI is run. */
  within?: string;
  /** Where the section lies then, and the theme. */
  section?: string;
  theme: string;
  /** The stylesheet that the theme is imported in. */
  sheet?: string;
  /** What the CLI says. */
  says?: string;
}

const next = { "next.config.ts": "export default {};\n" };
const inTypeScript = (paths: object) =>
  JSON.stringify({ compilerOptions: { jsx: "react-jsx", paths }, include: ["."] });

/** A project whose stylesheet has another path, in components.json, too. */
const styledIn = (css: string, files = {}): Project => ({
  css,
  settings: { tailwind: { css } },
  files: { [css]: tailwind4, ...files },
  theme: css.replace(/[^/]*$/, "silcrow-theme.css"),
  sheet: css,
});

const projects: Record<string, Project> = {
  "a route with a parameter and a group": styledIn("app/[locale]/(shop)/globals.css", next),
  "a route that takes the rest, beside a slot": styledIn("app/@modal/[...slug]/globals.css", next),
  "blanks and letters of another language": styledIn("estilos/página nueva/hoja uno.css"),
  "a stylesheet of PostCSS": styledIn("src/styles/app.pcss"),
  "separators of Windows": { css: "src\\index.css", theme: "src/silcrow-theme.css", sheet: "src/index.css" },
  "a stylesheet of Sass": {
    ...styledIn("src/app.scss", { "src/app.scss": '// Ours\n$gap: 1rem;\n@use "tailwindcss";\n' }),
    sheet: "",
    says: 'lies beside src/app.scss, in that file after Tailwind: @import "./silcrow-theme.css";',
  },
  "a workspace whose stylesheet lies in another package": {
    css: "../../packages/ui/src/styles/globals.css",
    within: "apps/web",
    files: {
      "apps/web/package.json": JSON.stringify({ name: "web", dependencies: { tailwindcss: "^4.0.0" } }),
      "apps/web/tsconfig.json": inTypeScript({ "@/*": ["./*"], "@workspace/ui/*": ["../../packages/ui/src/*"] }),
      "packages/ui/package.json": JSON.stringify({ name: "@workspace/ui", dependencies: { tailwindcss: "^4.0.0" } }),
      "packages/ui/tsconfig.json": inTypeScript({ "@workspace/ui/*": ["./src/*"] }),
      "packages/ui/components.json": buildComponentsFile({
        tailwind: { css: "src/styles/globals.css" },
        aliases: {
          components: "@workspace/ui/components",
          ui: "@workspace/ui/components",
          utils: "@workspace/ui/lib/utils",
        },
      }),
      "packages/ui/src/styles/globals.css": tailwind4,
    },
    settings: {
      tailwind: { css: "../../packages/ui/src/styles/globals.css" },
      aliases: { ui: "@workspace/ui/components", utils: "@workspace/ui/lib/utils" },
    },
    section: "apps/web/components",
    theme: "apps/web/components/silcrow/silcrow-theme.css",
    says: "in ../../packages/ui/src/styles/globals.css after Tailwind",
  },
  "another alias": {
    css: "src/index.css",
    settings: { aliases: { components: "~/app/_shadcn", utils: "~/utils" } },
    files: { "tsconfig.json": inTypeScript({ "~/*": ["./src/*"] }) },
    section: "src/app/_shadcn",
    theme: "src/silcrow-theme.css",
    sheet: "src/index.css",
  },
  "a prefix": {
    css: "src/index.css",
    settings: { tailwind: { prefix: "tw" } },
    files: { "src/index.css": '@import "tailwindcss" prefix(tw);\n' },
    theme: "src/silcrow-theme.css",
    sheet: "src/index.css",
  },
  "JavaScript, from right to left, without CSS variables": {
    css: "src/index.css",
    settings: { tsx: false, rtl: true, tailwind: { cssVariables: false } },
    theme: "src/silcrow-theme.css",
    sheet: "src/index.css",
  },
  "Tailwind 3": {
    css: "src/index.css",
    settings: { tailwind: { config: "tailwind.config.js" } },
    files: {
      "package.json": JSON.stringify({ name: "fresh", dependencies: { tailwindcss: "3.4.17" } }),
      "tailwind.config.js": "export default { content: [] };\n",
      "src/index.css": "@tailwind base;\n@tailwind utilities;\n",
    },
    theme: "src/silcrow-theme.css",
    sheet: "src/index.css",
    says: "It needs Tailwind 4: with Tailwind 3, or without Tailwind, it has no looks.",
  },
};

it.each(Object.entries(projects))(
  "%s: the section is installed, with its theme or with a word on it",
  async (_, project) => {
    const { css, within = "", files = {}, section = "src/components", theme, sheet, says, settings = {} } = project;
    const registries = { "@silcrow": { url: `${address}/r/{name}.json`, params: { css } } };
    const folder = await createShadcnProject(
      within ? {} : { ...settings, registries },
      within ? { ...files, [`${within}/components.json`]: buildComponentsFile({ ...settings, registries }) } : files,
    );
    try {
      const { code, output } = await folder.shadcn(["add", "@silcrow/cta-ticket", "--yes"], undefined, within);
      expect(code, output).toBe(0);
      expect(output).not.toContain("@/components");
      expect(output).toContain("ticket-section, which is in silcrow/cta-ticket of your folder of components");
      const ending = settings.tsx === false ? "jsx" : "tsx";
      expect(folder.read(`${section}/silcrow/cta-ticket/ticket-section.${ending}`)).toContain("TicketSection");
      expect(folder.read(theme)).toContain("@utility sc-btn");
      if (sheet) expect(folder.read(sheet)).toContain(imported);
      else expect(output.replace(/\s+/g, " ")).toContain(says?.replace(/\s+/g, " "));
      if (says) expect(output.replace(/\s+/g, " ")).toContain(says);
    } finally {
      await folder.remove();
    }
  },
);
