import type { Failure } from "@/components/ui/loading/connection";
import { copyByHand } from "./copy-by-hand";

/** Why there is no text to copy, in words for the person. */
class Refusal extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** What an action answered, as a promise for `copyText`. @throws Refusal */
export function unwrapAnswer<Data>(answer: { ok: true; data: Data } | { ok: false; error: Failure }): Data {
  if (!answer.ok) throw new Refusal(answer.error);
  return answer.data;
}

/** What to tell the person of an error of `copyText`. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Refusal) return error.failure;
  console.error(error);
  return { code: "unknown", message: "What you wanted to copy didn’t come. Try once more." };
}

/**
 * Puts text on the clipboard that is still on its way. Must be called within the click: Safari gives the clipboard
 * away only there, to a promise. Where the browser refuses, the text is shown in a box, selected, to be copied by hand.
 * @returns whether it was copied, one way or the other
 * @throws what `text` throws
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
  // A browser that refuses at once never reads the promise; what it fails with is thrown below.
  blob.catch(() => undefined);
  const promised =
    typeof ClipboardItem !== "undefined" && navigator.clipboard?.write
      ? navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })])
      : Promise.reject(new DOMException("no promised clipboard", "NotSupportedError"));
  try {
    await promised;
    return true;
  } catch {
    // Either the text itself failed (then this throws its reason) or the browser wants plain text.
    const value = await text;
    try {
      if (navigator.clipboard) await navigator.clipboard.writeText(value);
      // Pages served over plain http have no clipboard of their own.
      else if (!copyBySelection(value)) return copyByHand(value);
      return true;
    } catch {
      return copyByHand(value);
    }
  }
}

function copyBySelection(value: string): boolean {
  const field = document.createElement("textarea");
  field.value = value;
  field.style.cssText = "position:fixed;inset:0;opacity:0";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
