import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rules } from "./rules";

const whileAway = {
  here: "counted in this process",
  refuse: "refused",
  memory: "the same: always counted in this process",
};

it("every limit is the one that docs/functions.md promises", () => {
  const rows = readFileSync("docs/functions.md", "utf8").match(/^\| `\w+` \| (?:user|address|caller|form) \|.*$/gm);
  const described = Object.entries(rules).map(([name, rule]) => {
    const often = `${rule.points.toLocaleString("en")} in ${rule.seconds.toLocaleString("en")} s`;
    const away = whileAway["store" in rule ? rule.store : rule.outage];
    return `| \`${name}\` | ${rule.per} | ${often} | ${away} |`;
  });
  expect(rows).toEqual(described);
});
