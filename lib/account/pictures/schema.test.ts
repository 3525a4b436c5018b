import { expect, it } from "vitest";
import { urls } from "@/lib/urls/urls";
import { fileName, idOfFile } from "./schema";

it("finds the id in a picture's address, and in no other", () => {
  const id = "0b2f6c1e-8f0a-4f39-9c55-0d7c6a1f2e3b";
  expect(idOfFile(urls.picture(id).split("/").at(-1) ?? "")).toBe(id);
  for (const file of [id, `${id}.png`, `${id.toUpperCase()}.webp`, "..webp", `x${id}.webp`, ""]) {
    expect(idOfFile(file)).toBeNull();
  }
});

it("keeps of a file's name what can be read", () => {
  expect(fileName(encodeURIComponent("Küche\u202e gpj.png"))).toBe("Küche gpj.png");
  expect(fileName("C:%5Cphotos%5Ca.png")).toBe("a.png");
  expect(fileName("..%2F..%2Fetc%2Fpasswd")).toBe("passwd");
  expect(fileName("x".repeat(500))).toHaveLength(120);
  for (const header of [null, "", "%", "%E0%A4%A"]) expect(fileName(header)).toBe("");
});
