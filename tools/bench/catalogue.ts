import { performance } from "node:perf_hooks";
import { gzipSync } from "node:zlib";
import { ensureProductionBuild } from "@/tools/dev/build";
import { createTerminalProgress } from "@/tools/dev/process/progress";
import { createStopSignal } from "@/tools/dev/process/stop-signal";
import { copyProject } from "@/tools/dev/project-copy";
import { root } from "@/tools/sections/server";
import { withTestShop } from "@/tools/test/run/test-shop";
import { fillCatalogue, listSectionFolders } from "./more-sections";

interface Size {
  raw: number;
  gzip: number;
}

interface Row {
  sections: number;
  build: number;
  index: Size;
  catalogue: Size;
  category: Size;
}

/**
 * Builds and serves the shop with more sections than there are, in a copy of the project, and prints what that costs as a
 * table in Markdown.
 * @param wanted how many sections: one number is measured beside today's, several by themselves
 */
export async function benchCatalogue(wanted: readonly number[]): Promise<void> {
  const signal = createStopSignal();
  const today = listSectionFolders(root).length;
  const counts = wanted.length > 1 ? wanted : [today, ...wanted];
  if (wanted.some((count) => !Number.isInteger(count) || count < today)) {
    throw new Error(`Say how many sections, ${today} or more: npm run bench -- catalogue 1000`);
  }
  const rows: Row[] = [];
  for (const count of [...new Set(counts)].sort((a, b) => a - b)) {
    if (signal.aborted) break;
    console.log(`${count} sections`);
    const { folder, remove } = copyProject(root);
    try {
      fillCatalogue(folder, count);
      const row = await measure(folder, count, signal);
      rows.push(row);
      console.log(line(row));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      remove();
    }
  }
  if (signal.aborted) process.exitCode = 130;
  console.log(table(rows));
}

async function measure(project: string, sections: number, signal: AbortSignal): Promise<Row> {
  const build = await seconds(() => ensureProductionBuild(project, undefined, createTerminalProgress(), signal));
  return withTestShop({ root: project, signal, print: () => {} }, async ({ E2E_ADDRESS = "" }) => ({
    sections,
    build,
    index: await sizeOf(`${E2E_ADDRESS}/search.json`),
    catalogue: await sizeOf(`${E2E_ADDRESS}/bullet/components`),
    category: await sizeOf(`${E2E_ADDRESS}/bullet/components/landing-page/sections/cta`),
  }));
}

async function sizeOf(url: string): Promise<Size> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  return { raw: body.byteLength, gzip: gzipSync(body).byteLength };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

const kilobytes = ({ raw, gzip }: Size) => `${(raw / 1000).toFixed(1)} / ${(gzip / 1000).toFixed(1)}`;

const columns: Record<string, (row: Row) => string | number> = {
  Sections: ({ sections }) => sections,
  "Build, s": ({ build }) => build.toFixed(0),
  "Search index, KB / gzip": ({ index }) => kilobytes(index),
  "a section, B gzip": ({ index, sections }) => (index.gzip / sections).toFixed(0),
  "Components page, KB / gzip": ({ catalogue }) => kilobytes(catalogue),
  "Category page, KB / gzip": ({ category }) => kilobytes(category),
};

const line = (row: Row) =>
  `| ${Object.values(columns)
    .map((cell) => cell(row))
    .join(" | ")} |`;

function table(rows: readonly Row[]): string {
  const names = Object.keys(columns);
  return [`| ${names.join(" | ")} |`, `|${names.map(() => " ---: ").join("|")}|`, ...rows.map(line)].join("\n");
}
