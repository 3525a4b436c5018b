import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listUnanswered, parseAnswered, parseFindings } from "./audit";

/** As npm 11 prints it, shortened: a package with two advisories, and one that is listed because it needs the first. */
const found = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    mailer: {
      name: "mailer",
      severity: "high",
      isDirect: true,
      via: [
        {
          source: 1101,
          name: "mailer",
          dependency: "mailer",
          title: "Slow addresses",
          url: "https://github.com/advisories/GHSA-2x7j-588g-ccc2",
          severity: "high",
          range: "<9.1.0",
        },
        {
          source: 1102,
          name: "mailer",
          dependency: "mailer",
          title: "Headers",
          url: "https://github.com/advisories/GHSA-268h-hp4c-crq3",
          severity: "moderate",
          range: "<=8.0.8",
        },
      ],
      effects: ["letters"],
      fixAvailable: true,
    },
    letters: { name: "letters", severity: "high", isDirect: true, via: ["mailer"], effects: [], fixAvailable: true },
    twice: {
      name: "twice",
      severity: "high",
      via: [
        {
          source: 1101,
          name: "mailer",
          title: "Slow addresses",
          url: "https://github.com/advisories/GHSA-2x7j-588g-ccc2",
          severity: "high",
        },
      ],
    },
  },
  metadata: { vulnerabilities: { total: 2 } },
});
const refused = JSON.stringify({
  message: "405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk",
  method: "POST",
  statusCode: 405,
  body: "",
  error: { summary: "", detail: "" },
});

describe("npm audit", () => {
  it("is read, each advisory once", () => {
    expect(parseFindings(found).map(({ id, package: name, severity }) => [id, name, severity])).toEqual([
      ["GHSA-2x7j-588g-ccc2", "mailer", "high"],
      ["GHSA-268h-hp4c-crq3", "mailer", "moderate"],
    ]);
    expect(parseFindings('{"auditReportVersion":2,"vulnerabilities":{}}')).toEqual([]);
  });

  it.each([
    [refused, "405 Method Not Allowed"],
    ['{"error":{"code":"ENOTFOUND","summary":"request to https://registry.example failed"}}', "request to https"],
    ["{}", "no list of vulnerabilities"],
    ["", "printed no JSON"],
  ])("that was not answered is no clean one", (printed, why) => expect(() => parseFindings(printed)).toThrow(why));
});

describe("answers", () => {
  const document = `## Known vulnerabilities of packages

| Advisory | Package | Answer |
| --- | --- | --- |
| GHSA-2x7j-588g-ccc2 | mailer | we hand it single addresses |
| GHSA-268h-hp4c-crq3 | mailer | |

## Other

| GHSA-aaaa-bbbb-cccc | x | not in the section |
`;

  it("are rows with words in the last cell, in their section", () => {
    expect([...parseAnswered(document)]).toEqual(["GHSA-2x7j-588g-ccc2"]);
    expect(listUnanswered(parseFindings(found), parseAnswered(document)).map(({ id }) => id)).toEqual([
      "GHSA-268h-hp4c-crq3",
    ]);
  });

  it("have a place in docs/security.md", () => {
    expect(readFileSync("docs/security.md", "utf8")).toContain("\n## Known vulnerabilities of packages\n");
  });
});
