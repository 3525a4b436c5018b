import { expect, it } from "vitest";
import { urls } from "@/lib/urls/urls";
import { parseFileName, parsePictureId } from "./schema";

it("finds the id in a picture's address, and in no other", () => {
  const id = "0b2f6c1e-8f0a-4f39-9c55-0d7c6a1f2e3b";
  expect(parsePictureId(urls.picture(id).split("/").at(-1) ?? "")).toBe(id);
  for (const file of [id, `${id}.png`, `${id.toUpperCase()}.webp`, "..webp", `x${id}.webp`, ""]) {
    expect(parsePictureId(file)).toBeNull();
  }
});

it("keeps of a file's name what can be read", () => {
  expect(parseFileName(encodeURIComponent("Küche\u202e gpj.png"))).toBe("Küche gpj.png");
  expect(parseFileName("C:%5Cphotos%5Ca.png")).toBe("a.png");
  expect(parseFileName("..%2F..%2Fetc%2Fpasswd")).toBe("passwd");
  expect(parseFileName("x".repeat(500))).toHaveLength(120);
  for (const header of [null, "", "%", "%E0%A4%A"]) expect(parseFileName(header)).toBe("");
});
