import { expect, it } from "vitest";
import { failureSentence } from "./failures";

it("has a sentence for every code, also for those an address was made up with", () => {
  expect(failureSentence("AccessDenied")).toContain("turned this account away");
  for (const code of ["__proto__", "constructor", "toString", "hasOwnProperty", "", "nonsense"]) {
    expect(failureSentence(code), code).toBe("Something went wrong while signing you in. Try again.");
  }
});
