import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "./list-files";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const documents = ["README.md", "CONTRIBUTING.md", ...listFiles(root, "docs").filter((path) => path.endsWith(".md"))];
/** Written by a command, each line as long as it comes. */
const generated = new Set(["docs/licences.md", "docs/faults.md", "docs/test-full.md"]);

const fence = /^ *(```|~~~)[\s\S]*?^ *\1$/gm;
/** The lines of a document; those of blocks of code are empty, so that numbers stay. */
function proseLines(document: string): string[] {
  return read(document)
    .replace(fence, (block) => block.replace(/[^\n]/g, ""))
    .split("\n");
}

/** The places where `pattern` is found in the prose of all documents, with what its first group holds. */
function findAll(pattern: RegExp): { document: string; line: number; found: string }[] {
  return documents.flatMap((document) =>
    proseLines(document).flatMap((text, index) =>
      [...text.matchAll(pattern)].map(([, found = ""]) => ({ document, line: index + 1, found })),
    ),
  );
}

describe("the documents", () => {
  it("have lines of at most 120 characters, but for tables and addresses of links", () => {
    const long = documents
      .filter((document) => !generated.has(document))
      .flatMap((document) =>
        proseLines(document).flatMap((text, index) =>
          !/^\s*\|/.test(text) && text.replace(/\]\([^)]*\)/g, "]").length > 120 ? [`${document}:${index + 1}`] : [],
        ),
      );
    expect(long).toEqual([]);
  });

  it("link to files and headings that exist", () => {
    const broken = findAll(/`[^`]*`|\]\(([^)\s]+)\)/g).filter(({ document, found }) => {
      if (found === "" || /^(https?|mailto):/.test(found)) return false;
      const [path, heading] = found.split("#");
      const target = path ? relative(root, join(root, dirname(document), path)) : document;
      return !existsSync(join(root, target)) || (heading !== undefined && !headingsOf(target).includes(heading));
    });
    expect(broken).toEqual([]);
  });

  it("name files that exist", () => {
    const missing = findAll(/`((?:lib|components|tools|e2e|app|prisma|deploy)\/[^`\s]+)`/g).filter(
      ({ found }) => !expandBraces(found).every(isThere),
    );
    expect(missing).toEqual([]);
  });

  it("name functions in the files that have them", () => {
    const named = documents.flatMap((document) =>
      [...read(document).matchAll(/`(\w+)`\s(?:in\s|of\s|\()`([^`\s]+\/[^`\s]+\.tsx?)`/g)].map(
        ([, name = "", path = ""]) => ({
          document,
          name,
          path,
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(({ name, path }) => !isThere(path) || !read(path).includes(name));
    expect(missing).toEqual([]);
  });
});

it("every decision is in the index", () => {
  const records = readdirSync(join(root, "docs/decisions")).filter((name) => name !== "README.md");
  const index = read("docs/decisions/README.md");
  expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  expect(records.filter((name) => !read(`docs/decisions/${name}`).startsWith(`# ${name.slice(0, 4)}: `))).toEqual([]);
});

/** The anchors of a document's headings, as GitHub makes them. */
function headingsOf(document: string): string[] {
  return proseLines(document).flatMap((text) => {
    const [, heading] = text.match(/^#+ (.*)$/) ?? [];
    if (!heading) return [];
    const bare = heading.replace(/\]\([^)]*\)/g, "").toLowerCase();
    return [bare.replace(/[^\p{L}\p{N}_ -]/gu, "").replaceAll(" ", "-")];
  });
}

function expandBraces(path: string): string[] {
  const [whole, choices] = path.match(/\{([^{}]*)\}/) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => expandBraces(path.replace(whole, () => choice)));
}

const files = ["lib", "components", "tools", "e2e", "app", "prisma", "deploy"].flatMap((folder) =>
  listFiles(root, folder),
);
/** What is made on the machine that has the checkout, such as certificates. */
const ignored = read(".gitignore").split("\n").filter(Boolean);

/** Whether a file or folder has this path, in which `*` and `<name>` stand for any name and `**` for any folders. */
function isThere(path: string): boolean {
  if (ignored.some((one) => path === one || path.startsWith(one.endsWith("/") ? one : `${one}/`))) return true;
  if (!/[*<]/.test(path)) return existsSync(join(root, path));
  const pattern = path
    .replace(/<[^>]*>/g, "*")
    .replace(/[.()[\]+^$?]/g, "\\$&")
    .replace(/\*\*\/|\*/g, (star) => (star === "*" ? "[^/]*" : "(?:.*/)?"));
  return files.some((file) => new RegExp(`^${pattern}(/|$)`).test(path.endsWith("/") ? `${dirname(file)}/` : file));
}
