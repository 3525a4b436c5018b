import { expect, it } from "vitest";
import { findSection, listSections } from "@/lib/catalogue/catalogue";
import { AppError } from "@/lib/server/errors";
import { getKnownSection, resolveSectionId } from "./known-section";

it("gives a known section, and repeats no more than the beginning of an unknown id", () => {
  const [first] = listSections();
  expect(getKnownSection(first?.id ?? "")).toBe(findSection(first?.id ?? ""));
  try {
    getKnownSection("x".repeat(3_000));
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).sentence.length).toBeLessThan(500);
  }
});
it("says of a page of several sections that each is given by itself", () => {
  const page = "page:cta-ticket,silcrow-faqs-clauses";
  expect(() => getKnownSection(page)).toThrow("one by one, beginning with “silcrow-cta-ticket”");
  expect(() => getKnownSection(`${page},nope`)).toThrow("There is no section “nope”, number 3 of this page.");
});

it.each([
  ["cta-ticket", "silcrow-cta-ticket"],
  ["@silcrow/cta-ticket", "silcrow-cta-ticket"],
  ["silcrow-cta-ticket", "silcrow-cta-ticket"],
  ["page:cta-ticket,@silcrow/cta-two-doors", "page:silcrow-cta-ticket,silcrow-cta-two-doors"],
  ["page:silcrow-cta-ticket,nothing", "page:silcrow-cta-ticket,nothing"],
  ["https://silcrow.example/super/components/landing-page/sections/cta/ticket", "silcrow-cta-ticket"],
  ["http://localhost:3000/bullet/components/landing-page/sections/cta/ticket?a=b#edit", "silcrow-cta-ticket"],
  ["https://silcrow.example/bullet/page/silcrow-cta-ticket/cafe", "silcrow-cta-ticket"],
  ["silcrow.example/super/components/landing-page/sections/cta/ticket/", "silcrow-cta-ticket"],
  ["/super/components/landing-page/sections/cta/ticket", "silcrow-cta-ticket"],
  [
    "https://silcrow.example/bullet/components/landing-page/sections/cta",
    "https://silcrow.example/bullet/components/landing-page/sections/cta",
  ],
  ["@other/cta-ticket", "@other/cta-ticket"],
  ["cta", "cta"],
])("%s means %s", (requested, id) => {
  expect(resolveSectionId(requested)).toBe(id);
});
