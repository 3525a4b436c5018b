import "server-only";
import { after } from "next/server";

/**
 * Does what nobody waits for once the answer is sent; a server that is asked to stop finishes it first. Outside a request
 * (a command, a test) it is done at once.
 * @param work has to deal with its own failures
 */
export function runAfterResponse(work: () => Promise<void>): void {
  try {
    after(work);
  } catch {
    void work();
  }
}
