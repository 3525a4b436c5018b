import { describe, expect, test } from "vitest";
import { planTests } from "./test-plan";

const texts: Record<string, string> = {
  "e2e/code/evidence.spec.ts": "",
  "e2e/code/leaks.spec.ts": "",
  "e2e/account/account.spec.ts": "",
  "e2e/billing/checkout.spec.ts": 'page.goto("/bullet/…/cta/two-doors")',
  "e2e/chrome/journey.spec.ts": "",
  "e2e/api/mcp.spec.ts": "",
  "lib/billing/prices.test.ts": "",
  "lib/billing/prices.db.test.ts": "",
  "lib/code/words.proof.test.ts": "",
  "lib/code/named.test.ts": "cta-two-doors",
  "lib/lists.db.test.ts": "two-doors",
  "lib/reader.test.ts": 'import { readFileSync } from "node:fs";',
  "tools/release/compose.test.ts": "",
  "tools/release/roll.full.test.ts": "",
  "lib/unrelated.test.ts": "",
};
const importers = new Map([
  ["lib/billing/prices", ["lib/billing/prices.test.ts", "lib/billing/prices.db.test.ts"]],
  ["components/sections/cta/two-doors/section", ["lib/unrelated.test.ts"]],
]);
const sources = { graph: { files: Object.keys(texts), importers }, textOf: (file: string) => texts[file] ?? "" };
const nothing = { unit: [], database: [], browser: [], whole: [], sections: [], code: false, deploy: false };

describe("what a change can have broken", () => {
  test("is nothing when only documentation changed", () => {
    expect(planTests(["README.md", "docs/catalogue.md", "docs/images/home.webp"], sources)).toMatchObject(nothing);
    expect(planTests([], sources)).toMatchObject(nothing);
  });

  test("by a section is what looks at each section, for that section, and what names it", () => {
    const plan = planTests(["components/sections/cta/two-doors/section.ts", "docs/catalogue.md"], sources);
    expect(plan).toEqual({
      code: true,
      unit: ["lib/code/words.proof.test.ts", "lib/code/named.test.ts"],
      database: [],
      browser: ["e2e/code/evidence.spec.ts"],
      whole: [],
      deploy: false,
      sections: ["cta/two-doors"],
      reasons: expect.anything(),
    });
    expect(planTests(["components/sections/cta/ticket/evidence.json"], sources).sections).toEqual(["cta/ticket"]);
  });

  test("by a picture of a section is what looks at sections, for none of them", () => {
    const plan = planTests(["public/cards/silcrow-cta-ticket.0a1b2c3d.jpg"], sources);
    expect(plan).toMatchObject({ sections: [], unit: ["lib/code/words.proof.test.ts"], database: [] });
    expect(plan.browser).not.toContain("e2e/billing/checkout.spec.ts");
  });

  test("by what commands write of sections, which follows a change of one, is what looks at each section", () => {
    for (const path of [
      "components/sections/walked.json",
      "lib/seo/cards.json",
      "public/cards/category-cta.0a1b.jpg",
    ]) {
      const plan = planTests([path], sources);
      expect(plan, path).toMatchObject({ ...nothing, code: true, unit: ["lib/code/words.proof.test.ts"] });
    }
  });

  test("by what all sections share is every browser test, for all of them", () => {
    for (const path of ["components/sections/tokens.css", "components/sections/callout-card/ground.css"]) {
      const plan = planTests([path, "components/sections/cta/ticket/section.ts"], sources);
      expect(plan, path).toMatchObject({ browser: "all", sections: undefined });
    }
    expect(planTests(["lib/code/formats/html/no-script.ts"], sources)).toMatchObject({
      browser: "all",
      whole: ["e2e/code/"],
      sections: undefined,
    });
  });

  test("by a test is that test, for all sections where it is theirs", () => {
    const browser = ["e2e/account/account.spec.ts"];
    expect(planTests(browser, sources)).toMatchObject({ ...nothing, code: true, browser, whole: browser });
    expect(planTests(["e2e/code/leaks.spec.ts"], sources).sections).toBeUndefined();
    for (const deleted of ["e2e/chrome/deleted.spec.ts", "lib/deleted.test.ts"])
      expect(planTests([deleted], sources), deleted).toMatchObject({ ...nothing, code: true });
    const unit = ["lib/unrelated.test.ts"];
    expect(planTests(unit, sources)).toMatchObject({ ...nothing, code: true, unit });
    const database = ["lib/lists.db.test.ts"];
    expect(planTests(database, sources)).toMatchObject({ ...nothing, code: true, database });
  });

  test("by code of the shop is what imports it, what reads files, the smoke tests, and all of the browser tests of its folder", () => {
    expect(planTests(["lib/billing/prices.ts"], sources)).toMatchObject({
      unit: ["lib/billing/prices.test.ts", "lib/reader.test.ts"],
      database: ["lib/billing/prices.db.test.ts"],
      browser: "all",
      whole: ["e2e/billing/"],
      deploy: false,
    });
    expect(planTests(["app/(site)/account/billing/page.tsx"], sources).whole).toEqual(["e2e/account/", "e2e/billing/"]);
    expect(planTests(["lib/server/env.ts"], sources)).toMatchObject({ browser: "all", whole: [], sections: undefined });
    expect(planTests(["tools/release/publish.ts"], sources).deploy).toBe(true);
  });

  test("by what deploys the shop are its tests", () => {
    expect(planTests(["deploy/roll.sh"], sources)).toMatchObject({
      deploy: true,
      browser: [],
      unit: ["tools/release/compose.test.ts"],
    });
  });

  test("is everything when in doubt", () => {
    for (const path of ["package-lock.json", "prisma/schema.prisma", "tools/dev/stack.ts", "public/art/x.svg", "x"]) {
      expect(planTests(["README.md", path], sources), path).toMatchObject({
        unit: "all",
        database: "all",
        browser: "all",
        deploy: true,
        sections: undefined,
      });
    }
  });
});

test("the plan says what it is for", () => {
  const { reasons } = planTests(["README.md", "app/a.ts", "app/b.ts", "app/c.ts", "app/d.ts", "x"], sources);
  expect(reasons).toEqual([
    "documentation: README.md",
    "code of the shop: app/a.ts, app/b.ts, app/c.ts and 1 more",
    "what can break anything: x",
  ]);
});
