import type { NextConfig } from "next";

const config: NextConfig = {
  output: "standalone",
  poweredByHeader: false,
  experimental: { globalNotFound: true },
  turbopack: {
    // `?raw` imports of section sources: the file a buyer copies is the file that renders.
    rules: {
      "*.tsx": { condition: { query: "?raw" }, type: "text" },
      "*.css": { condition: { query: "?raw" }, type: "text" },
    },
  },
};

export default config;
