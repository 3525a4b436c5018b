import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getToolFile } from "./tools.ts";

const modules = join(process.cwd(), "node_modules");

/** What a fresh project of Vite, React and Tailwind 4 has, and what `shadcn init` leaves in it. */
const files = (settings: Settings) => ({
  "package.json": JSON.stringify({
    name: "fresh",
    private: true,
    type: "module",
    dependencies: { react: "*", "react-dom": "*", tailwindcss: "*" },
    devDependencies: { vite: "*", "@tailwindcss/postcss": "*" },
  }),
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      target: "ES2022",
      module: "ESNext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ["vite/client"],
      paths: { "@/*": ["./src/*"] },
    },
    include: ["src"],
  }),
  "vite.config.ts": `export default { base: "./", resolve: { alias: { "@": import.meta.dirname + "/src" } } };\n`,
  "postcss.config.mjs": `export default { plugins: { "@tailwindcss/postcss": {} } };\n`,
  "index.html": `<!doctype html><title>Fresh</title><div id="root"></div><script type="module" src="/src/main.tsx"></script>`,
  "src/index.css": `@import "tailwindcss";\n`,
  "components.json": buildComponentsFile(settings),
});

/** What components.json says beside what `shadcn init` writes. */
interface Settings {
  registries?: object;
  tailwind?: object;
  aliases?: object;
  [name: string]: unknown;
}

/** A components.json. */
export function buildComponentsFile({ tailwind, aliases, ...settings }: Settings): string {
  return JSON.stringify({
    $schema: "https://ui.shadcn.com/schema.json",
    style: "new-york",
    rsc: false,
    tsx: true,
    ...settings,
    tailwind: { config: "", css: "src/index.css", baseColor: "neutral", cssVariables: true, ...tailwind },
    aliases: { components: "@/components", utils: "@/lib/utils", ...aliases },
  });
}

/** Runs a program of the project's to its end. */
function run(folder: string, args: string[], env: Record<string, string | undefined>) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const program = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 90_000,
    });
    let output = "";
    for (const stream of [program.stdout, program.stderr]) {
      stream.on("data", (part: Buffer) => {
        output += part.toString();
      });
    }
    program.on("error", reject);
    program.on("close", (code) => resolve({ code, output }));
  });
}

/**
 * A project that the shadcn CLI works in, with the registries of its components.json. What the CLI asks of its own registry goes to a
 * stand-in on this machine; `asked` is what that was.
 * @param settings of components.json
 * @param more files of it, in place of those of the same path
 */
export async function createShadcnProject(settings: Settings, more: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "silcrow-shadcn-"));
  for (const [path, text] of Object.entries({ ...files(settings), ...more })) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(modules, join(folder, "node_modules"));
  const asked: string[] = [];
  const none = { light: {}, dark: {} };
  const colours = { inlineColors: none, cssVars: none, inlineColorsTemplate: "", cssVarsTemplate: "" };
  const standIn = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.setHeader("content-type", "application/json");
    if (!url.startsWith("/r/colors/")) response.statusCode = 404;
    response.end(JSON.stringify(colours));
  });
  await new Promise<void>((resolve) => standIn.listen(0, "127.0.0.1", resolve));
  const REGISTRY_URL = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/r`;
  return {
    folder,
    asked,
    read: (path: string) => readFileSync(join(folder, path), "utf8"),
    write: (path: string, text: string) => writeFileSync(join(folder, path), text),
    list: (path: string) => readdirSync(join(folder, path), { recursive: true, encoding: "utf8" }).sort(),
    /** The CLI, as `npx shadcn` runs it; `SILCROW_TOKEN` is what the project has in its environment. */
    shadcn: async (args: string[], SILCROW_TOKEN?: string, within = "") =>
      run(join(folder, within), [await getToolFile("projects", "shadcn/dist/index.js"), ...args], {
        REGISTRY_URL,
        SILCROW_TOKEN,
      }),
    typecheck: () => run(folder, [join(modules, "typescript/bin/tsc")], {}),
    build: () => run(folder, [join(modules, "vite/bin/vite.js"), "build"], { NODE_ENV: "production" }),
    async remove() {
      await new Promise((resolve) => standIn.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
