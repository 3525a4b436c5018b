import { parentPort, workerData } from "node:worker_threads";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { products } from "@/lib/hosts/products";
import { codeJobs } from "./code/jobs";
import { listFormats } from "./code/metadata/format";
import type { JobTable } from "./server/workers/job";
import { type JobMessage, toSentError, type WorkerMessage } from "./server/workers/messages";
import { getThreadId } from "./server/workers/thread-time";
import { siteJobs } from "./sites/jobs";

// A worker of the pool: does one job after the other until it is ended from outside.

const jobs = { ...codeJobs, ...siteJobs } satisfies JobTable;

const send = (message: WorkerMessage) => parentPort?.postMessage(message);

async function handleJob({ name, input }: JobMessage): Promise<void> {
  try {
    if (!Object.hasOwn(jobs, name)) throw new Error(`there is no job ${name}`);
    const job = jobs[name as keyof typeof jobs] as (input: unknown) => unknown;
    send({ kind: "done", value: await job(input) });
  } catch (error) {
    send({ kind: "failed", error: toSentError(error) });
  }
}

parentPort?.on("message", handleJob);

/** Draws and prints a section in all ways: a grammar alone takes most of a job's time when it is first used. */
async function practise(section: Section): Promise<void> {
  const [product = products[0]] = section.lines;
  await jobs.previewDocument({ product, id: section.id });
  for (const format of listFormats(section))
    await jobs.deliverToRead({ sectionId: section.id, product, format, origin: "" });
}

// What is needed for the first time takes ten times as long, so nobody's job is the first.
if ((workerData as { warm?: boolean } | null)?.warm) {
  const [first] = listSections();
  if (first) await practise(first);
}
send({ kind: "ready", thread: getThreadId() });
