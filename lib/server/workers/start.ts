import { Worker } from "node:worker_threads";
import { getEnv } from "@/lib/server/env";

/** In MB: what a worker may hold of JavaScript values. It is ended when it needs more. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Starts a worker of lib/worker.ts. It gets none of the server's secrets: what it reads was written by strangers.
 * The bundler makes a bundle of its own of what it finds here, so the address is written out.
 * @param warm whether it practises before it says that it is ready
 */
export function startWorker({ warm }: { warm: boolean }): Worker {
  return new Worker(new URL("../../worker.ts", import.meta.url), {
    resourceLimits: memory,
    env: { NODE_ENV: getEnv().NODE_ENV },
    workerData: { warm },
  });
}
