import { afterEach, expect, it, vi } from "vitest";
import { copyText, toFailure, unwrapAnswer } from "./clipboard";

class Item {
  readonly parts: Record<string, Promise<Blob>>;
  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts;
  }
}

const refused = () => Promise.reject(new DOMException("no", "NotAllowedError"));

function browserWith(clipboard: Partial<Clipboard>): void {
  vi.stubGlobal("ClipboardItem", Item);
  vi.stubGlobal("navigator", { clipboard });
}

afterEach(() => vi.unstubAllGlobals());

it("puts a text that is on its way on the clipboard", async () => {
  const put: string[] = [];
  const write = async ([item]: ClipboardItem[]) =>
    void put.push((await (await (item as unknown as Item).parts["text/plain"])?.text()) ?? "");
  browserWith({ write });
  await copyText(Promise.resolve("words"));
  expect(put).toEqual(["words"]);
});

it("puts it there as plain text where a promise is refused", async () => {
  const put: string[] = [];
  browserWith({ write: refused, writeText: async (text) => void put.push(text) });
  await copyText(Promise.resolve("words"));
  expect(put).toEqual(["words"]);
});

// A rejection that nobody handles fails the run, as it is an error on a page's console.
it("says why there is no text where the browser refused before it came, and leaves no rejection unhandled", async () => {
  browserWith({ write: refused, writeText: refused });
  const failure = { code: "updated", message: "The shop was updated." };
  const text = new Promise<string>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(unwrapAnswer<string>({ ok: false, error: failure }));
      } catch (error) {
        reject(error);
      }
    }, 5);
  });
  const error = await copyText(text).catch((reason: unknown) => reason);
  expect(toFailure(error)).toEqual(failure);
  await new Promise((resolve) => setTimeout(resolve, 5));
});
