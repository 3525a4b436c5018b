import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { guardScript } from "./guard";

/** How the document begins that Next answers with when a page that is drawn now fails, or finds that it isn't there. */
export const errorDocumentStart = '<!DOCTYPE html><html id="__next_error__"><head>';

const start = Buffer.from(errorDocumentStart);

type Send = (...values: unknown[]) => unknown;

/** Pages of the build, as Next writes them below the folder where the server runs. */
const readBuiltPage = (folder: string, name: string): Buffer | undefined => {
  const file = join(/* turbopackIgnore: true */ folder, ".next/server/app", name);
  return existsSync(file) ? readFileSync(file) : undefined;
};

const readNotFoundPage = (folder: string) => readBuiltPage(folder, "_not-found.html");

/**
 * Whether the build has what is relied on here: the shop's page for wrong addresses, and documents of pages that fail which begin as they
 * are known to. Next has drawn one of these when it built the page of the last resort.
 */
export function hasKnownErrorDocuments(folder: string): boolean {
  const failed = readBuiltPage(folder, "_global-error.html");
  return failed?.subarray(0, start.length).equals(start) === true && readNotFoundPage(folder) !== undefined;
}

/**
 * Makes what watches over the sending of every answer. Next draws a page that fails without its layout: an empty document that scripts
 * fill, with nothing of ours in it. Of a page that isn't there the shop's own page for wrong addresses is sent instead, into any other the
 * guard is put (decision 0040).
 * @param folder where the server runs
 */
export function guardErrorDocuments(folder: string): (response: ServerResponse) => void {
  const page = readNotFoundPage(folder);

  return (response) => {
    let hasBegun = false;
    let isReplaced = false;

    /** What is sent of a part of the answer; undefined for nothing. */
    const changed = (part: string | Uint8Array): string | Uint8Array | undefined => {
      if (isReplaced) return undefined;
      if (hasBegun) return part;
      hasBegun = true;
      if (response.statusCode < 400 || response.hasHeader("content-length")) return part;
      const bytes = Buffer.from(part as string);
      if (!bytes.subarray(0, start.length).equals(start)) return part;
      isReplaced = response.statusCode === 404 && page !== undefined;
      if (isReplaced) return page;
      return Buffer.concat([start, Buffer.from(`<script>${guardScript}</script>`), bytes.subarray(start.length)]);
    };

    for (const name of ["write", "end"] as const) {
      wrapMethods(response, name, (send, [part, ...rest]) => {
        if (typeof part !== "string" && !(part instanceof Uint8Array)) return send(part, ...rest);
        const sent = changed(part);
        if (sent === part) return send(part, ...rest);
        const told = rest.find((value) => typeof value === "function") as (() => void) | undefined;
        if (sent) return send(sent, ...(told ? [told] : []));
        if (name === "end") return send(...(told ? [told] : []));
        if (told) process.nextTick(told);
        return true;
      });
    }
  };
}

/**
 * Has a way to send go through `around` before it goes through anybody's who will stand in it later: whoever compresses an answer puts
 * himself in the place of `write`, and what he hands on can't be read.
 */
function wrapMethods(
  response: ServerResponse,
  name: "write" | "end",
  around: (send: Send, values: unknown[]) => unknown,
): void {
  const before = (send: Send): Send => {
    const first: Send = (...values) => {
      const sendNext: Send = (...those) => send.apply(response, those);
      return outermost === first ? around(sendNext, values) : sendNext(...values);
    };
    return first;
  };
  let outermost = before(response[name] as Send);
  Object.defineProperty(response, name, {
    configurable: true,
    get: () => outermost,
    set: (send: Send) => {
      outermost = before(send);
    },
  });
}
