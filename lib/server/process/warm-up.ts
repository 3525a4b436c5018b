/** What takes its first asker, and everybody else meanwhile, a few hundred milliseconds: a search makes the list of the registry, too. The others refuse to be read, once their modules are there. */
export const slowAtFirst = [
  "/r/registry.json?q=hero",
  "/mcp",
  "/api/functions/previewComponent",
  "/docs/api.md",
  "/about-us.md",
  "/s/none",
];

/** How often it is tried until the server answers, and how long apart in ms. */
const tries = { most: 60, apart: 1_000 };

/**
 * Asks a server that is about to listen for what it makes once, before anybody else does. By a request, since each route has modules of its
 * own that are read when it is first asked. Never rejects.
 * @param port where this process will answer
 */
export async function warmUp(port: number, { most, apart } = tries): Promise<void> {
  for (const path of slowAtFirst) {
    let isAnswered = false;
    for (let time = 0; time < most && !isAnswered; time++) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      isAnswered = answer !== undefined;
      if (!isAnswered) await new Promise((resolve) => setTimeout(resolve, apart).unref());
    }
    if (!isAnswered) return;
  }
}
