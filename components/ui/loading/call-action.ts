import { unstable_isUnrecognizedActionError } from "next/navigation";
import { detectNetworkTrouble, type Failure, getFailure } from "./connection";

/** What server actions answer (lib/account/auth/action.ts), with the failures added that only a caller can see. */
type Answer<Data> = { ok: true; data: Data } | { ok: false; error: Failure & { fields?: Record<string, string> } };

interface Options {
  /** Said when the shop was not reached: what has become of what the person did ("Nothing was deleted."). */
  otherwise?: string;
  /** Something was typed that a reload would clear. */
  typed?: boolean;
}

/**
 * Calls a server action and always answers: a connection that fails (`offline`, `unreachable`), an action that the
 * server no longer knows because the shop was updated (`updated`) and anything else (`internal`) are results like the
 * action's own refusals, each with a sentence for the person.
 */
export async function callAction<Input, Data, Code extends string>(
  action: (
    input: Input,
  ) => Promise<
    | { ok: true; data: Data }
    | { ok: false; error: { code: Code; message: string; fields?: Readonly<Record<string, string>> } }
  >,
  input: Input,
  options?: Options,
): Promise<Answer<Data>> {
  try {
    return await action(input);
  } catch (error) {
    console.error(error);
    return { ok: false, error: toActionFailure(error, options) };
  }
}

/** What is said of a post before any action hears of it (lib/server/admission/posts.ts), as a page is told it. */
const refusals: readonly Failure[] = [
  { code: "rate_limited", message: "That was a bit fast. Wait a moment and try again." },
  { code: "too_large", message: "That is too large. Make it smaller and try again." },
];

/** The failure that an error thrown by a call of a server action is for a person. */
export function toActionFailure(error: unknown, { otherwise, typed }: Options = {}): Failure {
  if (unstable_isUnrecognizedActionError(error)) {
    const { code, message } = getFailure("updated");
    return { code, message: typed ? `${message} Copy what you typed first: a reload clears it.` : message };
  }
  const refused = error instanceof Error && refusals.find(({ message }) => message === error.message);
  // What fetch throws. An answer that can't be read, say a proxy's, is an Error without more.
  const { code, message } =
    error instanceof TypeError
      ? getFailure(detectNetworkTrouble())
      : refused || { code: "internal", message: "Something went wrong on our side. Try again in a minute." };
  const more = otherwise ?? (typed ? "What you typed is still here." : undefined);
  return { code, message: more ? `${message} ${more}` : message };
}
