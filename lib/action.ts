import "server-only";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { currentUserId } from "./auth/session";
import { AppError, type ErrorCode, errorTable, toAppError } from "./errors";
import { logError } from "./log";
import type { UserId } from "./users/ids";

/**
 * What every server action answers: the handler's data, or an error with a sentence for a person. `fields` has a sentence
 * for each wrong field of the input, by its name.
 */
export type ActionResult<Data> =
  | { ok: true; data: Data }
  | { ok: false; error: { code: ErrorCode; message: string; fields?: Readonly<Record<string, string>> } };

type Handler<Schema extends z.ZodType, Who, Data> = (
  input: z.output<Schema>,
  context: { userId: Who },
) => Promise<Data>;

/** Makes the maker of actions whose callers `identify` knows, or refuses by throwing. */
export function actionsFor<Who>(identify: () => Promise<Who>) {
  return <Schema extends z.ZodType, Data>(schema: Schema, handler: Handler<Schema, Who, Data>) =>
    async (input: z.input<Schema>): Promise<ActionResult<Data>> => {
      try {
        const userId = await identify();
        return { ok: true, data: await handler(parse(schema, input), { userId }) };
      } catch (error) {
        // redirect() and notFound() of next are thrown, and meant for next.
        unstable_rethrow(error);
        const { code, sentence, fields } = toAppError(error);
        if (code === "internal" || code === "unavailable") logError("Action failed", error, { code });
        return { ok: false, error: { code, message: sentence, ...(fields && { fields }) } };
      }
    };
}

/** Zod's own messages are for programmers: where a schema gives no sentence, ours stands in. */
function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: () => errorTable.invalid.sentence });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  // The first sentence of a field wins: the schema says the most important first.
  const wrong = issues.filter(({ path }) => path.length > 0).map(({ path, message }) => [String(path[0]), message]);
  const fields = wrong.length > 0 ? Object.fromEntries(wrong.reverse()) : undefined;
  throw new AppError("invalid", undefined, { sentence: issues[0]?.message, fields });
}

async function signedIn(): Promise<UserId> {
  const id = await currentUserId();
  if (!id) throw new AppError("unauthenticated");
  return id;
}

const signedInOnly = actionsFor(signedIn);
const everybody = actionsFor(currentUserId);

/**
 * Makes a server action for signed-in people: parses the input with `schema`, identifies the caller, runs `handler`,
 * and answers instead of throwing. A refusal by the schema reads as the schema's own message.
 */
export function action<Schema extends z.ZodType, Data>(schema: Schema, handler: Handler<Schema, UserId, Data>) {
  return signedInOnly(schema, handler);
}

/** The same for everybody: `userId` is null when signed out. */
action.public = function publicAction<Schema extends z.ZodType, Data>(
  schema: Schema,
  handler: Handler<Schema, UserId | null, Data>,
) {
  return everybody(schema, handler);
};
