import { existsSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { errorDocumentStart, guardErrorDocuments, hasKnownErrorDocuments } from "@/lib/server/guard/error-documents";
import { guardScript } from "@/lib/server/guard/guard";
import { getActionsFile } from "@/lib/server/headers/actions";
import { logError } from "@/lib/server/log";
import { getThreadId, readThreadTime } from "@/lib/server/workers/thread-time";
import { leaveUnwatched, maxRequestsPerConnection } from "./connections";

/** What this process relies on in Node's and Next's insides, where another version may have something else, and what doesn't hold then. */
const consequences = {
  "requests of a connection counted":
    "a connection is good for any number of requests (lib/server/process/connections.ts)",
  "the end of a connection announced":
    "the request after the last one of a connection is lost (lib/server/process/hop-by-hop.ts)",
  "the address of a connection": "limits take visitors' word for their address (lib/server/request/remote-address.ts)",
  "the backlog of a connection":
    "who reads nothing may be taken for who reads slowly (lib/server/process/stalled-responses.ts)",
  "the list of the build's actions":
    "calls of actions that there aren't wait with the others (lib/server/headers/actions.ts)",
  "the documents of pages that fail":
    "pages that fail or aren't there are sent empty and without the guard (lib/server/guard/error-documents.ts)",
  "the processor time of a thread": "jobs of workers are measured by the clock (lib/server/workers/thread-time.ts)",
} as const;

export type Hook = keyof typeof consequences;

/** Tries what this process relies on, on a server of its own, and logs what isn't there. To be called when everything is set up. */
export async function checkHooks(patience?: number, folder?: string): Promise<void> {
  for (const hook of await findMissingHooks(patience, folder))
    logError("Hook not found", undefined, { hook, so: consequences[hook] });
}

/**
 * The hooks that aren't there.
 * @param patience how long a connection may stand still before it is taken for one that nothing ends, in ms: a server that starts has
 * much to do
 * @param folder where the server runs
 */
export async function findMissingHooks(patience = 30_000, folder = process.cwd()): Promise<Hook[]> {
  const whole = await askOwnServer(maxRequestsPerConnection, patience);
  const tooMany = await askOwnServer(2 * maxRequestsPerConnection, patience);
  const endings = [...whole.answers.matchAll(/^connection: ([\w-]+)/gim)].map(([, said]) => said);
  const found: Record<Hook, boolean> = {
    "requests of a connection counted": tooMany.begun <= maxRequestsPerConnection,
    "the end of a connection announced": endings.indexOf("close") === maxRequestsPerConnection - 1,
    "the address of a connection": whole.forwarded === "192.0.2.1, 127.0.0.1",
    "the backlog of a connection": typeof whole.backlog === "number",
    "the documents of pages that fail": whole.answers.includes(guardScript) && hasKnownErrorDocuments(folder),
    "the list of the build's actions": existsSync(getActionsFile()),
    "the processor time of a thread": process.platform !== "linux" || readThreadTime(getThreadId()) !== undefined,
  };
  return (Object.keys(found) as Hook[]).filter((hook) => !found[hook]);
}

/** Asked while the connection is open: afterwards there is none. */
const getBacklog = ({ socket }: IncomingMessage) =>
  (socket as { _handle?: { writeQueueSize?: unknown } | null })._handle?.writeQueueSize;

/** So many requests sent at once to a server of this process that nobody else knows. */
async function askOwnServer(count: number, patience: number) {
  // Of a folder without a build: into each document the guard is put.
  const guardErrors = guardErrorDocuments("");
  const seen = { begun: 0, forwarded: "", backlog: undefined as unknown };
  const server = createServer((request, response) => {
    seen.begun++;
    seen.forwarded = String(request.headers["x-forwarded-for"]);
    seen.backlog ??= getBacklog(request);
    guardErrors(response);
    // As libraries do that know of no connection.
    response.writeHead(500, { connection: "keep-alive" });
    response.write(errorDocumentStart);
    response.end();
  });
  leaveUnwatched(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  // Where nothing else ends it.
  client.setTimeout(patience, () => client.destroy());
  client.write("GET / HTTP/1.1\r\nhost: here\r\nx-forwarded-for: 192.0.2.1\r\n\r\n".repeat(count));
  let answers = "";
  client.setEncoding("latin1").on("data", (piece: string) => {
    answers += piece;
  });
  // Its failure is an end like any other.
  client.on("error", () => {});
  await new Promise((resolve) => client.once("close", resolve));
  server.closeAllConnections();
  server.close();
  return { ...seen, answers };
}
