import { expect, it } from "vitest";
import { summarizeError } from "./error-summary";
import { AppError } from "./errors";

it("says what went wrong in one line that has an end", () => {
  const error = Object.assign(new Error("at Zelda's"), { name: "PrismaClientError", code: "P1001" });
  expect(summarizeError(error)).toBe("PrismaClientError P1001");
  expect(summarizeError(new AppError("unavailable", "Paddle\ndid not answer"))).toBe(
    "AppError unavailable: Paddle did not answer",
  );
  expect(summarizeError(new AppError("internal", "x".repeat(5_000)))).toHaveLength(300);
});

it("says what a mail server answered, without addresses", () => {
  const response = "550 5.1.1 <ada.weaver+a@sub.example.com>: Recipient rejected (ada@example.com)";
  expect(summarizeError(Object.assign(new Error("Ada"), { code: "EENVELOPE", response }))).toBe(
    "Error EENVELOPE: 550 5.1.1 <[mail]>: Recipient rejected ([mail])",
  );
});
