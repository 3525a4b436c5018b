/** Where a project's stylesheet lies, from the project's root. */
export interface StylesheetPlace {
  /** Its folder, which is empty or ends in a slash. */
  folder: string;
  /** Whether the CLI can write an import into it: it reads plain CSS alone. */
  isPlainCss: boolean;
}

/** Longer than systems take a path. */
const longestPath = 4_096;

/** What the CLI refuses in a target, and ends with: it decodes `%`, and takes two dots for the way out but in `[...slug]`. */
const isRefused = (path: string) => /[%\p{Cc}]/u.test(path) || path.replace(/\[\.\.\..*?\]/g, "").includes("..");

/**
 * Reads a path of components.json as the CLI does.
 * @returns undefined for what lies outside of the project, such as in another package of a workspace, and what the CLI would refuse
 */
export function parseStylesheetPlace(css: string): StylesheetPlace | undefined {
  const path = css.trim().replaceAll("\\", "/");
  if (path.length > longestPath || /^(?:\/|[a-z]:)/i.test(path)) return undefined;
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "" && part !== ".") parts.push(part);
  }
  const name = parts.pop() ?? "";
  if (!/\.[a-z]+$/i.test(name) || isRefused([...parts, name].join("/"))) return undefined;
  return { folder: parts.map((part) => `${part}/`).join(""), isPlainCss: /\.(?:css|pcss|postcss)$/i.test(name) };
}
