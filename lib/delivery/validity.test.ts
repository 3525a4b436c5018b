import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { products } from "@/lib/catalogue/products";
import { deliver } from "./deliver";
import { previewDocument } from "./preview";

const run = promisify(execFile);
const hasJava = await run("java", ["-version"]).then(
  () => true,
  () => false,
);
if (!hasJava) console.info("Skipped: the Nu HTML checker needs java, and there is none on this machine.");

/** The Nu checker's messages on all files at once: starting it takes longer than reading them. */
async function check(files: string[]): Promise<string[]> {
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  // Its stylesheet half does not know light-dark(), container units and nesting yet.
  const options = ["--format", "json", "--errors-only", "--exit-zero-always", "--filterpattern", "CSS: .*"];
  const { stderr } = await run("java", ["-jar", jar, ...options, ...files], { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stderr) as { messages: { url: string; lastLine: number; message: string }[] };
  return messages.map(({ url, lastLine, message }) => `${url.split("/").at(-1)}:${lastLine} ${message}`);
}

test.skipIf(!hasJava)(
  "previews and scoped copies are valid HTML",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "silcrow-validity-"));
    try {
      const files: string[] = [];
      for (const section of listSections()) {
        // A callout card is a stylesheet; the markup of its preview is the builders', faults included.
        if (section.category === "callout-card") continue;
        for (const product of products.filter((line) => section.lines.includes(line))) {
          const file = join(folder, `${section.id}-${product}.html`);
          await writeFile(file, (await previewDocument(product, section.id)) ?? "");
          files.push(file);
        }
        const { code } = await deliver({ section, product: "bullet", format: "no-script", origin: "" });
        const file = join(folder, `${section.id}-no-script.html`);
        // Its stylesheet follows its markup as it would in a page; where it stands is not what is checked here.
        const [markup = "", style = ""] = code.split(/(?=<style>)/);
        await writeFile(
          file,
          `<!doctype html><html lang="en"><head><title>x</title>${style}</head><body>${markup}</body></html>`,
        );
        files.push(file);
      }
      expect(await check(files)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
