import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import { describe, expect, it } from "vitest";
import config from "@/next.config";

type Instruction = { word: string; rest: string };

/** The instructions of a Dockerfile, in stages that each begin with FROM; lines that go on are one. */
function stagesOf(text: string): Instruction[][] {
  const lines = text
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() && !line.trimStart().startsWith("#"));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, word = "", rest = ""] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? [];
    if (word.toUpperCase() === "FROM") stages.push([]);
    stages.at(-1)?.push({ word: word.toUpperCase(), rest: rest.trim() });
  }
  return stages;
}

/** What must not be in an image that runs, as sentences. */
function problemsOf(text: string): string[] {
  const stages = stagesOf(text);
  const names = new Set(stages.map(([from]) => / as (\S+)$/i.exec(from?.rest ?? "")?.[1]));
  const problems: string[] = [];
  for (const [from] of stages) {
    const image = from?.rest.split(/\s+/).find((part) => !part.startsWith("--")) ?? "";
    if (!names.has(image) && !/:(?!latest\b)[\w.-]+(@sha256:[\da-f]{64})?$/.test(image))
      problems.push(`${image} names no version`);
  }
  for (const { word, rest } of stages.flat()) {
    if ((word === "ARG" || word === "ENV") && /key|secret|token|passw|database_url|smtp_url/i.test(rest))
      problems.push(`${word} ${rest} stays in the image for everybody to read`);
    if (word === "ADD") problems.push(`ADD ${rest}: COPY says what it takes`);
    if (word === "COPY" && /(^|\s)\S*\.env\b/.test(rest)) problems.push(`COPY ${rest} has secrets in it`);
  }
  // The stages that are run: each with a CMD.
  for (const stage of stages.filter((all) => all.some(({ word }) => word === "CMD"))) {
    const user = stage.findLast(({ word }) => word === "USER")?.rest ?? "root";
    if (/^(root|0)(:|$)/.test(user)) problems.push(`${stage[0]?.rest} runs as root`);
  }
  const last = stages.at(-1) ?? [];
  const health = last.findLast(({ word }) => word === "HEALTHCHECK")?.rest ?? "NONE";
  if (!health.includes("CMD")) problems.push("the last stage has no health check");
  if (!last.some(({ word }) => word === "CMD")) problems.push("the last stage says not what to run");
  for (const { word, rest } of last)
    if (word === "COPY" && rest.includes("--chown"))
      problems.push(`COPY ${rest}: the server could change its own code`);
  return problems;
}

describe("the image", () => {
  it("runs as nobody in particular, watched, with a version to it and no secret in it", () => {
    expect(problemsOf(readFileSync("Dockerfile", "utf8"))).toEqual([]);
  });

  it("is built of code whose types were checked: Next's own build doesn't", () => {
    const builds = stagesOf(readFileSync("Dockerfile", "utf8"))
      .flat()
      .filter(({ rest }) => rest.includes("npm run build"));
    expect(builds.map(({ rest }) => /npm run typecheck && .*npm run build$/.test(rest))).toEqual([true]);
  });

  it("has neither tools nor stand-ins where a release is made, and no command of it needs one", async () => {
    const release = stagesOf(readFileSync("Dockerfile", "utf8")).find(([from]) => from?.rest.endsWith(" AS release"));
    const code =
      release?.filter(({ rest }) => /\/app\/(?:lib|prisma|tools\/release|components\/sections) /.test(rest)) ?? [];
    expect(code.map(({ rest }) => rest.split(" ")[0])).toEqual(Array(4).fill("--from=release-files"));
    const { metafile } = await build({
      entryPoints: [
        "prisma/migrate.ts",
        "prisma/seed.ts",
        "tools/release/publish-command.ts",
        "lib/admin/purge-command.ts",
        "lib/billing/reconcile/reconcile-command.ts",
      ],
      bundle: true,
      write: false,
      metafile: true,
      outdir: ".",
      platform: "node",
      format: "esm",
      packages: "external",
      conditions: ["react-server"],
      logLevel: "silent",
    });
    const left = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
      imports
        .filter(({ path, kind }) => kind !== "dynamic-import" && /^tools\/(?!release\/)/.test(path))
        .map(() => file),
    );
    expect(left.filter((file) => !/^tools\/(?!release\/)/.test(file))).toEqual([]);
  });

  // Without this, Next writes each page it has answered to a folder of the build, and tries again each time it can't.
  it("needs no disk to write to", () => {
    expect(config(PHASE_PRODUCTION_SERVER).experimental).toMatchObject({ isrFlushToDisk: false });
  });

  const good =
    "FROM node:22-slim AS base\nFROM base AS runner\nUSER node\nHEALTHCHECK --interval=9s \\\n CMD true\nCMD node";
  it.each([
    ["node:22-slim", "node:latest", "names no version"],
    ["node:22-slim", "node", "names no version"],
    ["node:22-slim", "registry:5000/node", "names no version"],
    ["USER node\n", "", "runs as root"],
    ["USER node", "USER 0:0", "runs as root"],
    ["USER node", "USER node\nUSER root", "runs as root"],
    ["HEALTHCHECK --interval=9s \\\n CMD true", "HEALTHCHECK NONE", "no health check"],
    ["USER node", "ARG PADDLE_API_KEY\nUSER node", "for everybody to read"],
    ["USER node", "ENV DATABASE_URL=postgres://x\nUSER node", "for everybody to read"],
    ["USER node", "COPY .env ./\nUSER node", "has secrets in it"],
    ["USER node", "ADD https://example.com/x ./\nUSER node", "COPY says"],
    ["USER node", "COPY --from=build --chown=node:node /app ./\nUSER node", "its own code"],
  ])("would be refused with %j as %j", (was, becomes, says) => {
    expect(problemsOf(good)).toEqual([]);
    expect(problemsOf(good.replace(was, becomes))).toEqual([expect.stringContaining(says)]);
  });
});
