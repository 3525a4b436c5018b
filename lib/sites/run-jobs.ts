import "server-only";
import { codeTooLong, withTimeFor } from "@/lib/code/run-jobs";
import { createJobRunner, type RunJob } from "@/lib/server/workers/run";
import type { SiteJobs } from "./jobs";

const { runInWorker, refuseWith } = createJobRunner<SiteJobs>();

/** What reads somebody's page: what ends it is for who asks to judge (page-errors.ts). */
export const readSiteInWorker: RunJob<SiteJobs> = (name, input, caller) =>
  runInWorker(name, input, withTimeFor(input, caller));

/** What compares code that was found on a page. */
export const compareInWorker = refuseWith(codeTooLong);
