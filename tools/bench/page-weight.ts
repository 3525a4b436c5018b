import type { Browser } from "playwright";

/**
 * Kinds of what a page fetches; "preview" is a document in a frame, "other" what comes by script. What is asked for after
 * the page has loaded (analytics, chat, the payment provider) is "later", but for what the document itself names: that is
 * the page, whenever it comes.
 */
const kinds = ["document", "stylesheet", "script", "font", "image", "preview", "other", "later"] as const;
type Kind = (typeof kinds)[number];

export interface Weight {
  /** Bytes of the bodies as transferred. Headers are left out: what theirs cost over HTTP/2 depends on the host. */
  bytes: Record<Kind, number>;
  requests: number;
}

/**
 * What a page transfers to a phone before anybody touches it, with an empty cache, until half a second passes without a
 * new request. Streams that never end (the live user) count as a request without bytes.
 */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Page.enable");
  const found = new Map<string, { kind: Kind; asked: number; headers: number; bytes: number; path: string }>();
  let last = performance.now();
  let loaded = Number.POSITIVE_INFINITY;
  let main: string | undefined;
  client.on("Page.loadEventFired", ({ timestamp }) => {
    loaded = timestamp;
  });
  client.on("Network.requestWillBeSent", ({ requestId, type, frameId, request, timestamp }) => {
    if (request.url.startsWith("data:")) return;
    main ??= frameId;
    last = performance.now();
    found.set(requestId, {
      kind: kindOf(type, frameId === main),
      asked: timestamp,
      headers: 0,
      bytes: 0,
      path: new URL(request.url).pathname,
    });
  });
  client.on("Network.responseReceived", ({ requestId, response }) => {
    const request = found.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = found.get(requestId);
    if (request) request.bytes = Math.max(0, encodedDataLength - request.headers);
  });
  await page.goto(address, { waitUntil: "load" });
  while (performance.now() - last < 500) await page.waitForTimeout(100);
  const html = await (await context.request.get(address)).text();
  await context.close();

  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Weight["bytes"];
  for (const { kind, asked, bytes: some, path } of found.values()) {
    bytes[asked > loaded && !html.includes(`"${path}"`) ? "later" : kind] += some;
  }
  return { bytes, requests: found.size };
}

function kindOf(type: string | undefined, isMainFrame: boolean): Kind {
  const name = type?.toLowerCase() ?? "";
  if (name === "document") return isMainFrame ? "document" : "preview";
  return kinds.find((kind) => kind === name) ?? "other";
}
