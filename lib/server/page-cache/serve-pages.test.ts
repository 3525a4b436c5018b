import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { waitFor } from "@/tools/test/setup/test-wait";
import { servePages } from "./serve-pages";

const text = "A page of the shop. ".repeat(200);
/** How often the framework behind the cache was asked, and what it answers. */
let requested: string[] = [];
let etag = '"one"';
let behind: (request: IncomingMessage, response: ServerResponse) => void;

/** As Next does: what is compressed has the same tag as what is not. */
function answerAsNext(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("content-type", "text/html");
  response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  response.setHeader("x-accel-expires", "60");
  response.setHeader("vary", "Accept-Encoding");
  response.setHeader("etag", etag);
  if (!/gzip/.test(String(request.headers["accept-encoding"]))) {
    response.end(text);
    return;
  }
  response.setHeader("content-encoding", "gzip");
  const body = gzipSync(text);
  response.write(body.subarray(0, 20));
  response.end(body.subarray(20));
}

const fromCache = servePages((path) => path.startsWith("/page"), "https://silcrow.example");
let requests = 0;
const server = createServer((request, response) => {
  response.setHeader("x-request-id", String(requests++));
  fromCache(request, response, () => {
    requested.push(`${request.method} ${request.url}`);
    behind(request, response);
  });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = send(
      { agent: false, port, path, method, headers: { "accept-encoding": "gzip, br", ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    request.on("error", reject).end();
  });
}

/** Asks until the page comes from memory: it is compressed after the first answer was sent. */
async function askUntilKept(path: string): Promise<void> {
  await waitFor(async () => {
    const before = requested.length;
    await ask(path);
    expect(requested.length).toBe(before);
  });
}

/** Each test has a path of its own: the cache lives as long as the server. */
let path = "";
let count = 0;

beforeEach(async () => {
  requested = [];
  etag = '"one"';
  behind = answerAsNext;
  path = `/page/${count++}`;
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
});

describe("a prerendered page", () => {
  it("is compressed once and answered from memory, in each coding, with its headers", async () => {
    await askUntilKept(path);
    const before = requested.length;
    const gzipped = await ask(path, { "accept-encoding": "gzip" });
    const brotli = await ask(path, { "accept-encoding": "br" });
    expect(gunzipSync(gzipped.body).toString()).toBe(text);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text);
    for (const { status, headers, body } of [gzipped, brotli]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "text/html",
        "cache-control": "public, max-age=0, must-revalidate",
        "x-accel-expires": "60",
        vary: "Accept-Encoding",
        "content-length": String(body.length),
        etag: 'W/"one"',
      });
    }
    expect(gzipped.headers["x-request-id"]).not.toBe(brotli.headers["x-request-id"]);
    expect(requested.length).toBe(before);
  });

  it("is not sent again to who has it", async () => {
    await askUntilKept(path);
    const known = await ask(path, { "if-none-match": 'W/"one"' });
    expect([known.status, known.headers.etag, known.body.length]).toEqual([304, 'W/"one"', 0]);
    const other = await ask(path, { "if-none-match": 'W/"two"' });
    expect(other.status).toBe(200);
    const anew = await ask(path, { "if-none-match": 'W/"one"', "cache-control": "no-cache" });
    expect(anew.status).toBe(200);
  });

  it("has the head without the body for HEAD", async () => {
    await askUntilKept(path);
    const before = requested.length;
    const { status, headers, body } = await ask(path, {}, "HEAD");
    expect([status, headers["content-encoding"], body.length, requested.length]).toEqual([200, "br", 0, before]);
  });

  it("is asked for again when its time is over, by one request, and kept on when it is the same", async () => {
    await askUntilKept(path);
    const now = performance.now();
    const later = vi.spyOn(performance, "now").mockReturnValue(now + 61_000);
    const before = requested.length;
    const waiting: (() => void)[] = [];
    behind = (request, response) => waiting.push(() => answerAsNext(request, response));
    const first = ask(path);
    await waitFor(() => expect(waiting.length).toBe(1));
    expect((await ask(path)).status, "others have what is kept").toBe(200);
    for (const go of waiting) go();
    await first;
    expect(requested.length).toBe(before + 1);
    behind = answerAsNext;
    await ask(path);
    expect(requested.length).toBe(before + 1);
    later.mockRestore();
  });

  it("is the same whatever host was named", async () => {
    await askUntilKept(path);
    const before = requested.length;
    for (const host of ["127.0.0.1", "made.up.example", "silcrow.example"])
      expect((await ask(path, { host })).headers.etag).toBe('W/"one"');
    expect(requested.length).toBe(before);
  });

  it("is kept no longer once Next says that it may not be", async () => {
    await askUntilKept(path);
    const later = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
    behind = (_, response) => {
      response.setHeader("etag", '"two"');
      response.end("private");
    };
    await waitFor(async () => expect((await ask(path, { "accept-encoding": "br" })).body.toString()).toBe("private"));
    const before = requested.length;
    for (let time = 0; time < 3; time++) expect((await ask(path)).body.toString()).toBe("private");
    expect(requested.length).toBe(before + 3);
    later.mockRestore();
  });

  it("has a tag of its own where Next gives it none", async () => {
    behind = (_, response) => {
      response.setHeader("x-accel-expires", "60");
      response.end(text);
    };
    await askUntilKept(path);
    const { headers } = await ask(path);
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect((await ask(path, { "if-none-match": String(headers.etag) })).status).toBe(304);
  });

  it("is another one when Next says so", async () => {
    await askUntilKept(path);
    etag = '"two"';
    const later = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
    await waitFor(async () => expect((await ask(path)).headers["content-encoding"]).toBe("br"));
    await waitFor(async () => expect((await ask(path, { "accept-encoding": "br" })).headers.etag).toBe('W/"two"'));
    later.mockRestore();
  });
});

describe("what passes to Next each time", () => {
  it.each<[string, string, Record<string, string>, string]>([
    ["another method", "", {}, "POST"],
    ["the other spelling of the host", "", { host: "WWW.silcrow.example:443" }, "GET"],
    [
      "a person at another name of this machine",
      "",
      { host: "127.0.0.1:3000", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
      "GET",
    ],
    ["an address with a query", "?a=b", {}, "GET"],
    ["the router's request", "", { rsc: "1" }, "GET"],
    ["a prefetch", "", { "next-router-prefetch": "1" }, "GET"],
    ["an action", "", { "next-action": "a" }, "GET"],
    ["Markdown", "", { accept: "text/markdown" }, "GET"],
    ["a header of the framework's own", "", { "x-matched-path": "/other" }, "GET"],
    ["a client that takes no compressed answer", "", { "accept-encoding": "identity" }, "GET"],
    ["a client that refuses both codings", "", { "accept-encoding": "gzip;q=0, br;q=0" }, "GET"],
  ])("%s", async (_, query, headers, method) => {
    await askUntilKept(path);
    const before = requested.length;
    await ask(path + query, headers, method);
    expect(requested.length).toBe(before + 1);
  });

  it("what is no page of the build, not marked for the proxy, no success, or sets a cookie", async () => {
    const answers: Record<string, (response: ServerResponse) => void> = {
      "/other": () => {},
      [`${path}/unmarked`]: (response) => response.removeHeader("x-accel-expires"),
      [`${path}/missing`]: (response) => {
        response.statusCode = 404;
      },
      [`${path}/cookie`]: (response) => response.setHeader("set-cookie", "a=b"),
    };
    behind = (request, response) => {
      response.setHeader("x-accel-expires", "60");
      response.setHeader("etag", etag);
      answers[request.url ?? ""]?.(response);
      response.end(text);
    };
    for (const address of Object.keys(answers)) {
      for (let time = 0; time < 3; time++) await ask(address);
      expect(
        requested.filter((line) => line.endsWith(address)),
        address,
      ).toHaveLength(3);
    }
  });
});

it("what Next compresses itself has a weak tag, plain bytes keep theirs", async () => {
  expect((await ask("/other", { "accept-encoding": "gzip" })).headers.etag).toBe('W/"one"');
  expect((await ask("/other", { "accept-encoding": "identity" })).headers.etag).toBe('"one"');
});

it.each([
  ["/page/known", "rsc", "rsc, Accept-Encoding"],
  ["/other", "rsc", "rsc"],
])("an answer of Next's that somebody has %s already says on what it depends", async (path, vary, expected) => {
  behind = (_, response) => {
    response.setHeader("vary", vary);
    response.writeHead(304).end();
  };
  const { headers } = await ask(path, { "accept-encoding": "identity", "if-none-match": '"one"' });
  expect(headers.vary).toBe(expected);
});
