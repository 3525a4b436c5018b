import "server-only";
import { findSection } from "@/lib/catalogue/catalogue";
import { parsePartIds } from "@/lib/catalogue/content/composition-id";
import { createJobRunner, type JobCaller, pageBudgetMultiplier, type RunJob } from "@/lib/server/workers/run";
import type { CodeJobs } from "./jobs";

const { refuseWith, runForEverybody } = createJobRunner<CodeJobs>();

/** Prints what everybody gets alike. */
export const printForEverybody = runForEverybody;

const renderSection = refuseWith(
  "With this content the section takes too long to be drawn. Use fewer items or shorter texts.",
);
const renderPage = refuseWith(
  "This page takes too long to be drawn. Use fewer sections, fewer items or shorter texts.",
);

/** Whether a job is of a page that is made of sections, a page example or somebody's own: it is told by the id in its input. */
function isPageJob(input: object): boolean {
  const { sectionId, id = sectionId } = input as { id?: unknown; sectionId?: unknown };
  return typeof id === "string" && (parsePartIds(id) ?? findSection(id)?.parts) !== undefined;
}

/** The caller of a job: one of a page has the time of several sections, and waits with the long jobs (docs/admission.md), whoever asks. */
export const withTimeFor = (input: object, caller: JobCaller): JobCaller =>
  isPageJob(input) ? { ...caller, times: pageBudgetMultiplier } : caller;

/** What only draws a section or a page: what ends it is content that is too much. */
export const renderInWorker: RunJob<CodeJobs> = (name, input, caller) =>
  (isPageJob(input) ? renderPage : renderSection)(name, input, withTimeFor(input, caller));

const printPage = refuseWith(
  "This page takes too long to be made in this format: it has too many sections, or too much text. Take fewer sections at a time, or another format.",
);

/** What prints a page of several sections, in a page's time. */
export const printPageInWorker: RunJob<CodeJobs> = (name, input, caller) =>
  printPage(name, input, { ...caller, times: pageBudgetMultiplier });

/** Says that somebody's code is too much for a job. */
export const codeTooLong = "This code takes too long to be read. Paste one section at a time.";

/** What reads code that somebody has. */
export const readInWorker = refuseWith(codeTooLong);
