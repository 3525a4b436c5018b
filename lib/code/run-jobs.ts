import "server-only";
import { createJobRunner } from "@/lib/server/workers/run";
import type { CodeJobs } from "./jobs";

const { refuseWith, runForEverybody } = createJobRunner<CodeJobs>();

/** Prints what everybody gets alike. */
export const printForEverybody = runForEverybody;

/** What only draws a section: what ends it is content that is too much. */
export const renderInWorker = refuseWith(
  "With this content the section takes too long to be drawn. Use fewer items or shorter texts.",
);

/** What prints a page of several sections. */
export const printInWorker = refuseWith(
  "This page takes too long to be made in this format: it has too many sections, or too much text. Take fewer sections at a time, or another format.",
);

/** Says that somebody's code is too much for a job. */
export const codeTooLong = "This code takes too long to be read. Paste one section at a time.";

/** What reads code that somebody has. */
export const readInWorker = refuseWith(codeTooLong);
