import { rmSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { gzipSync } from "node:zlib";
import { productionBuild } from "@/tools/dev/build";
import { freePort } from "@/tools/dev/process/processes";
import { terminalProgress } from "@/tools/dev/process/progress";
import { toldToStop } from "@/tools/dev/process/stop-signal";
import { copyProject } from "@/tools/dev/project-copy";
import { serveTree } from "@/tools/dev/server";
import { childEnvironment } from "@/tools/dev/settings";
import { root } from "@/tools/sections/server";
import { timeKeystrokes } from "./keystrokes";
import { fillCatalogue, sectionFolders } from "./more-sections";
import { type OwnServer, withOwnServer } from "./own-server";
import { planned } from "./tests";

/** Pages that are asked for before the server's memory is looked at. */
const asked = 200;

const pages = {
  index: "/search.json",
  catalogue: "/bullet/components",
  category: "/bullet/components/landing-page/sections/cta",
} as const;

interface Size {
  raw: number;
  gzip: number;
}

interface Row {
  sections: number;
  build: number;
  dev: number;
  sizes: Record<keyof typeof pages, Size>;
  keystroke: { median: number; worst: number };
  memory: number;
}

/**
 * Builds and serves the shop with more sections than there are, in a copy of the project, and prints what that costs as a
 * table in Markdown.
 * @param wanted how many sections: one number is measured beside today's and what is planned, several by themselves
 */
export async function benchCatalogue(wanted: readonly number[]): Promise<void> {
  const signal = toldToStop();
  const today = sectionFolders(root).length;
  const counts = wanted.length > 1 ? wanted : [today, planned, ...wanted];
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
  const build = await seconds(() => productionBuild(project, undefined, terminalProgress(), signal));
  return withOwnServer(
    async (server) => {
      await server.start();
      const sizes = {
        index: await sizeOf(server, pages.index),
        catalogue: await sizeOf(server, pages.catalogue),
        category: await sizeOf(server, pages.category),
      };
      await askPages(server);
      const memory = await server.residentMemory();
      const keystroke = await timeKeystrokes(server.address + pages.catalogue);
      await server.kill();
      signal.throwIfAborted();
      return { sections, build, dev: await devStart(project, server), sizes, keystroke, memory };
    },
    { root: project, signal },
  );
}

async function sizeOf({ address }: OwnServer, path: string): Promise<Size> {
  const response = await fetch(address + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  return { raw: body.byteLength, gzip: gzipSync(body).byteLength };
}

/** Asks for pages of the sitemap from all over it. */
async function askPages({ address }: OwnServer): Promise<void> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const step = Math.max(1, Math.floor(paths.length / asked));
  for (const path of paths.filter((_, place) => place % step === 0)) {
    await (await fetch(address + path)).arrayBuffer();
  }
}

/** From `next dev` without a cache to the first page. */
async function devStart(project: string, { environment }: OwnServer): Promise<number> {
  rmSync(join(project, ".next"), { recursive: true, force: true });
  const port = await freePort();
  const env = childEnvironment(environment, { NODE_ENV: "development" });
  let stop: (() => Promise<void>) | undefined;
  try {
    return await seconds(async () => {
      const server = await serveTree(project, { env, port, print: () => {} });
      stop = server.stop;
      const response = await fetch(`http://127.0.0.1:${port}/`);
      if (!response.ok) throw new Error(`The first page answers ${response.status}`);
      await response.arrayBuffer();
    });
  } finally {
    await stop?.();
  }
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
  "Dev start, s": ({ dev }) => dev.toFixed(1),
  "Search index, KB / gzip": ({ sizes }) => kilobytes(sizes.index),
  "a section, B gzip": ({ sizes, sections }) => (sizes.index.gzip / sections).toFixed(0),
  "Components page, KB / gzip": ({ sizes }) => kilobytes(sizes.catalogue),
  "Category page, KB / gzip": ({ sizes }) => kilobytes(sizes.category),
  "Keystroke, ms (worst)": ({ keystroke }) => `${keystroke.median.toFixed(1)} (${keystroke.worst.toFixed(1)})`,
  "Server, MB": ({ memory }) => (memory / 1024 / 1024).toFixed(0),
};

const line = (row: Row) =>
  `| ${Object.values(columns)
    .map((cell) => cell(row))
    .join(" | ")} |`;

function table(rows: readonly Row[]): string {
  const names = Object.keys(columns);
  return [`| ${names.join(" | ")} |`, `|${names.map(() => " ---: ").join("|")}|`, ...rows.map(line)].join("\n");
}
