import { describe, expect, it } from "vitest";
import { bodyLimit, isStreamOnly, readCall } from "./request";

const address = "http://shop.example/api/functions/f";
const json = { "content-type": "application/json" };

/** Each from an address of its own: what is counted of one is no business of the others. */
let callers = 0;
const caller = () => `192.0.2.${++callers}`;
const call = (body: BodyInit, headers: Record<string, string> = json) =>
  readCall(new Request(address, { method: "POST", headers, body, duplex: "half" } as RequestInit), caller());

/** A body that comes in pieces, without a length in front. */
function inPieces(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
}

describe("readCall", () => {
  it.each([
    ['{"data":null}', null],
    ['{"data":{"a":[1,"ü"]}}', { a: [1, "ü"] }],
    [' {\n"data" : "x" } ', "x"],
    ['\ufeff{"data":1}', 1],
  ])("reads %j", async (body, data) => {
    expect(await call(body)).toEqual(data);
  });

  it.each(["application/json; charset=utf-8", "Application/JSON", "application/json;charset=latin1"])(
    "takes the type %s",
    async (type) => {
      expect(await call('{"data":1}', { "content-type": type })).toBe(1);
    },
  );

  const brokenOff = ["", "{", '{"data":1}{"data":2}', '{"data":NaN}'];
  const others = ["null", "[]", '"data"', '[{"data":1}]', "{}", '{"sectionId":"x"}', '{"data":1,"extra":2}'];
  it.each([...others, '{"data":1,"__proto__":2}'])("says of %j what is expected", async (body) => {
    const sentence = 'Bad Request: send {"data": {…}} and nothing beside it.';
    await expect(call(body)).rejects.toMatchObject({ code: "invalid", sentence });
  });

  it.each(brokenOff)("says of %j that it is no JSON", async (body) => {
    const sentence = 'Bad Request: this is no JSON. Send {"data": {…}} and nothing beside it.';
    await expect(call(body)).rejects.toMatchObject({ code: "invalid", sentence });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "application/ld+json", ""])(
    "answers the type %j with Bad Request",
    async (type) => {
      await expect(call('{"data":1}', { "content-type": type })).rejects.toMatchObject({
        code: "invalid",
        sentence: "Bad Request",
      });
    },
  );

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("answers %s with Bad Request", async (method) => {
    const body = method === "GET" || method === "HEAD" ? null : '{"data":1}';
    const request = new Request(address, { method, headers: json, body });
    await expect(readCall(request, caller())).rejects.toMatchObject({ code: "invalid", sentence: "Bad Request" });
  });

  it("answers what is no UTF-8, and what breaks off, with Bad Request", async () => {
    await expect(call(new Uint8Array([...Buffer.from('{"data":"'), 0xff, 0x22, 0x7d]))).rejects.toMatchObject({
      sentence: "Bad Request",
    });
    const cut = new ReadableStream({ start: (controller) => controller.error(new Error("connection reset")) });
    await expect(call(cut)).rejects.toMatchObject({ code: "invalid", sentence: "Bad Request" });
  });

  it("counts bytes, not characters, and takes the last one allowed", async () => {
    const room = bodyLimit - '{"data":""}'.length;
    expect(await call(`{"data":"${"x".repeat(room)}"}`)).toHaveLength(room);
    await expect(call(`{"data":"${"x".repeat(room + 1)}"}`)).rejects.toMatchObject({ code: "too_large" });
    await expect(call(`{"data":"${"ü".repeat(bodyLimit / 2)}"}`)).rejects.toMatchObject({ code: "too_large" });
  });

  it("stops reading at the limit, whatever length is said", async () => {
    const piece = new Uint8Array(64 * 1024).fill(0x20);
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += piece.byteLength;
        controller.enqueue(piece);
      },
    });
    await expect(call(endless)).rejects.toMatchObject({ code: "too_large" });
    expect(read).toBeLessThan(bodyLimit + 4 * piece.byteLength);
    await expect(call(inPieces(piece), { ...json, "content-length": "999999999" })).rejects.toMatchObject({
      code: "too_large",
    });
  });

  it("reads a body that comes in pieces, cut inside a character", async () => {
    const bytes = new TextEncoder().encode('{"data":"日本"}');
    expect(await call(inPieces(bytes.slice(0, 10), bytes.slice(10, 11), bytes.slice(11)))).toBe("日本");
  });

  it("refuses compressed bodies, and takes those that say they are not", async () => {
    await expect(call('{"data":1}', { ...json, "content-encoding": "gzip" })).rejects.toMatchObject({
      code: "unsupported_media",
    });
    expect(await call('{"data":1}', { ...json, "content-encoding": "identity" })).toBe(1);
  });

  it("refuses to stream", async () => {
    await expect(call('{"data":1}', { ...json, accept: "text/event-stream" })).rejects.toMatchObject({
      code: "unimplemented",
    });
  });
});

it.each([
  ["text/event-stream", true],
  ["Text/Event-Stream;q=1", true],
  ["application/json", false],
  ["text/event-stream, application/json", false],
  ["*/*", false],
  ["", false],
])("Accept: %s wants a stream: %s", (accept, wants) => {
  expect(isStreamOnly(new Headers({ accept }))).toBe(wants);
  expect(isStreamOnly(new Headers())).toBe(false);
});
