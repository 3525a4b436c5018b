import type { Section } from "@/lib/catalogue/catalogue";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { type DeliverOptions, deliver } from "@/lib/code/formats/deliver";
import { type FrameOptions, printFrame } from "@/lib/code/formats/frame/print-frame";
import { deliverNotionCode, deliverWords, type WantedWords } from "@/lib/code/notion/deliver-words";
import { parseSectionCode } from "@/lib/code/parse/read";
import { renderEditDocument, renderPreviewDocument } from "@/lib/code/previews/preview";
import { deliverHighlighted, highlightFiles } from "@/lib/code/view/readable-copy";
import { AppError } from "@/lib/server/errors";

/** The options of a job about a section, which gets it by its id: only plain values go from thread to thread. */
export type ById<Options extends { section: Section }> = Omit<Options, "section"> & { sectionId: string };

/** What is made of a stranger's content or code: each runs in a worker (lib/code/run-jobs.ts), and nowhere else. */
export const codeJobs = {
  /** The live preview of a section or template; undefined when there is none of that name. */
  previewDocument: ({ product, id, ...options }: { product: DeliverOptions["product"]; id: string } & PreviewOptions) =>
    renderPreviewDocument(product, id, options),
  /** The same for the editor. */
  editDocument: ({ product, id, ...options }: { product: DeliverOptions["product"]; id: string } & PreviewOptions) =>
    renderEditDocument(product, id, options),
  deliver: ({ sectionId, ...options }: ById<DeliverOptions>) =>
    deliver({ section: getDrawable(sectionId), ...options }),
  /** One file for Notion's own HTML block: a job of its own, since it is no format of a builder's. */
  printFrame: ({ sectionId, ...options }: ById<FrameOptions>) =>
    printFrame({ section: getDrawable(sectionId), ...options }),
  deliverToRead: ({ sectionId, ...options }: ById<DeliverOptions>) =>
    deliverHighlighted({ section: getDrawable(sectionId), ...options }),
  /** Files of a page's copy, coloured: all of them take longer than one job may. */
  readableFiles: highlightFiles,
  /** Words that stay in Notion, and the code that shows sections with them. */
  notionWords: (options: ByIds<Parameters<typeof deliverWords>[0]>) => deliverWords(openWanted(options)),
  notionCode: (options: ByIds<Parameters<typeof deliverNotionCode>[0]>) => deliverNotionCode(openWanted(options)),
  /** A copy of ours that somebody has, to go on from it. */
  readPasted: parseSectionCode,
};

type PreviewOptions = NonNullable<Parameters<typeof renderPreviewDocument>[2]>;

export type CodeJobs = typeof codeJobs;

/** The same of several. */
type ByIds<Options extends { wanted: readonly WantedWords[] }> = Omit<Options, "wanted"> & {
  wanted: ById<WantedWords>[];
};

const openWanted = <Rest extends object>({ wanted, ...rest }: Rest & { wanted: ById<WantedWords>[] }) => ({
  ...rest,
  wanted: wanted.map(({ sectionId, ...one }) => ({ section: getDrawable(sectionId), ...one })),
});

/** The section or page of an id. @throws AppError `not_found` when there is none */
export function getDrawable(id: string): Section {
  const section = findDrawable(id);
  if (!section) throw new AppError("not_found", `no section ${id}`);
  return section;
}
