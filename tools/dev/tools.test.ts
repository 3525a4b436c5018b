import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "@/tools/test/list-files";

// What tools/ has isn't beside the shop's own packages: a command that looks for it there ends in the middle of its work.
test("no command starts a program from the packages of the shop by its name", () => {
  const sources = ["lib", "tools/bench", "tools/dev", "tools/release", "tools/sections", "tools/test"]
    .flatMap((folder) => listFiles(".", folder))
    .filter((path) => path.endsWith(".ts"));
  const place = ["node_modules", ".bin"].join("/");
  expect(sources.filter((path) => readFileSync(path, "utf8").includes(place))).toEqual([]);
});
