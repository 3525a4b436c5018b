import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// What tools/ has isn't beside the shop's own packages: a command that looks for it there ends in the middle of its work.
test("no command starts a program from the packages of the shop by its name", () => {
  const sources = ["lib", "tools/bench", "tools/dev", "tools/release", "tools/sections", "tools/test"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
    .filter((path) => path.endsWith(".ts"));
  const place = ["node_modules", ".bin"].join("/");
  expect(sources.filter((path) => readFileSync(path, "utf8").includes(place))).toEqual([]);
});
