import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "@/tools/test/list-files";

// Whoever adds an admin page or action is told here when it forgets to ask who is there.

const root = join(import.meta.dirname, "..", "..", "..");
const filesOf = (...folders: string[]) =>
  folders.flatMap((folder) => listFiles(root, folder)).filter((path) => /\.tsx?$/.test(path));
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const folder = "app/(site)/account/admin";

/** The body of the component that a page or layout exports. */
function bodyOf(text: string): string {
  const [, body] = /export default async function \w+\([\s\S]*?\) \{\n([\s\S]*)$/.exec(text) ?? [];
  return body ?? "";
}

describe("the admin pages", () => {
  const pages = filesOf(folder).filter((path) => /\/(page|layout)\.tsx$/.test(path));

  it("are found", () => {
    expect(pages.length).toBeGreaterThan(10);
  });

  it.each(pages)("%s asks for an admin before anything else", (path) => {
    expect(bodyOf(textOf(path)).trimStart()).toMatch(/^await requireAdmin\(\);/);
  });

  it.each(pages.filter((path) => path.endsWith("/page.tsx")))("%s tells its title to admins only", (path) => {
    expect(textOf(path)).toMatch(/^export const generateMetadata = createAdminMetadata\(\s*"/m);
    expect(textOf(path)).not.toMatch(/export const metadata\b/);
  });

  it("have nothing beside them that answers", () => {
    const others = filesOf(folder).filter((path) => !pages.includes(path));
    expect(others, "routes, loading and error files need a guard of their own, and a test").toEqual([]);
  });
});

describe("the admin actions", () => {
  const files = filesOf("lib/admin").filter((path) => /^["']use server["']/m.test(textOf(path)));

  it("stand in one file", () => {
    expect(files).toEqual(["lib/admin/actions.ts"]);
  });

  it("are all made by createAdminAction", () => {
    const exported = textOf("lib/admin/actions.ts").match(/^export .*/gm) ?? [];
    expect(exported.length).toBeGreaterThan(8);
    for (const line of exported) expect(line).toMatch(/^export const \w+ = createAdminAction\(/);
  });

  it("are the only way to what admins do", () => {
    const sources = filesOf("app", "components", "lib").filter(
      (path) => !isTest(path) && !path.startsWith("lib/admin/"),
    );
    const acting = sources.filter((path) => /@\/lib\/admin\/.*mutations"/.test(textOf(path)));
    expect(acting).toEqual([]);
  });
});

it("no code changes or deletes rows of the audit", () => {
  const sources = filesOf("app", "components", "lib", "prisma").filter((path) => !isTest(path));
  const writers = sources.filter((path) => /adminAudit\s*\.\s*(?!create\(|findMany\()|admin_audit/.test(textOf(path)));
  expect(writers).toEqual([]);
  expect(sources.filter((path) => textOf(path).includes("adminAudit.create("))).toEqual(["lib/admin/audit/record.ts"]);
});
