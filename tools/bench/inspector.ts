import { once } from "node:events";
import { WebSocket } from "undici";

/**
 * A number that a process gives by its inspector.
 * @param collected after a collection: the numbers of the system also count what waits for it
 */
export async function evaluate(inspector: number, expression: string, collected = false): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  const ask = async (method: string, params = {}) => {
    const answered = once(socket, "message");
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = (await answered) as [{ data: string }];
    return (JSON.parse(data) as { result: { result?: { value: number } } }).result.result?.value ?? 0;
  };
  try {
    if (collected) await ask("HeapProfiler.collectGarbage");
    return await ask("Runtime.evaluate", { expression });
  } finally {
    socket.close();
  }
}

/** What a process holds in memory once its garbage is collected, in bytes. */
export const heldMemory = (inspector: number): Promise<number> =>
  evaluate(inspector, "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())", true);
