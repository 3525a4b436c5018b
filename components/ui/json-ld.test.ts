import { expect, it } from "vitest";
import { escapeJsonForScript } from "./json-ld";

it("cannot be broken out of, and still says the same", () => {
  const data = { name: "</script><script>alert(1)</script>", more: "<!-- <SCRIPT", line: "\u2028 & “quotes”" };
  const text = escapeJsonForScript(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});
