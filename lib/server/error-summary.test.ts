import { expect, it } from "vitest";
import { errorSummary } from "./error-summary";

it("says what went wrong in one line", () => {
  const error = Object.assign(
    new Error("\nInvalid invocation in\n  data: { a: 1 }\n\nCan't reach database server at `db`\n"),
    {
      name: "PrismaClientError",
      code: "P1001",
    },
  );
  expect(errorSummary(error)).toBe("PrismaClientError P1001: Can't reach database server …");
  expect(errorSummary("refused")).toBe("refused");
});

it("holds no address, and has an end", () => {
  expect(
    errorSummary(new Error("550 5.1.1 <ada.weaver+a@sub.example.com>: Recipient rejected (ada@example.com)")),
  ).toBe("Error: 550 5.1.1 <[mail]>: Recipient rejected ([mail])");
  expect(errorSummary(new Error("x".repeat(5_000)))).toHaveLength(300);
});
