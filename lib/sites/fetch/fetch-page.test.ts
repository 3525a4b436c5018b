import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import zlib, { brotliCompressSync, gzipSync } from "node:zlib";
import { Agent, fetch } from "undici";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isPublicAddress } from "./addresses";
import { createGuardedConnector } from "./connector";
import { fetchLimits, fetchStylesheet, fetchPage as fetchWithin, resolveRedirect } from "./fetch-page";
import type { Network } from "./network";

const page = "<!doctype html><title>Tern &amp; Tide</title><p>Two of them, both older than the captain.";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A site on loopback. `name` stands for it in these tests: `open.example.com` leads there and may. */
async function site(listener: RequestListener) {
  const requests: IncomingMessage[] = [];
  const connected = vi.fn();
  const server = createServer((request, response) => {
    requests.push(request);
    listener(request, response);
  });
  server.on("connection", connected);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port: String(port), requests, connected };
}

const html: RequestListener = (_, response) => response.setHeader("content-type", "text/html").end(page);

/** A network where every port may be used, and names lead where `names` says. */
function network(port: string, names: Record<string, string[] | (() => string[])> = {}): Network {
  return {
    resolve: async (host) => {
      const found = host === "open.example.com" ? ["127.0.0.1"] : names[host];
      if (!found) throw Object.assign(new Error("ENOTFOUND"), { code: "ENOTFOUND" });
      return typeof found === "function" ? found() : found;
    },
    isPublic: isPublicAddress,
    ports: new Set(["80", "443", port]),
    allowed: new Set([`open.example.com:${port}`]),
    own: new Set(["shop.example.com"]),
  };
}

/** The time for what takes time; a busy machine needs more for everything else. */
const patient = { ...fetchLimits, connect: 60_000, body: 60_000, total: 60_000 };
const fetchPage = (typed: string, web: Network, limits = patient) => fetchWithin(typed, web, limits);
const kind = (work: Promise<unknown>) =>
  work.then(
    () => "fetched",
    (error: Error) => error.message.replace("site preview: ", ""),
  );

describe("a page that may be fetched", () => {
  it("comes with the address it was found at", async () => {
    const { port, requests } = await site((request, response) =>
      request.url === "/old" ? response.writeHead(301, { location: "/new" }).end() : html(request, response),
    );
    const found = await fetchPage(`http://open.example.com:${port}/old#part`, network(port));
    expect(found.html).toBe(page);
    expect(found.url.href).toBe(`http://open.example.com:${port}/new`);
    expect(requests.map(({ url }) => url)).toEqual(["/old", "/new"]);
  });

  it("is asked for by a plain request that says who asks and nothing else", async () => {
    const { port, requests } = await site((request, response) =>
      request.url === "/"
        ? response.writeHead(302, { location: "/in", "set-cookie": "session=1; Path=/" }).end()
        : html(request, response),
    );
    await fetchPage(`http://open.example.com:${port}/`, network(port));
    for (const { method, headers } of requests) {
      expect(method).toBe("GET");
      expect(headers["user-agent"]).toMatch(/^Mozilla\/5\.0 \(compatible; SilcrowPreview\/1\.0; \+https?:/);
      expect(headers).toMatchObject({ accept: "text/html,application/xhtml+xml", "accept-language": "en" });
      for (const name of ["cookie", "authorization", "referer", "origin"]) expect(headers[name]).toBeUndefined();
    }
  });

  it.each([
    ["gzip", gzipSync(page)],
    ["br", brotliCompressSync(page)],
    ["identity", Buffer.from(page)],
  ])("may be packed with %s", async (encoding, bytes) => {
    const { port } = await site((_, response) =>
      response.writeHead(200, { "content-type": "text/html", "content-encoding": encoding }).end(bytes),
    );
    expect((await fetchPage(`http://open.example.com:${port}`, network(port))).html).toBe(page);
  });

  it.each([
    ["the transport", "text/html; charset=ISO-8859-1", "", Buffer.from("Fähre", "latin1")],
    ["the page", "text/html", '<meta charset="windows-1252">', Buffer.from("Fähre", "latin1")],
    ["its mark", "text/html; charset=latin1", "", Buffer.from("\uFEFFFähre")],
    ["UTF-16", "text/html", "", Buffer.from("\uFEFFFähre", "utf16le")],
    ["nobody, as UTF-8", "text/html", "", Buffer.from("Fähre")],
    ["nobody, as Latin", "text/html", "", Buffer.from("Fähre", "latin1")],
    ["a charset that does not exist", "text/html; charset=klingon", "", Buffer.from("Fähre")],
    ["XHTML", "Application/XHTML+xml ; charset=utf-8", "", Buffer.from("Fähre")],
  ])("is read in the charset named by %s", async (_, type, before, bytes) => {
    const { port } = await site((_request, response) =>
      response.setHeader("content-type", type).end(Buffer.concat([Buffer.from(before), bytes])),
    );
    expect((await fetchPage(`http://open.example.com:${port}`, network(port))).html).toBe(`${before}Fähre`);
  });
});

describe("where a name leads", () => {
  it("is asked for once, judged as a whole, and never connected to when any of it is private", async () => {
    const { port, connected } = await site(html);
    const names = {
      "private.example.com": ["127.0.0.1"],
      "mixed.example.com": ["93.184.216.34", "127.0.0.1"],
      "mixed-first.example.com": ["127.0.0.1", "93.184.216.34"],
      "mapped.example.com": ["::ffff:127.0.0.1"],
      "compatible.example.com": ["::127.0.0.1"],
      "six.example.com": ["::1"],
      "metadata.example.com": ["169.254.169.254"],
      "zero.example.com": ["0.0.0.0"],
      "nothing.example.com": [],
    };
    for (const name of [...Object.keys(names), "unknown.example.com"]) {
      expect(await kind(fetchPage(`http://${name}:${port}`, network(port, names))), name).toBe("unreachable");
    }
    expect(connected).not.toHaveBeenCalled();
  });

  it("cannot change between being judged and being connected to", async () => {
    const { port, connected, requests } = await site(html);
    // A name server that gives a good address when asked first, and a bad one from then on.
    const rebinding = vi.fn(() => (rebinding.mock.calls.length === 1 ? ["127.0.0.1"] : ["10.0.0.1"]));
    const isPublic = vi.fn(() => true);
    const web = { ...network(port, { "rebind.example.com": rebinding }), isPublic };
    expect(await kind(fetchPage(`http://rebind.example.com:${port}`, web))).toBe("fetched");
    expect(rebinding, "one look-up for one connection").toHaveBeenCalledTimes(1);
    expect(isPublic.mock.calls, "the answer, then the socket").toEqual([["127.0.0.1"], ["127.0.0.1"]]);
    expect(connected).toHaveBeenCalledTimes(1);

    // And if the connection went elsewhere all the same, nothing is sent over it.
    const astray = {
      ...web,
      resolve: async () => ["127.0.0.1"],
      isPublic: vi.fn(() => true).mockReturnValueOnce(true),
    };
    astray.isPublic.mockReturnValue(false);
    expect(await kind(fetchPage(`http://rebind.example.com:${port}`, astray))).toBe("unreachable");
    expect(requests.length, "only the first one's").toBe(1);
  });

  it("is asked for anew at every hop", async () => {
    const { port, requests } = await site((_, response) =>
      response.writeHead(302, { location: "/again", connection: "close" }).end(),
    );
    const answers = [["127.0.0.1"], ["10.0.0.1"]];
    const isPublic = (address: string) => address === "127.0.0.1";
    const web = { ...network(port, { "rebind.example.com": () => answers.shift() ?? [] }), isPublic };
    expect(await kind(fetchPage(`http://rebind.example.com:${port}`, web))).toBe("unreachable");
    expect(requests.length).toBe(1);
  });

  it("is judged again at the socket, for names that are never looked up", async () => {
    const { port, requests } = await site(html);
    const agent = new Agent({ connect: createGuardedConnector(network(port), 60_000) });
    for (const host of ["127.0.0.1", "2130706433", "127.1", "[::ffff:127.0.0.1]"]) {
      await expect(fetch(`http://${host}:${port}`, { dispatcher: agent }), host).rejects.toThrow();
    }
    await agent.destroy();
    expect(requests).toEqual([]);
  });

  it("is said in the same words, whatever is wrong with it", async () => {
    const { port } = await site((request) => request.destroy());
    const free = await site(html);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const names = { "private.example.com": ["10.0.0.1"] };
    const getSentence = (address: string, web: Network) => fetchPage(address, web).catch((e) => e.sentence);
    const closed = { ...network(free.port), allowed: new Set([`open.example.com:${free.port}`]) };
    const sentences = [
      await getSentence(`http://open.example.com:${free.port}`, closed),
      await getSentence(`http://open.example.com:${port}`, network(port)),
      await getSentence("http://private.example.com", network(port, names)),
      await getSentence("https://unknown.example.com", network(port, names)),
    ];
    expect(new Set(sentences).size).toBe(1);
    expect(sentences[0]).not.toMatch(/ECONN|refused|DNS|TLS|certificate|\d/);
  });
});

describe("a redirect", () => {
  const to = (location: string) => site((_, response) => response.writeHead(302, { location }).end("moved"));

  it.each([
    ["http://127.0.0.1/", "private"],
    ["http://2130706433/", "private"],
    ["http://[::ffff:169.254.169.254]/", "private"],
    ["//localhost/", "private"],
    ["http://metadata.google.internal/", "private"],
    ["https://shop.example.com/account", "own"],
    ["http://user:pass@example.com/", "address"],
    ["http://example.com:22/", "address"],
    ["file:///etc/passwd", "address"],
    ["gopher://example.com/", "address"],
    ["http://", "broken"],
    ["http://inside.example.com/", "unreachable"],
  ])("to %s is not followed", async (location, expected) => {
    const { port } = await to(location);
    const web = network(port, { "inside.example.com": ["10.0.0.1"] });
    expect(await kind(fetchPage(`http://open.example.com:${port}`, web))).toBe(expected);
  });

  it("to the same server by another name is judged by that name", async () => {
    const inner = await site(html);
    const { port } = await to(`http://127.0.0.1:${inner.port}/`);
    expect(await kind(fetchPage(`http://open.example.com:${port}`, network(port)))).toBe("private");
    expect(inner.connected).not.toHaveBeenCalled();
  });

  it("in a circle ends", async () => {
    const { port, requests } = await site((request, response) =>
      response.writeHead(307, { location: request.url === "/a" ? "/b" : "/a" }).end(),
    );
    expect(await kind(fetchPage(`http://open.example.com:${port}/a`, network(port)))).toBe("redirects");
    expect(requests.length).toBe(2);
  });

  it("after redirect after redirect ends", async () => {
    const { port, requests } = await site((_, response) =>
      response.writeHead(302, { location: `/${requests.length}` }).end(),
    );
    expect(await kind(fetchPage(`http://open.example.com:${port}/start`, network(port)))).toBe("redirects");
    expect(requests.length).toBe(fetchLimits.redirects + 1);
  });

  it("from https to http is not followed, the other way round it is", () => {
    const hop = (from: string, location: string) => resolveRedirect(new URL(from), location, network("80")).href;
    expect(() => hop("https://a.example.com/x", "http://a.example.com/")).toThrow("downgrade");
    expect(hop("http://a.example.com/x", "https://www.example.com")).toBe("https://www.example.com/");
    expect(hop("https://a.example.com/x/y", "../z#part")).toBe("https://a.example.com/z");
  });

  it("to a sign-in page is a closed door", async () => {
    const { port } = await site((request, response) =>
      request.url === "/" ? response.writeHead(302, { location: "/login?next=/" }).end() : html(request, response),
    );
    expect(await kind(fetchPage(`http://open.example.com:${port}/`, network(port)))).toBe("gated");
  });
});

describe("an answer that is no page", () => {
  it.each([
    [401, "gated"],
    [403, "barred"],
    [429, "barred"],
    [503, "barred"],
    [404, "missing"],
    [410, "missing"],
    [500, "broken"],
    [502, "broken"],
    [204, "broken"],
    [206, "broken"],
    [304, "broken"],
    [302, "broken"],
  ])("with status %i is refused", async (status, expected) => {
    const { port } = await site((_, response) => response.writeHead(status, { "content-type": "text/html" }).end());
    expect(await kind(fetchPage(`http://open.example.com:${port}`, network(port)))).toBe(expected);
  });

  it.each(["application/pdf", "image/png", "text/plain", "application/json", "text/htmlx", "text/html-sandboxed", ""])(
    "of type “%s” is refused",
    async (type) => {
      const { port } = await site((_, response) =>
        (type ? response.setHeader("content-type", type) : response).end(page),
      );
      expect(await kind(fetchPage(`http://open.example.com:${port}`, network(port)))).toBe("notHtml");
    },
  );

  it("is not quoted", async () => {
    const { port } = await site((_, response) =>
      response.writeHead(500, { "content-type": "text/html", server: "secret-server" }).end("secret body"),
    );
    const error = await fetchPage(`http://open.example.com:${port}`, network(port)).catch((e) => e);
    expect(JSON.stringify([error.message, error.sentence])).not.toMatch(/secret|500/);
  });
});

/** From now on until the end of the test, the bytes that come out of each stream that unpacks something. */
function countUnpacked(): { bytes: number }[] {
  const counts: { bytes: number }[] = [];
  for (const maker of ["createGunzip", "createBrotliDecompress"] as const) {
    const make = zlib[maker];
    vi.spyOn(zlib, maker).mockImplementation((options?: zlib.ZlibOptions & zlib.BrotliOptions) => {
      const stream = make(options);
      const count = { bytes: 0 };
      counts.push(count);
      const push = stream.push.bind(stream);
      stream.push = (part: Buffer | null) => {
        count.bytes += part?.length ?? 0;
        return push(part);
      };
      return stream as never;
    });
  }
  return counts;
}

describe("too much of it", () => {
  const limit = fetchLimits.unpacked;
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ["as it is", undefined, () => Buffer.alloc(limit + 1, 97)],
    ["packed with gzip", "gzip", () => gzipSync(Buffer.alloc(20_000_000, 97))],
    ["packed with brotli", "br", () => brotliCompressSync(Buffer.alloc(20_000_000, 97), { params: { 1: 4 } })],
    ["packed twice", "gzip, gzip", () => gzipSync(gzipSync(Buffer.alloc(20_000_000, 97)))],
  ])("is given up, %s", async (_, encoding, body) => {
    const bytes = body();
    const { port } = await site((_request, response) =>
      response
        .writeHead(200, { "content-type": "text/html", ...(encoding && { "content-encoding": encoding }) })
        .end(bytes),
    );
    const unpacked = countUnpacked();
    expect(await kind(fetchPage(`http://open.example.com:${port}`, network(port)))).toBe("tooLarge");
    // What is under way between one part and the next comes on top.
    for (const count of unpacked) expect(count.bytes).toBeLessThan(limit + 1_000_000);
    expect(unpacked).toHaveLength(encoding?.split(",").length ?? 0);
  });

  it("is given up while it is still packed", async () => {
    const limits = { ...patient, packed: 1_000 };
    const { port } = await site((_, response) =>
      response.setHeader("content-type", "text/html").end("a".repeat(5_000)),
    );
    expect(await kind(fetchPage(`http://open.example.com:${port}`, network(port), limits))).toBe("tooLarge");
  });

  it("may be exactly as long as allowed", async () => {
    const { port } = await site((_, response) =>
      response.setHeader("content-type", "text/html").end(Buffer.alloc(limit, 97)),
    );
    expect((await fetchPage(`http://open.example.com:${port}`, network(port))).html.length).toBe(limit);
  });
});

// All that isn't slow may take a minute: what holds a site to less would be waited for in vain.
const impatient = { ...patient, total: 700 };

describe("too slow", () => {
  it.each<[string, RequestListener]>([
    ["says nothing", () => {}],
    ["begins and stops", (_, response) => response.writeHead(200, { "content-type": "text/html" }).write("<p>")],
    [
      "drips",
      (request, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        const drip = setInterval(() => response.write("a"), 50);
        request.on("close", () => clearInterval(drip));
      },
    ],
    [
      "redirects ever more slowly",
      (request, response) => {
        const n = Number(request.url?.slice(1) || 0) + 1;
        setTimeout(() => response.writeHead(302, { location: `/${n}` }).end(), 150 * n);
      },
    ],
  ])("is a site that %s", async (_, listener) => {
    const { port } = await site(listener);
    expect(await kind(fetchPage(`http://open.example.com:${port}`, network(port), impatient))).toBe("timeout");
  });

  it("is a site that begins in time and then drips, however much time is left for all of it", async () => {
    const { port } = await site((request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("a"), 50);
      request.on("close", () => clearInterval(drip));
    });
    const limits = { ...patient, body: 500, total: 600_000 };
    expect(await kind(fetchPage(`http://open.example.com:${port}`, network(port), limits))).toBe("timeout");
  });

  it("is also a name server", async () => {
    const web = { ...network("80"), resolve: () => new Promise<string[]>(() => {}) };
    expect(await kind(fetchPage("http://slow.example.com", web, impatient))).toBe("timeout");
  });
});

describe("a stylesheet", () => {
  it("comes under the rules of pages, and is nothing else", async () => {
    const { port, requests } = await site(({ url }, response) => {
      if (url === "/inside") response.writeHead(302, { location: "http://10.0.0.1/x.css" }).end();
      else if (url === "/page") response.setHeader("content-type", "text/html").end(page);
      else if (url === "/long") response.setHeader("content-type", "text/css").end("a{}".repeat(400_000));
      else response.setHeader("content-type", "text/css; charset=utf-8").end("a { color: red }");
    });
    const from = (path: string) => fetchStylesheet(`http://open.example.com:${port}${path}`, network(port));
    expect(await from("/a.css")).toBe("a { color: red }");
    expect(requests[0]?.headers.accept).toContain("text/css");
    expect(await kind(from("/page"))).toBe("notHtml");
    expect(await kind(from("/long"))).toBe("tooLarge");
    expect(await kind(from("/inside"))).toBe("private");
    expect(await kind(fetchStylesheet("data:text/css,a{}", network(port)))).toBe("address");
  });
});
