/**
 * Everything that can go wrong, in one table: HTTP status, callable status (google.rpc.Code name) and
 * the sentence a person reads when the thrower gives none.
 */
export const errorTable = {
  invalid: {
    http: 400,
    callable: "INVALID_ARGUMENT",
    sentence: "That doesn't look right. Check what you entered and try again.",
  },
  unauthenticated: { http: 401, callable: "UNAUTHENTICATED", sentence: "Sign in first, then try again." },
  forbidden: { http: 403, callable: "PERMISSION_DENIED", sentence: "This isn't part of what you own yet." },
  not_found: { http: 404, callable: "NOT_FOUND", sentence: "We couldn't find that. It may have been deleted." },
  conflict: { http: 409, callable: "ALREADY_EXISTS", sentence: "That already exists." },
  too_large: { http: 413, callable: "INVALID_ARGUMENT", sentence: "That is too large. Make it smaller and try again." },
  unsupported_media: { http: 415, callable: "INVALID_ARGUMENT", sentence: "That format isn't supported." },
  rate_limited: {
    http: 429,
    callable: "RESOURCE_EXHAUSTED",
    sentence: "That was a bit fast. Wait a moment and try again.",
  },
  unavailable: {
    http: 503,
    callable: "UNAVAILABLE",
    sentence: "We can't reach our database right now. Nothing is lost; try again in a minute.",
  },
  unimplemented: { http: 501, callable: "UNIMPLEMENTED", sentence: "That isn't offered here." },
  internal: { http: 500, callable: "INTERNAL", sentence: "Something went wrong on our side. Try again in a minute." },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** The one error type of the domain. `message` is for the log; `sentence` for the person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly sentence: string;
  /** What is wrong with single fields of the input, by their names. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** In seconds: how long to wait before trying again, where that is known. */
  readonly retryAfter: number | undefined;
  constructor(
    code: ErrorCode,
    message?: string,
    options?: { sentence?: string; fields?: Record<string, string>; retryAfter?: number; cause?: unknown },
  ) {
    super(message ?? errorTable[code].sentence, { cause: options?.cause });
    this.name = "AppError";
    this.code = code;
    this.sentence = options?.sentence ?? errorTable[code].sentence;
    this.fields = options?.fields;
    this.retryAfter = options?.retryAfter;
  }
}

/** Node and Prisma codes that mean "no database right now" (Prisma error reference, P1xxx, P2024, and P2028: a transaction waited too long). */
const outage = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08006",
  "08001",
  "08003",
]);

/** Turns anything thrown into an AppError: outages become `unavailable`, the unknown `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  for (let e: unknown = error, depth = 0; e && depth < 5; e = (e as { cause?: unknown }).cause, depth++) {
    const { code, message } = e as { code?: unknown; message?: unknown };
    if ((typeof code === "string" && outage.has(code)) || isOutageMessage(message)) {
      return new AppError("unavailable", undefined, { cause: error });
    }
  }
  return new AppError("internal", undefined, { cause: error });
}

// pg and the driver adapter report a lost connection by message alone.
function isOutageMessage(message: unknown): boolean {
  return (
    typeof message === "string" &&
    /connection terminated|terminating connection|too many clients|timeout exceeded when trying to connect|can't reach database|DatabaseNotReachable|ECONNREFUSED|operation has timed out|server (has )?closed the connection|the database system is (starting up|shutting down)/i.test(
      message,
    )
  );
}

/** Whether a write lost against a unique index (Prisma P2002): someone else was first. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "P2002";
}

/** Whether a write points at a row that isn't there (any more) (Prisma P2003). */
export function isMissingParent(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "P2003";
}
