import { brand } from "@/lib/brand";
import type { Section } from "@/lib/catalogue/catalogue";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { programUrls } from "@/lib/urls/urls";
import { getItemName, namespace } from "./names";

/** The variable that a project keeps its token in. */
export const tokenVariable = `${brand.slug.toUpperCase()}_TOKEN`;

const runners = {
  npm: "npx shadcn@latest",
  pnpm: "pnpm dlx shadcn@latest",
  yarn: "yarn dlx shadcn@latest",
  bun: "bunx --bun shadcn@latest",
} as const;

/** The command that installs all sections of a category. */
export const formatCategoryCommand = (category: string) => `${runners.npm} add ${namespace}/${category}`;

/** The command that installs a section, for each package manager. */
export function installLines(section: Pick<Section, "id">) {
  return (Object.keys(runners) as (keyof typeof runners)[]).map((manager) => ({
    manager,
    line: `${runners[manager]} add ${namespace}/${getItemName(section)}`,
  }));
}

/**
 * What a project adds to its components.json. With `withToken` for what is for sale: the CLI refuses to ask anything of a registry
 * whose variable isn't set, so that free sections are better off without.
 */
export function formatComponentsJson({ withToken }: { withToken: boolean }): string {
  const registry = {
    url: getAbsoluteUrl(programUrls.registryItem("{name}")),
    params: { css: "src/index.css" },
    ...(withToken && { headers: { Authorization: `Bearer \${${tokenVariable}}` } }),
  };
  const text = JSON.stringify({ registries: { [namespace]: registry } }, null, 2);
  // Without the braces around it: it stands in an object that is there already.
  return text
    .split("\n")
    .slice(1, -1)
    .map((line) => line.slice(2))
    .join("\n");
}
