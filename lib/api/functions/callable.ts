import type { z } from "zod";
import { parseInput } from "@/lib/server/input-problems";
import { enforceLimit } from "@/lib/server/limits/limit";
import type { RuleFor } from "@/lib/server/limits/rules";
import { type Caller, createCaller } from "@/lib/server/limits/subject";
import type { UserId } from "@/lib/server/user-id";
import { removeAbsent } from "./remove-absent";

export interface CallContext {
  /** The owner of the bearer, or null without one. */
  userId: UserId | null;
  /** Where the call comes from (lib/server/request/client-address.ts). */
  address: string;
  /** The host of the page that calls; "" when it is one of ours, or unknown. */
  origin: string;
  /** Aborts when the caller has gone. */
  signal: AbortSignal;
}

/** What answers a call: it checks its own input, and answers with what JSON can hold. */
export type Handler<Output = unknown> = (data: unknown, context: CallContext) => Promise<Output>;

/** A function that can be called by name, and knows for its callers what it takes. */
export type Callable<Input, Output> = Handler<Output> & {
  /** Only a type: what a caller has to send. */
  readonly input?: Input;
};

export type InputOf<F> = F extends Callable<infer Input, unknown> ? Input : never;
export type OutputOf<F> = F extends Handler<infer Output> ? Output : never;

/**
 * Makes a function that can be called by name: counts the caller, refuses data that `schema` does not take, naming each
 * field that is wrong, then runs `handler`. What is null or empty is as if absent, where it may be absent.
 */
export function createCallable<Schema extends z.ZodType, Output>(
  schema: Schema,
  handler: (input: z.output<Schema>, context: CallContext) => Promise<Output>,
  { limit: rule }: { limit: RuleFor<Caller> },
): Callable<z.input<Schema>, Output> {
  return async (data, context) => {
    await enforceLimit(rule, createCaller(context));
    return handler(parseInput(schema, removeAbsent(schema, data)), context);
  };
}
