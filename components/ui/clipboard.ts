import type { Failure } from "./connection";

/** Why there is no text to copy, in words for the person. */
class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** What an action answered, as a promise for `copyText`. @throws Refusal */
export function orRefusal<Data>(answer: { ok: true; data: Data } | { ok: false; error: Failure }): Data {
  if (!answer.ok) throw new Refusal(answer.error);
  return answer.data;
}

/** What to tell the person of an error of `copyText`. */
export function refusalOf(error: unknown): Failure {
  if (error instanceof Refusal) return error.failure;
  console.error(error);
  return { code: "refused", message: "Your browser refused to copy. Try once more." };
}

/**
 * Puts text on the clipboard that is still on its way. Must be called within the click: Safari gives the clipboard
 * away only there, to a promise.
 * @throws what `text` throws, or a DOMException when the browser refuses
 */
export async function copyText(text: Promise<string>): Promise<void> {
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  // A browser that refuses at once never reads the promise; what it fails with is thrown below.
  blob.catch(() => undefined);
  const promised =
    typeof ClipboardItem !== "undefined" && navigator.clipboard?.write
      ? navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })])
      : Promise.reject(new DOMException("no promised clipboard", "NotSupportedError"));
  try {
    await promised;
  } catch {
    // Either the text itself failed (then this throws its reason) or the browser wants plain text.
    const value = await text;
    if (navigator.clipboard) await navigator.clipboard.writeText(value);
    else copyBySelection(value);
  }
}

// Pages served over plain http have no clipboard of their own.
function copyBySelection(value: string) {
  const field = document.createElement("textarea");
  field.value = value;
  field.style.cssText = "position:fixed;inset:0;opacity:0";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new DOMException("the browser refused to copy", "NotAllowedError");
}
