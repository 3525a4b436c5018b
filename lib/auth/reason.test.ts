import { describe, expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { urls } from "@/lib/urls";
import { signInReason } from "./reason";

const ticket = findSection("silcrow-cta-ticket");

describe("signInReason", () => {
  it("names the section whose words are to be changed", () =>
    expect(ticket && signInReason(urls.changeWords(ticket))).toBe(
      "Sign in to change the words of Ticket. What you write is kept in your account.",
    ));

  it.each([
    null,
    "",
    "/account",
    "/account/change-words",
    "/account/change-words?section=Free+money",
    "/account/change-words?section=no-such-section",
    "/account/change-words?section=silcrow-cta-ticket&x=Free+money",
    "/pricing?section=silcrow-cta-ticket",
    "https://evil.example/account/change-words?section=silcrow-cta-ticket",
  ])("says nothing of %j", (then) => expect(signInReason(then)).toBeNull());
});
