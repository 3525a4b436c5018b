import { expect, it } from "vitest";
import { buildSecurityTxt } from "./security-txt";

it("names a contact and the address it is found at, and holds for less than a year from the day it is asked", () => {
  const lines = buildSecurityTxt("https://silcrow.example", new Date("2026-11-21T15:00:00Z")).split("\n");
  expect(lines).toEqual([
    "Contact: mailto:hello@silcrow.example",
    "Expires: 2027-05-20T00:00:00Z",
    "Preferred-Languages: en",
    "Canonical: https://silcrow.example/.well-known/security.txt",
    "",
  ]);
});
