import { expect, it } from "vitest";
import { findPostgresTools } from "./postgres-tools";

it("says what to install where the tools are missing", () => {
  expect(() => findPostgresTools(() => ["/nowhere", import.meta.dirname])).toThrow("apt-get install postgresql)");
});
