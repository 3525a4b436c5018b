import { AsyncLocalStorage } from "node:async_hooks";

/** One for the process, however often this module is bundled. */
const shared = globalThis as { silcrowRequests?: AsyncLocalStorage<string> };

/** Does `work`, and everything that follows from it, under the id of a request. */
export function runAsRequest<T>(id: string, work: () => T): T {
  shared.silcrowRequests ??= new AsyncLocalStorage();
  return shared.silcrowRequests.run(id, work);
}

/** The id of the request that is being answered, also in what goes on after its answer; undefined outside one. */
export const getRequestId = (): string | undefined => shared.silcrowRequests?.getStore();
