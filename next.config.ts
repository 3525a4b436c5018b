import type { NextConfig } from "next";

const config: NextConfig = {
  output: "standalone",
  // Said, not guessed: a lock file in a folder above would move the root there.
  outputFileTracingRoot: import.meta.dirname,
  poweredByHeader: false,
  // Read as text at run time (lib/delivery/css-text.ts).
  outputFileTracingIncludes: { "/*": ["./components/sections/**/*.css", "./lib/delivery/*.css"] },
  // `npm test` checks types; whoever starts the shop need not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true },
  turbopack: {
    root: import.meta.dirname,
    // `?raw` imports of section sources: the file a buyer copies is the file that renders.
    rules: {
      "*.tsx": { condition: { query: "?raw" }, type: "text" },
    },
  },
};

export default config;
