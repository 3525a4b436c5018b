import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOptions } from "esbuild";
import { type HostModel, hostModels, type ModelRecord } from "@/lib/hosts/models";
import { bundleTexts, getInstalledVersion } from "./sources";

const folder = "e2e/support/hosts";

/** The page of each model, and the packages it is made of. */
const made: Record<HostModel, { page: string; packages: string[] }> = {
  bullet: { page: "bullet.tsx", packages: ["react", "react-dom", "react-notion-x"] },
  super: { page: "super.tsx", packages: ["react", "react-dom"] },
  hostile: { page: "super.tsx", packages: ["react", "react-dom"] },
  framework: { page: "super.tsx", packages: ["react", "react-dom"] },
};

/** What differs between models, and has a hash of its own in each. */
const own = ["./bullet", "./super", "../../../lib/hosts/hosts"];

const models = Object.keys(made) as HostModel[];

/** The hash of each model: of its page with what is known of its builder, of the frame around all pages, its styles and its packages. */
export async function computeModelHashes(root: string): Promise<Record<HostModel, string>> {
  const frame = await bundled(root, ["client.tsx", "document.tsx"], { external: own });
  const styles = await stylesOf(root);
  const hashes = models.map(async (model) => {
    const { page, packages } = made[model];
    const hash = createHash("sha256")
      .update(frame)
      .update(await bundled(root, [page]));
    hash.update(styles(model));
    for (const name of packages) hash.update(getInstalledVersion(root, name));
    return [model, hash.digest("hex").slice(0, 16)] as const;
  });
  return Object.fromEntries(await Promise.all(hashes)) as Record<HostModel, string>;
}

/** What is to be noted of the models, by their hashes: one that changed has the next version. */
export function computeNextModels(
  before: Readonly<Record<HostModel, ModelRecord>>,
  hashes: Readonly<Record<HostModel, string>>,
  today: string,
): Record<HostModel, ModelRecord> {
  const next = models.map((model) => {
    const { version, hash } = before[model];
    const isSame = hash === hashes[model];
    return [model, isSame ? before[model] : { version: version + 1, since: today, hash: hashes[model] }] as const;
  });
  return Object.fromEntries(next) as Record<HostModel, ModelRecord>;
}

/** Notes the models as they are, and says which have a new version. */
export async function noteModels(root: string, today: string): Promise<Record<HostModel, ModelRecord>> {
  const next = computeNextModels(hostModels, await computeModelHashes(root), today);
  const changed = models.filter((model) => next[model] !== hostModels[model]);
  if (changed.length > 0) await writeFile(join(root, "lib/hosts/models.json"), `${JSON.stringify(next, null, 2)}\n`);
  for (const model of changed) console.log(`sample page ${model}: version ${next[model].version}`);
  return next;
}

async function bundled(root: string, names: readonly string[], options: BuildOptions = {}): Promise<string> {
  const texts = await bundleTexts(
    root,
    names.map((name) => `${folder}/${name}`),
    options,
  );
  return texts.join("\n");
}

/** The styles of models, from this root's own source. */
async function stylesOf(root: string): Promise<(model: HostModel) => string> {
  const place = JSON.stringify(pathToFileURL(join(root, folder, "styles.ts")).href);
  const code = await bundled(root, ["styles.ts"], { define: { "import.meta.url": place } });
  const loaded = (await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`)) as {
    hostStyles(model: HostModel): string;
  };
  return loaded.hostStyles;
}
