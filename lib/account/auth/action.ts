import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { AppError, type ErrorCode, errorTable } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import type { RuleFor } from "@/lib/server/limits/rules";
import { type Caller, createUserSubject, readCaller, type UserSubject } from "@/lib/server/limits/subject";
import { toLoggedError } from "@/lib/server/log";
import type { UserId } from "@/lib/server/user-id";
import { getCurrentUserId } from "./session";

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

interface Options<Rule> {
  /** How often somebody may do this (lib/server/limits/rules.ts), whatever comes of it. */
  limit: Rule;
}

/** Makes the maker of actions whose callers `identify` knows, or refuses by throwing; `count` counts them. */
export function createActionMaker<Who, Rule>(
  identify: () => Promise<Who>,
  count: (rule: Rule, who: Who) => Promise<void>,
) {
  return <Schema extends z.ZodType, Data>(
    schema: Schema,
    handler: Handler<Schema, Who, Data>,
    { limit: rule }: Options<Rule>,
  ) =>
    async (input: z.input<Schema>): Promise<ActionResult<Data>> => {
      try {
        const userId = await identify();
        await count(rule, userId);
        return { ok: true, data: await handler(parse(schema, input), { userId }) };
      } catch (error) {
        // redirect() and notFound() of next are thrown, and meant for next.
        unstable_rethrow(error);
        const { code, sentence, fields } = toLoggedError("Action failed", error);
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

async function requireUserId(): Promise<UserId> {
  const id = await getCurrentUserId();
  if (!id) throw new AppError("unauthenticated");
  return id;
}

const signedInOnly = createActionMaker(requireUserId, (rule: RuleFor<UserSubject>, userId) =>
  enforceLimit(rule, createUserSubject(userId)),
);
const everybody = createActionMaker(getCurrentUserId, async (rule: RuleFor<Caller>, userId) =>
  enforceLimit(rule, readCaller(await headers(), userId)),
);

/**
 * Makes a server action for signed-in people: identifies the caller, counts them, parses the input with `schema`,
 * runs `handler`, and answers instead of throwing. A refusal by the schema reads as the schema's own message.
 */
export function createAction<Schema extends z.ZodType, Data>(
  schema: Schema,
  handler: Handler<Schema, UserId, Data>,
  options: Options<RuleFor<UserSubject>>,
) {
  return signedInOnly(schema, handler, options);
}

/** The same for everybody: `userId` is null when signed out, and the address is counted then. */
createAction.public = function createPublicAction<Schema extends z.ZodType, Data>(
  schema: Schema,
  handler: Handler<Schema, UserId | null, Data>,
  options: Options<RuleFor<Caller>>,
) {
  return everybody(schema, handler, options);
};
