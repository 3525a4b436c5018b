import { expect, it } from "vitest";
import { getFailureSentence } from "./failures";

it("has a sentence for every code, also for those an address was made up with", () => {
  expect(getFailureSentence("AccessDenied")).toContain("turned this account away");
  for (const code of ["__proto__", "constructor", "toString", "hasOwnProperty", "", "nonsense"]) {
    expect(getFailureSentence(code), code).toBe("Something went wrong while signing you in. Try again.");
  }
});
