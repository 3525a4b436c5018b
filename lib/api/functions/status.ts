/** The names of google.rpc.Code, and the HTTP status each is answered with (docs/functions.md). */
export const httpStatus = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  UNAUTHENTICATED: 401,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
} as const;

export type Status = keyof typeof httpStatus;

/** What a caller's program compares: the name in lower case with dashes, e.g. `not-found`. */
export type FunctionErrorCode = Exclude<Status, "OK"> extends infer Name extends string ? KebabCase<Name> : never;
type KebabCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${KebabCase<Tail>}`
  : Lowercase<Name>;

/** The code of a status name; null when there is no such name. */
export function parseStatusCode(status: unknown): FunctionErrorCode | "ok" | null {
  if (typeof status !== "string" || !Object.hasOwn(httpStatus, status)) return null;
  return status.toLowerCase().replaceAll("_", "-") as FunctionErrorCode | "ok";
}

const codes: Record<number, FunctionErrorCode> = {
  0: "internal",
  400: "invalid-argument",
  401: "unauthenticated",
  403: "permission-denied",
  404: "not-found",
  409: "aborted",
  429: "resource-exhausted",
  499: "cancelled",
  500: "internal",
  501: "unimplemented",
  503: "unavailable",
  504: "deadline-exceeded",
};

/** What an HTTP status means when the body says nothing about it. */
export function getCodeOfHttp(status: number): FunctionErrorCode | "ok" {
  if (status >= 200 && status < 300) return "ok";
  return codes[status] ?? "unknown";
}
