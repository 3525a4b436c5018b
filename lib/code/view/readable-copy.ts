import type { Content } from "@/components/sections/define";
import { type DeliverOptions, deliver } from "@/lib/code/formats/deliver";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import { splitLines } from "./code-minimap";
import { findWordRanges } from "./excerpt";
import { highlightCode } from "./highlight";

/** A delivered file for reading. */
export interface ReadableFile {
  name: string;
  lines: number;
  /** UTF-8 length. */
  bytes: number;
  /** The inside of a `code` element; its text content is the file. */
  html: string;
  /** What ends its ids and group names, if any: another copy for the same page needs another. */
  instance?: string;
}

/** What of a copy is to be read, and what its words are. */
export interface Unread {
  files: readonly DeliveredFile[];
  content: Record<string, unknown>;
  /** See `ReadableFile`. */
  instance?: string;
}

/**
 * A copy to be read: its files coloured, with the words of their content marked. It costs more than printing them, so a stranger's
 * content is read in a worker.
 */
export async function deliverHighlighted(
  options: DeliverOptions,
): Promise<{ files: ReadableFile[]; hasForm: boolean }> {
  const { section, content = section.sample, instance = "" } = options;
  const { files, hasForm } = await deliver(options);
  return { files: await highlightFiles({ files, content: content as Record<string, unknown>, instance }), hasForm };
}

/** Files that were delivered before, to be read. */
export async function highlightFiles({ files, content, instance = "" }: Unread): Promise<ReadableFile[]> {
  const readable = files.map(async ({ name, language, code }) => ({
    name,
    lines: splitLines(code).length,
    bytes: Buffer.byteLength(code),
    html: await highlightCode(code, language, findWordRanges(code, content as Record<string, Content>)),
    ...(instance && code.includes(`-${instance}`) && { instance }),
  }));
  return Promise.all(readable);
}
