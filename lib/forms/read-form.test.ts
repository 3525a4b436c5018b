import { describe, expect, it } from "vitest";
import { readForm } from "./read-form";

const post = (body: BodyInit, type?: string) =>
  new Request("http://shop.example/", { method: "POST", body, headers: type ? { "content-type": type } : undefined });

/** Each from an address of its own: what is counted of one is no business of the others. */
let senders = 0;
const sender = () => `198.51.100.${++senders}`;
const entriesIn = async (request: Request) => (await readForm(request, sender())).entries;

describe("readForm", () => {
  const urlencoded = "application/x-www-form-urlencoded";

  it("reads what a form without script sends", async () => {
    expect(
      await entriesIn(post("name=Ada+L.&day=Mon&day=Thu&note=a%0D%0Ab%C3%A9", `${urlencoded};charset=UTF-8`)),
    ).toEqual([
      ["name", "Ada L."],
      ["day", "Mon"],
      ["day", "Thu"],
      ["note", "a\r\nbé"],
    ]);
  });

  it("reads multipart, where a file field was left empty", async () => {
    const form = new FormData();
    form.append("name", "Ada");
    form.append("photo", new File([], ""));
    expect(await entriesIn(post(form))).toEqual([
      ["name", "Ada"],
      ["photo", ""],
    ]);
  });

  it("reads a JSON object of texts", async () => {
    expect(await entriesIn(post('{"name":"Ada","days":["Mon","Thu"]}', "application/json"))).toEqual([
      ["name", "Ada"],
      ["days", "Mon"],
      ["days", "Thu"],
    ]);
  });

  it("refuses a small file, and gives back what was written beside it", async () => {
    const form = new FormData();
    form.append("name", "Ada");
    form.append("photo", new File(["meow"], "cat.jpg"));
    expect(await readForm(post(form), sender())).toEqual({
      entries: [["name", "Ada"]],
      refused: expect.objectContaining({ code: "unsupported_media", sentence: expect.stringContaining("files") }),
    });
  });

  it("refuses a file larger than anything we keep with the same sentence", async () => {
    const form = new FormData();
    form.append("photo", new File(["x".repeat(400 * 1024)], "cat.jpg"));
    await expect(readForm(post(form), sender())).rejects.toMatchObject({
      code: "unsupported_media",
      sentence: expect.stringContaining("can't take files"),
    });
  });

  it("stops keeping what is too large, however it comes", async () => {
    await expect(readForm(post(`a=${"x".repeat(300 * 1024)}`, urlencoded), sender())).rejects.toMatchObject({
      code: "too_large",
    });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const request = new Request("http://shop.example/", {
      method: "POST",
      body: endless,
      headers: { "content-type": urlencoded },
      duplex: "half",
    } as RequestInit);
    await expect(readForm(request, sender())).rejects.toMatchObject({ code: "too_large" });
    expect(sent).toBeLessThan(4 * 1024 * 1024);
  });

  it.each([
    ["text/plain", "name=Ada", "unsupported_media"],
    ["application/xml", "<a/>", "unsupported_media"],
    ["multipart/form-data; boundary=x", "--y\r\n", "invalid"],
    ["multipart/form-data", "--y\r\n", "invalid"],
    ["application/json", "{", "invalid"],
    ["application/json", "[1]", "invalid"],
    ["application/json", '{"age":4}', "invalid"],
  ])("refuses %s %j as %s", async (type, body, code) => {
    await expect(readForm(post(body, type), sender())).rejects.toMatchObject({ code });
  });

  it("says when the sender hung up half-way", async () => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("name=A"));
      },
      pull(controller) {
        controller.error(new Error("reset"));
      },
    });
    const init = { method: "POST", body: broken, headers: { "content-type": urlencoded }, duplex: "half" };
    await expect(readForm(new Request("http://shop.example/", init as RequestInit), sender())).rejects.toMatchObject({
      code: "invalid",
    });
  });
});
