import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Section } from "@/lib/catalogue/catalogue";
import { deliver, formatsOf } from "@/lib/delivery/deliver";
import { previewDocument } from "@/lib/delivery/preview";
import { widths } from "@/lib/delivery/width";
import { casesOf, folderOf } from "./proof-cases";

const proofs = ["pasted", "wide", "light", "placed", "callout"].map((name) => `e2e/support/proofs/${name}.ts`);
const models = ["client.tsx", "document.tsx", "server.ts"].map((name) => `e2e/support/hosts/${name}`);

/** Packages whose code or styles the model pages are made of. */
const packages = ["react", "react-dom", "react-notion-x", "vue"];

/**
 * The hash of how sections are tried: the proofs, the model pages and everything of ours that they import. Comments and
 * formatting are no part of it.
 */
export async function proofsHash(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...proofs, ...models],
    bundle: true,
    write: false,
    outdir: "unwritten",
    packages: "external",
    format: "esm",
    platform: "node",
    jsx: "automatic",
    minifyWhitespace: true,
    legalComments: "none",
    alias: { "@": root },
    logLevel: "error",
  });
  const hash = createHash("sha256");
  for (const { text } of outputFiles) hash.update(text);
  for (const name of packages) {
    const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
    hash.update(`${name} ${version}`);
  }
  return hash.digest("hex");
}

/**
 * The hash of what a section's evidence is about: every copy, the previews these are compared with, the pictures in them,
 * and how it was tried.
 * @param how of `proofsHash`
 */
export async function evidenceHash(section: Section, how: string, root: string): Promise<string> {
  const hash = createHash("sha256")
    .update(how)
    .update(JSON.stringify(casesOf(section)));
  const pictures = new Set<string>();
  const add = (text: string) => {
    hash.update(text);
    for (const [path] of text.matchAll(/\/(?:art|fonts)\/[\w./-]+/g)) pictures.add(path);
  };
  for (const product of section.lines) {
    for (const format of formatsOf(section)) {
      for (const width of format === "paste" ? widths : [undefined]) {
        const { files } = await deliver({ section, product, format, width, origin: "" });
        for (const { name, code } of files) add(`${folderOf(section)} ${product} ${format} ${name}\n${code}`);
      }
    }
    for (const width of [undefined, "column"] as const)
      add((await previewDocument(product, section.id, { width })) ?? "");
    for (const { content } of section.examples)
      add((await previewDocument(product, section.id, { content, width: "column" })) ?? "");
  }
  for (const path of [...pictures].sort()) hash.update(path).update(readFileSync(join(root, "public", path)));
  return hash.digest("hex").slice(0, 16);
}
