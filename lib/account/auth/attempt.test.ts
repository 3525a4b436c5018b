import { describe, expect, it } from "vitest";
import { getDestination, parseSafePath, readAttempt, writeAttempt } from "./attempt";

describe("parseSafePath", () => {
  it.each([
    ["/account", "/account"],
    ["/bullet/components?x=1#hero", "/bullet/components?x=1#hero"],
    ["/a/../account", "/account"],
    ["/", "/"],
  ])("lets %s through as %s", (value, path) => {
    expect(parseSafePath(value)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "account",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "/api/auth/signout",
    "/login",
    "/login/popup",
    `/${"x".repeat(1_000)}`,
  ])("refuses %s", (value) => {
    expect(parseSafePath(value)).toBeNull();
  });
});

describe("an attempt", () => {
  it("comes back from its cookie as it went in", () => {
    const attempt = {
      product: "super",
      then: "/account/pricing?a=b&c",
      from: "/super/templates",
      popup: "0a1b2c",
      isNew: true,
      isSeparate: true,
    } as const;
    expect(readAttempt(new URLSearchParams(writeAttempt(attempt)))).toEqual(attempt);
  });

  it("is read from anything without harm", () => {
    const blank = { product: "bullet", then: null, from: null, popup: null, isNew: false, isSeparate: false };
    expect(readAttempt(new URLSearchParams())).toEqual(blank);
    expect(
      readAttempt(new URLSearchParams("product=vue&then=//evil.example&from=//evil.example&popup=<script>&isNew=yes")),
    ).toEqual(blank);
    const form = new FormData();
    form.set("product", new Blob(["super"]));
    expect(readAttempt(form)).toEqual(blank);
  });
});

describe("after a sign-in", () => {
  const [then, from] = ["/account", "/super/templates"];
  it.each([
    ["people go on with what it was for", { then, from, isNew: false }, then],
    ["also new ones", { then, from, isNew: true }, then],
    ["else they are back where they were", { then: null, from, isNew: false }, from],
    ["but someone new goes home", { then: null, from, isNew: true }, "/"],
    ["and so does who comes from nowhere", { then: null, from: null, isNew: false }, "/"],
  ])("%s", (_, attempt, target) => expect(getDestination(attempt)).toBe(target));
});
