import { expect, it } from "vitest";
import { parseRequestedHeaders } from "./cors";

const allowed = (asked?: string) =>
  parseRequestedHeaders(
    new Headers(asked === undefined ? {} : { "access-control-request-headers": asked }),
    "content-type",
  );

it.each(["traceparent", "baggage,sentry-trace, traceparent", "x-datadog-trace-id,x-datadog-origin", "b3"])(
  "a page may send what its tracing adds: %s",
  (asked) => {
    expect(allowed(asked)).toBe(`content-type, ${asked}`);
  },
);

it.each([undefined, "", " ", ",", "a;b", "a b", "x".repeat(2_000), "é"])(
  "of %j only what is known is allowed",
  (asked) => {
    expect(allowed(asked)).toBe("content-type");
  },
);
