import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import next from "next/package.json" with { type: "json" };
import { findFreePort } from "@/tools/dev/process/processes";
import { type Run, run } from "@/tools/dev/process/run-command";
import { type Server, serveBuild } from "@/tools/dev/server";
import { buildChildEnvironment } from "@/tools/dev/settings";

const files = {
  "package.json": JSON.stringify({ private: true, type: "module" }),
  "app/layout.jsx": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  "app/page.jsx": `export const metadata = { title: "Bare" };
export default function Page() {
  return <h1>Nothing else</h1>;
}
`,
};

/**
 * The least that Next can serve: one layout, one page, a heading, built and started from the shop's own copy of Next. What
 * the shop weighs and takes beyond it is our doing. The build is kept in .local/bare, one for each version of Next.
 * @returns its address and how to stop it
 */
export async function serveBarePage(here: Run): Promise<{ address: string; stop(): Promise<void> }> {
  const { root } = here;
  const folder = join(root, ".local/bare", next.version);
  if (!existsSync(folder)) await build(here, folder);
  const port = await findFreePort();
  const server: Server = await serveBuild(folder, {
    env: buildChildEnvironment({}, { NODE_ENV: "production" }),
    port,
    print: () => undefined,
  });
  return { address: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}

async function build(here: Run, folder: string): Promise<void> {
  const { root } = here;
  // Within the project, so that Next is found; a build that was cut short never gets the name.
  const half = `${folder}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(join(half, "app"), { recursive: true });
  const config = { output: "standalone", outputFileTracingRoot: root, turbopack: { root } };
  writeFileSync(join(half, "next.config.mjs"), `export default ${JSON.stringify(config)};\n`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(half, name), text);
  const code = await run(
    [join(root, "node_modules/next/dist/bin/next"), "build", half],
    here,
    buildChildEnvironment({}, { NODE_ENV: "production" }),
  );
  if (code !== 0) throw new Error("The bare page could not be built");
  const standalone = join(half, ".next/standalone");
  const server = join(standalone, relative(root, half));
  cpSync(join(half, ".next/static"), join(server, ".next/static"), { recursive: true });
  cpSync(join(standalone, "node_modules"), join(server, "node_modules"), { recursive: true, verbatimSymlinks: true });
  renameSync(server, folder);
  rmSync(half, { recursive: true, force: true });
}
