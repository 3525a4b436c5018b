import { AppError, type ErrorCode, toAppError } from "@/lib/server/errors";

/** What a pool sends to a worker: one job at a time. */
export interface JobMessage {
  name: string;
  input: unknown;
}

/** What a worker sends: once that it is ready, then an answer to each job. */
export type WorkerMessage =
  | { kind: "ready"; thread: string | undefined }
  | { kind: "done"; value: unknown }
  | { kind: "failed"; error: SentError };

/** An error on its way between threads, which hand over plain values only. */
export interface SentError {
  code: ErrorCode;
  message: string;
  sentence: string;
  fields?: Record<string, string> | undefined;
  retryAfter?: number | undefined;
  stack?: string | undefined;
}

export function toSentError(thrown: unknown): SentError {
  const { code, message, sentence, fields, retryAfter, stack, cause } = toAppError(thrown);
  return {
    code,
    message,
    sentence,
    fields: fields && { ...fields },
    retryAfter,
    // What nobody foresaw is for the log.
    stack: code === "internal" ? (cause instanceof Error ? cause.stack : stack) : undefined,
  };
}

/** The error as it was thrown on the other side. */
export function toReceivedError({ code, message, stack, ...rest }: SentError): AppError {
  const { fields, retryAfter, sentence } = rest;
  const cause = stack === undefined ? undefined : Object.assign(new Error(message), { stack });
  return new AppError(code, message, { sentence, cause, ...(fields && { fields }), ...(retryAfter && { retryAfter }) });
}
