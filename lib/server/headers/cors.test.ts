import { expect, it } from "vitest";
import { parseRequestedHeaders } from "./cors";

const allowed = (requested?: string) =>
  parseRequestedHeaders(
    new Headers(requested === undefined ? {} : { "access-control-request-headers": requested }),
    "content-type",
  );

it.each(["traceparent", "baggage,sentry-trace, traceparent", "x-datadog-trace-id,x-datadog-origin", "b3"])(
  "a page may send what its tracing adds: %s",
  (requested) => {
    expect(allowed(requested)).toBe(`content-type, ${requested}`);
  },
);

it.each([undefined, "", " ", ",", "a;b", "a b", "x".repeat(2_000), "é"])(
  "of %j only what is known is allowed",
  (requested) => {
    expect(allowed(requested)).toBe("content-type");
  },
);
