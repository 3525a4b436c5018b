import noted from "./models.json" with { type: "json" };

/** A sample page of a builder that copies are tried on (e2e/support/hosts): as it is, with rules of an owner's template, with a CSS framework. */
export type HostModel = "bullet" | "super" | "hostile" | "framework";

/** What is noted of a model when it changes (`npm run evidence`, tools/sections/hashes/model-hash.ts). */
export interface ModelRecord {
  version: number;
  /** The day of this version, "2026-11-24". */
  since: string;
  /** Of its page, its styles and the packages it is made of. */
  hash: string;
}

/** The models as they are now. */
export const hostModels: Readonly<Record<HostModel, ModelRecord>> = noted;

/** What the site of a sample page is, in words. */
export const modelTitles: Readonly<Record<HostModel, string>> = {
  bullet: "Bullet",
  super: "Super",
  hostile: "Super, with a template’s own styles",
  framework: "Super, with a CSS framework",
};
