import { expect, it } from "vitest";
import { postgresTools } from "./postgres-tools";

it("says what to install where the tools are missing", () => {
  expect(() => postgresTools(() => ["/nowhere", import.meta.dirname])).toThrow("apt-get install postgresql)");
});
