import type { Section } from "@/lib/catalogue/catalogue";
import { findDrawable } from "@/lib/catalogue/composition";
import { type DeliverOptions, deliver } from "@/lib/delivery/deliver";
import { editDocument, previewDocument } from "@/lib/delivery/preview";
import { deliverToRead, readableFiles } from "@/lib/delivery/readable";
import { AppError } from "@/lib/errors";
import { looksOf, sheetsOf } from "@/lib/looks/looks-of";
import { readPasted } from "@/lib/pasted/read";
import { compareCopy } from "@/lib/site-check/compare";
import { readPageOfSite } from "@/lib/site-check/read-page";
import { showSection } from "@/lib/site-preview/show-section";

/** A section as a job gets it: by its id, since only plain values go from thread to thread. */
type ById<Options extends { section: Section }> = Omit<Options, "section"> & { sectionId: string };

/** What is made of a stranger's input: each runs in a worker (lib/workers/run.ts), and nowhere else. */
export const jobs = {
  /** The live preview of a section or template; undefined when there is none of that name. */
  previewDocument: ({ product, id, ...options }: { product: DeliverOptions["product"]; id: string } & PreviewOptions) =>
    previewDocument(product, id, options),
  /** The same for the editor. */
  editDocument: ({ product, id, ...options }: { product: DeliverOptions["product"]; id: string } & PreviewOptions) =>
    editDocument(product, id, options),
  deliver: ({ sectionId, ...options }: ById<DeliverOptions>) => deliver({ section: sectionOf(sectionId), ...options }),
  deliverToRead: ({ sectionId, ...options }: ById<DeliverOptions>) =>
    deliverToRead({ section: sectionOf(sectionId), ...options }),
  /** Files of a page's copy, coloured: all of them take longer than one job may. */
  readableFiles,
  /** A copy of ours that somebody has, to go on from it. */
  readPasted,
  /** What of ours stands on a page of somebody's site. */
  readPageOfSite,
  /** A copy that was found there, beside the same words in today's section. */
  compareCopy,
  /** Somebody's own page with a section in it. */
  showSection: ({ sectionId, ...options }: ById<Parameters<typeof showSection>[0]>) =>
    showSection({ section: sectionOf(sectionId), ...options }),
  /** What somebody's own page looks like: first where its stylesheets are, then what can be made of them. */
  sheetsOf,
  looksOf,
};

type PreviewOptions = NonNullable<Parameters<typeof previewDocument>[2]>;

export type JobName = keyof typeof jobs;
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0];
export type JobOutput<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;

function sectionOf(id: string): Section {
  const section = findDrawable(id);
  if (!section) throw new AppError("not_found", `no section ${id}`);
  return section;
}
