import { chmodSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { type LoopbackServer, serveLoopback } from "../process/loopback.ts";

/** What deploy/roll.sh asks for: its words, and what it gives on standard input. The answer is printed. */
export type Command = (words: string[], input: string) => Promise<string>;

/**
 * A driver for deploy/roll.sh that hands each command to this process.
 * @param file where the driver is written
 */
export async function serveDriver(file: string, run: Command): Promise<LoopbackServer> {
  const server = await serveLoopback(() => async (request, response) => {
    const words = new URL(request.url ?? "", "http://localhost").searchParams.getAll("word");
    try {
      response.end(await run(words, await text(request)));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  const script = `
    const words = process.argv.slice(1);
    const query = new URLSearchParams(words.map((word) => ["word", word]));
    const chunks = [];
    if (words[0] === "write") for await (const chunk of process.stdin) chunks.push(chunk);
    const answer = await fetch("${server.url}/?" + query, { method: "POST", body: Buffer.concat(chunks) });
    const said = await answer.text();
    if (said) (answer.ok ? console.log : console.error)(said);
    process.exit(answer.ok ? 0 : 1);`;
  const quoted = `'${script.replaceAll("'", `'\\''`)}'`;
  writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' --input-type=module -e ${quoted} -- "$@"\n`);
  chmodSync(file, 0o755);
  return server;
}
