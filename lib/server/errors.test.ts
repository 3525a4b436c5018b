import { describe, expect, it } from "vitest";
import { AppError, errorTable, isUniqueViolation, toAppError } from "./errors";

describe("toAppError", () => {
  it.each([
    Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }),
    Object.assign(new Error("Can't reach database server at 127.0.0.1:5432"), { code: "P1001" }),
    Object.assign(new Error("Unable to start a transaction in the given time."), { code: "P2028" }),
    Object.assign(
      new Error("Database error. Code: `57P01`. Message: `terminating connection due to administrator command`"),
      {
        code: "P2010",
      },
    ),
    Object.assign(new Error("Raw query failed. Code: `N/A`. Message: `Server has closed the connection.`"), {
      code: "P2010",
    }),
    Object.assign(new Error("Raw query failed. Code: `N/A`. Message: `Operation has timed out`"), { code: "P2010" }),
    new Error("Connection terminated unexpectedly"),
    new Error("timeout exceeded when trying to connect"),
    new Error("the database system is starting up"),
    new Error("sorry, too many clients already"),
    new Error("outside", { cause: Object.assign(new Error("inside"), { code: "57P03" }) }),
  ])("takes %s for an outage", (error) => {
    expect(toAppError(error)).toMatchObject({
      code: "unavailable",
      sentence: errorTable.unavailable.sentence,
      cause: error,
    });
  });

  it.each([new Error("boom"), new TypeError("x is undefined"), "a string", null, undefined])(
    "takes %s for a fault of ours, and tells a person nothing of it",
    (error) => {
      expect(toAppError(error)).toMatchObject({ code: "internal", sentence: errorTable.internal.sentence });
    },
  );

  it("leaves errors of the domain as they are", () => {
    const error = new AppError("conflict", "for the log", { sentence: "You own this already." });
    expect(toAppError(error)).toBe(error);
  });
});

it("knows a lost race for a unique index", () => {
  expect(isUniqueViolation(Object.assign(new Error("Unique constraint failed"), { code: "P2002" }))).toBe(true);
  expect(isUniqueViolation(new Error("P2002"))).toBe(false);
  expect(isUniqueViolation(null)).toBe(false);
});
