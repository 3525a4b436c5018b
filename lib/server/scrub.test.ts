import { describe, expect, it } from "vitest";
import { AppError } from "./errors";
import { describeError, removeAddresses } from "./scrub";

describe("a text loses", () => {
  it.each([
    ["mail addresses", "550 5.1.1 <Zelda.Rare+x@mail.example.org>: no such user", "550 5.1.1 <[mail]>: no such user"],
    [
      "addresses of visitors",
      "from 203.0.113.77, 2001:db8::17 and 2001:db8:0:1:2:3:4:5",
      "from [address], [address] and [address]",
    ],
  ])("%s", (_, text, clean) => expect(removeAddresses(text)).toBe(clean));
});

describe("and keeps", () => {
  it.each([
    "connect ECONNREFUSED 127.0.0.1:5432",
    "Worker 0f8fad5b-d9cb-469f-a165-70867728950e ended at 10:20:30",
    "std::string and a::b in C",
    "next 16.4.6, pg 8.23.1",
    "npm i next@16.4.6",
    "at vn.request (/app/node_modules/@prisma/client-2c3a/runtime/client.js:65:8643)",
  ])("%s", (text) => expect(removeAddresses(text)).toBe(text));
});

it("keeps of others' errors the name and the code, and nothing that they quote", () => {
  const prisma = Object.assign(new Error("Unique constraint failed on Zelda"), {
    name: "PrismaClientKnownRequestError",
    code: "P2002",
  });
  expect(describeError(prisma)).toBe("PrismaClientKnownRequestError P2002");
  expect(describeError(new SyntaxError("Unexpected token 'Z', \"Zelda\" is not valid JSON"))).toBe("SyntaxError");
  expect(describeError(Object.assign(new Error("Zelda"), { name: "of Zelda", code: "for Zelda" }))).toBe("");
  expect(describeError("thrown for Zelda")).toBe("thrown: string");
  expect(describeError(null)).toBe("thrown: object");
});

it("keeps what our own errors say, without addresses", () => {
  expect(describeError(new AppError("invalid", "broke off for a@b.example"))).toBe(
    "AppError invalid: broke off for [mail]",
  );
});
