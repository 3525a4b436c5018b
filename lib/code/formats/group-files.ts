import type { DeliveredFile } from "@/lib/code/metadata/format";

/** In characters of code: what is coloured in half of the time that a job has. */
export const pieceLength = 100_000;

/** Files in their order, in groups that one job can colour; a file that is longer is a group of its own. */
export function groupFiles(files: readonly DeliveredFile[]): DeliveredFile[][] {
  const pieces: DeliveredFile[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const file of files) {
    length += file.code.length;
    if (length <= pieceLength) {
      pieces.at(-1)?.push(file);
      continue;
    }
    pieces.push([file]);
    length = file.code.length;
  }
  return pieces;
}
