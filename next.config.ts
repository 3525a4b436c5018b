import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { adminRewrites } from "./lib/admin/rewrites";
import { markdownRewrites } from "./lib/api/markdown/rewrites";
import { ownPricesRewrite } from "./lib/billing/own-prices";
import { brand } from "./lib/brand";
import { oldArtRewrites } from "./lib/code/markup/legacy-art";
import { maxPostBytes } from "./lib/server/admission/post-size";
import { buildHeaderRules } from "./lib/server/headers/headers";
import { listHostRedirects } from "./lib/server/request/host-redirects";
import { buildName } from "./tools/release/build-name";

// Empty counts as unset, as everywhere.
const siteUrl = process.env.SITE_URL || "";

const migrations = readdirSync(join(import.meta.dirname, "prisma/migrations"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// Packages that only the server uses, loaded from node_modules as they are: in the bundle each stood in several chunks, and was a
// quarter of what is compiled.
const unbundled = [
  "@modelcontextprotocol/server",
  "@opentelemetry/api",
  "@opentelemetry/context-async-hooks",
  "@opentelemetry/exporter-metrics-otlp-http",
  "@opentelemetry/exporter-trace-otlp-http",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-metrics",
  "@opentelemetry/sdk-trace",
  "@paddle/paddle-node-sdk",
  "@prisma/adapter-pg",
  "cheerio",
  // In development alone: a build compiles beforehand (lib/code/notion/load-compiled.ts).
  "esbuild",
  "hast-util-from-html",
  "hast-util-select",
  "hast-util-to-html",
  "hast-util-to-mdast",
  "ipaddr.js",
  "jose",
  "lru-cache",
  "mdast-util-from-markdown",
  "mdast-util-gfm-strikethrough",
  "mdast-util-gfm-table",
  "mdast-util-to-markdown",
  "micromark-extension-gfm-table",
  "nodemailer",
  "postcss",
  "postcss-selector-parser",
  "postcss-value-parser",
  "rate-limiter-flexible",
  "tailwindcss",
  "undici",
  "unist-util-visit",
  "woff2-encoder",
  "zod",
];

const config = (build: string): NextConfig => ({
  output: "standalone",
  // Said, not guessed: a lock file in a folder above would move the root there.
  outputFileTracingRoot: import.meta.dirname,
  poweredByHeader: false,
  serverExternalPackages: unbundled,
  // Read as text at run time (lib/code/css/css-text.ts).
  // So are typefaces and art that a frame has inside (lib/code/formats/frame).
  outputFileTracingIncludes: {
    "/*": [
      "./components/sections/**/*.css",
      "./lib/code/formats/callout/*.css",
      "./public/fonts/*.woff2",
      "./public/art/**/*.svg",
      // Read as it lies (lib/code/formats/frame/subset-font.ts), with its licence.
      "./node_modules/harfbuzzjs/{LICENSE,package.json,dist/harfbuzz-subset.wasm}",
    ],
  },
  generateBuildId: () => build,
  // Facts of the build, read by lib/server/env.ts: its public address (decision 0021), its name
  // (decision 0037) and the migrations it needs.
  env: { SILCROW_BUILT_FOR: siteUrl, SILCROW_BUILD: build, SILCROW_MIGRATIONS: migrations.join(",") },
  redirects: async () => [
    ...listHostRedirects(new URL(siteUrl || brand.address).origin),
    // Where people cut an address short.
    { source: "/:product(bullet|super)", destination: "/:product/components", permanent: true },
  ],
  headers: async () => buildHeaderRules(siteUrl),
  rewrites: async () => ({
    beforeFiles: [...adminRewrites, ...markdownRewrites, ownPricesRewrite],
    afterFiles: oldArtRewrites,
  }),
  // Pages of one worker share its thread, and the clock counts them all: a busy machine is no reason to fail a build.
  staticPageGenerationTimeout: 300,
  // Pictures are made in their sizes beforehand: nothing is to be resized on request.
  images: { unoptimized: true },
  // `npm test` checks types; whoever starts the shop need not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    serverActions: { bodySizeLimit: maxPostBytes },
    // Pages are as they were built until the next build: a server that runs writes nothing to its disk, which may be read-only.
    isrFlushToDisk: false,
    // Next leaves one to itself, and has nothing to do while pages are made: on two processors that is half the machine.
    cpus: availableParallelism(),
    // A build is named by its inputs and made once: nobody would read what Turbopack would note for the next one, at a third of the time.
    turbopackFileSystemCacheForBuild: false,
    // Minifying code that never leaves the server would be a fifth of compiling.
    turbopackMinify: { server: false, client: true, edge: true },
    // Of the server's code nobody reads them: it runs without, and in development they are there.
    turbopackSourceMaps: build === "development",
  },
  turbopack: {
    root: import.meta.dirname,
    // `?raw` imports of section sources: the file a buyer copies is the file that renders.
    rules: {
      "*.tsx": { condition: { query: "?raw" }, type: "text" },
    },
  },
});

export default (phase: string): NextConfig =>
  config(phase === PHASE_PRODUCTION_BUILD ? buildName(import.meta.dirname, siteUrl) : "development");
