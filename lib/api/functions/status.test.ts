import { describe, expect, it } from "vitest";
import { errorTable } from "@/lib/server/errors";
import { getCodeOfHttp, httpStatus, parseStatusCode } from "./status";

// Both tables as the protocol gives them (google.rpc.Code, and what its clients make of bare HTTP).
describe("statuses", () => {
  it.each([
    ["OK", 200, "ok"],
    ["CANCELLED", 499, "cancelled"],
    ["UNKNOWN", 500, "unknown"],
    ["INVALID_ARGUMENT", 400, "invalid-argument"],
    ["DEADLINE_EXCEEDED", 504, "deadline-exceeded"],
    ["NOT_FOUND", 404, "not-found"],
    ["ALREADY_EXISTS", 409, "already-exists"],
    ["PERMISSION_DENIED", 403, "permission-denied"],
    ["UNAUTHENTICATED", 401, "unauthenticated"],
    ["RESOURCE_EXHAUSTED", 429, "resource-exhausted"],
    ["FAILED_PRECONDITION", 400, "failed-precondition"],
    ["ABORTED", 409, "aborted"],
    ["OUT_OF_RANGE", 400, "out-of-range"],
    ["UNIMPLEMENTED", 501, "unimplemented"],
    ["INTERNAL", 500, "internal"],
    ["UNAVAILABLE", 503, "unavailable"],
    ["DATA_LOSS", 500, "data-loss"],
  ] as const)("%s is %d and reads %s", (status, http, code) => {
    expect(httpStatus[status]).toBe(http);
    expect(parseStatusCode(status)).toBe(code);
  });

  it.each(["ok", "NO_SUCH", "toString", "", 7, null, undefined])("knows no status %j", (status) => {
    expect(parseStatusCode(status)).toBeNull();
  });

  it.each([
    [0, "internal"],
    [200, "ok"],
    [204, "ok"],
    [400, "invalid-argument"],
    [401, "unauthenticated"],
    [402, "unknown"],
    [403, "permission-denied"],
    [404, "not-found"],
    [409, "aborted"],
    [413, "unknown"],
    [422, "unknown"],
    [429, "resource-exhausted"],
    [499, "cancelled"],
    [500, "internal"],
    [501, "unimplemented"],
    [503, "unavailable"],
    [504, "deadline-exceeded"],
  ])("a bare %d reads %s", (http, code) => {
    expect(getCodeOfHttp(http)).toBe(code);
  });

  it("of our own errors are ones of the table, with its HTTP status unless HTTP has a better one", () => {
    for (const { http, callable } of Object.values(errorTable)) {
      expect([httpStatus[callable], 413, 415]).toContain(http);
    }
  });
});
