import { fstatSync, writeSync } from "node:fs";

/**
 * From now on, what can't be written to standard output or standard error is lost, and nothing else happens: Node would end the process
 * when a log's disk is full. A file is written to without Node's stream, which is of no use any more after its first failure: when there
 * is room again, lines come again.
 */
export function loseOutputThatCannotBeWritten(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", () => {});
    if (isFile(stream.fd)) stream.write = writerTo(stream.fd);
  }
}

/** Files, and devices that are none of somebody who reads along (`/dev/full`): Node writes to these at once, too. */
function isFile(fd: number): boolean {
  const kind = fstatSync(fd);
  return kind.isFile() || (kind.isCharacterDevice() && !process.stdout.isTTY);
}

function writerTo(fd: number): typeof process.stdout.write {
  return (chunk: string | Uint8Array, encoding?: unknown, callback?: unknown) => {
    try {
      if (typeof chunk === "string")
        writeSync(fd, chunk, null, typeof encoding === "string" ? (encoding as "utf8") : "utf8");
      else writeSync(fd, chunk);
    } catch {
      // No room.
    }
    const done = typeof encoding === "function" ? encoding : callback;
    if (typeof done === "function") process.nextTick(done as () => void);
    return true;
  };
}
