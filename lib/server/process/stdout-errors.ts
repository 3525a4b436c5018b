import { fstatSync, writeSync } from "node:fs";

/**
 * Keeps the process alive when standard output or standard error can't be written to, e.g. because the disk is full; by default Node
 * exits with an unhandled 'error' event. Lines that fail are dropped. Files are written with `writeSync`, because a Node stream stays
 * destroyed after its first error: logging resumes once there is space again.
 */
export function ignoreStdoutErrors(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", () => {});
    if (isFile(stream.fd)) stream.write = createWriter(stream.fd);
  }
}

/** Regular files, and character devices other than a terminal (`/dev/full`): Node's own writes to these are synchronous, too. */
function isFile(fd: number): boolean {
  const kind = fstatSync(fd);
  return kind.isFile() || (kind.isCharacterDevice() && !process.stdout.isTTY);
}

function createWriter(fd: number): typeof process.stdout.write {
  return (chunk: string | Uint8Array, encoding?: unknown, callback?: unknown) => {
    try {
      if (typeof chunk === "string")
        writeSync(fd, chunk, null, typeof encoding === "string" ? (encoding as "utf8") : "utf8");
      else writeSync(fd, chunk);
    } catch {
      // Dropped: the write failed, e.g. with ENOSPC.
    }
    const done = typeof encoding === "function" ? encoding : callback;
    if (typeof done === "function") process.nextTick(done as () => void);
    return true;
  };
}
