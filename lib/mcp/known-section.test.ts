import { expect, it } from "vitest";
import { findSection, listSections } from "@/lib/catalogue/catalogue";
import { AppError } from "@/lib/errors";
import { knownSection, nearestIds } from "./known-section";

it("finds what was meant by an id with a mistake in it", () => {
  expect(nearestIds("silcrow-cta-tickets")[0]).toBe("silcrow-cta-ticket");
  expect(nearestIds("ticket cta")[0]).toBe("silcrow-cta-ticket");
  for (const id of ["", "§", "x".repeat(3_000)]) expect(nearestIds(id)).toHaveLength(3);
});

it("gives a known section, and repeats no more than the beginning of an unknown id", () => {
  const [first] = listSections();
  expect(knownSection(first?.id ?? "")).toBe(findSection(first?.id ?? ""));
  try {
    knownSection("x".repeat(3_000));
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).sentence.length).toBeLessThan(500);
  }
});
