import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guardErrorDocuments } from "./error-documents";
import { guardScript } from "./guard";

const folder = mkdtempSync(join(tmpdir(), "silcrow-error-documents-"));
mkdirSync(join(folder, ".next/server/app"), { recursive: true });
writeFileSync(join(folder, ".next/server/app/_not-found.html"), "the shop’s page for wrong addresses");

const document = [
  '<!DOCTYPE html><html id="__next_error__"><head><meta charSet="utf-8"/>',
  "</head><body>…",
  "</body></html>",
];
const guarded = document.join("").replace("<head>", `<head><script>${guardScript}</script>`);

let answer: (response: ServerResponse) => void;
const guard = guardErrorDocuments(folder);
const server = createServer((_request, response) => {
  guard(response);
  answer(response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What is read of an answer that is sent in such parts. */
async function readOf(status: number, parts: (string | Buffer)[], around = (_: ServerResponse) => {}): Promise<string> {
  answer = (response) => {
    around(response);
    response.statusCode = status;
    response.flushHeaders();
    for (const part of parts.slice(0, -1)) response.write(part);
    response.end(parts.at(-1));
  };
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).text();
}

/** Compresses an answer as Next's middleware does: in the place of `write` and `end`. */
function compressed(response: ServerResponse): void {
  const write = response.write.bind(response) as (part: unknown) => boolean;
  const end = response.end.bind(response);
  const gzip = createGzip();
  response.setHeader("content-encoding", "gzip");
  response.write = (part: unknown) => gzip.write(part);
  response.end = (part?: unknown) => {
    gzip.end(part);
    return response;
  };
  gzip.on("data", (part) => write(part));
  gzip.on("end", () => end());
}

describe("a document that Next makes of a page that failed", () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ["sent as it is", () => {}],
    ["compressed", compressed],
  ])("is the shop’s page where there is none, %s", async (_, around) => {
    expect(await readOf(404, document, around)).toBe("the shop’s page for wrong addresses");
    expect(await readOf(404, [document.join("")], around)).toBe("the shop’s page for wrong addresses");
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["sent as it is", () => {}],
    ["compressed", compressed],
  ])("has the guard first where a page broke, %s", async (_, around) => {
    expect(await readOf(500, document, around)).toBe(guarded);
    expect(
      await readOf(
        500,
        document.map((part) => Buffer.from(part)),
        around,
      ),
    ).toBe(guarded);
  });

  it("leaves every other answer as it is", async () => {
    expect(await readOf(200, document)).toBe(document.join(""));
    expect(await readOf(404, ["<!DOCTYPE html>", ...document])).toBe(["<!DOCTYPE html>", ...document].join(""));
    expect(await readOf(404, ["Not found"])).toBe("Not found");
    expect(await readOf(500, ['{"error":', '"…"}'], compressed)).toBe('{"error":"…"}');
  });
});
