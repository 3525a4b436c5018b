import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Section } from "@/lib/catalogue/catalogue";
import { getMountPosition } from "@/lib/catalogue/paste-target";
import { widths } from "@/lib/code/markup/width";
import { listFormats } from "@/lib/code/metadata/format";
import { getFolder, listCases } from "@/tools/sections/proof-cases";
import { createPrints } from "./prints";
import { bundleTexts, getInstalledVersion } from "./sources";

/** What headers and footers are tried by is no part of the other sections' evidence, nor theirs of these. */
const proofs = { section: ["pasted", "wide", "light", "callout"], element: ["placed", "light"] };

/** The hash of how each kind of section is tried. */
export type ProofHashes = Record<keyof typeof proofs, string>;

const models = ["client.tsx", "document.tsx", "server.ts"].map((name) => `e2e/support/hosts/${name}`);

/** Packages whose code or styles the model pages are made of. */
const packages = ["react", "react-dom", "react-notion-x", "vue"];

/**
 * The hashes of how sections are tried: of the proofs, the model pages and everything of ours that they import. Comments and
 * formatting are no part of it.
 */
export async function computeProofHashes(root: string): Promise<ProofHashes> {
  const [section, element] = await Promise.all([hashOf(root, proofs.section), hashOf(root, proofs.element)]);
  return { section, element };
}

async function hashOf(root: string, names: readonly string[]): Promise<string> {
  const proofsOf = names.map((name) => `e2e/support/proofs/${name}.ts`);
  const hash = createHash("sha256");
  // The cameras open browsers by `runPlaywright`, the tests' runner by the same library of the same version: the proofs are as they were.
  const alias = { "@": root, playwright: "@playwright/test" };
  for (const text of await bundleTexts(root, [...proofsOf, ...models], { alias })) hash.update(text);
  for (const name of packages) hash.update(getInstalledVersion(root, name));
  return hash.digest("hex");
}

/** The formats that evidence is about: Tailwind's is tried in projects (e2e/code/projects.spec.ts). */
export const listTriedFormats = (section: Pick<Section, "category">) =>
  listFormats(section).filter((format) => format !== "tailwind");

/**
 * The hash of what a section's evidence is about: every copy without what it says of itself, the previews these are compared with, the pictures in them,
 * and how it was tried.
 * @param how of `computeProofHashes`
 * @param prints where others need the same prints as well
 */
export async function computeEvidenceHash(
  section: Section,
  how: ProofHashes,
  root: string,
  prints = createPrints(),
): Promise<string> {
  const hash = createHash("sha256")
    .update(how[getMountPosition(section) ? "element" : "section"])
    .update(JSON.stringify(listCases(section)));
  const pictures = new Set<string>();
  const add = (text: string) => {
    hash.update(text);
    for (const [path] of text.matchAll(/\/(?:art|fonts)\/[\w./-]+/g)) pictures.add(path);
  };
  for (const product of section.lines) {
    for (const format of listTriedFormats(section)) {
      for (const width of format === "paste" ? widths : [undefined]) {
        const { files } = await prints.copy({ section, product, format, width, origin: "", isBare: true });
        for (const { name, code } of files) add(`${getFolder(section)} ${product} ${format} ${name}\n${code}`);
      }
    }
    for (const width of [undefined, "column"] as const) add(await prints.preview(product, section.id, { width }));
    for (const { content } of section.examples)
      add(await prints.preview(product, section.id, { content, width: "column" }));
  }
  for (const path of [...pictures].sort()) hash.update(path).update(readFileSync(join(root, "public", path)));
  return hash.digest("hex").slice(0, 16);
}
