import { describe, expect, test } from "vitest";
import { planOf } from "./test-plan";

const specs = [
  { path: "e2e/evidence.spec.ts", text: "" },
  { path: "e2e/leaks.spec.ts", text: "" },
  { path: "e2e/account.spec.ts", text: "" },
  { path: "e2e/checkout.spec.ts", text: 'page.goto("/bullet/…/cta/two-doors")' },
];
const nothing = { unit: "none", database: "none", browser: [], sections: [], code: false };

describe("what a change can have broken", () => {
  test("is nothing when only documentation changed", () => {
    expect(planOf(["README.md", "docs/catalogue.md", "docs/images/home.webp"], specs)).toMatchObject(nothing);
    expect(planOf([], specs)).toMatchObject(nothing);
  });

  test("by a section is what looks at each section, for that section, and what names it", () => {
    const plan = planOf(["components/sections/cta/two-doors/component.tsx", "docs/catalogue.md"], specs);
    expect(plan).toMatchObject({ code: true, unit: "related", database: "related", sections: ["cta/two-doors"] });
    expect(plan.browser).toEqual(["e2e/evidence.spec.ts", "e2e/leaks.spec.ts", "e2e/checkout.spec.ts"]);
    expect(planOf(["components/sections/cta/ticket/evidence.json"], specs).sections).toEqual(["cta/ticket"]);
  });

  test("by what all sections share is everything, for all of them", () => {
    for (const path of [
      "components/sections/tokens.css",
      "components/sections/callout-card/ground.css",
      "lib/delivery/no-script.ts",
      "lib/delivery/callout-page.super.css",
      "e2e/support/hosts/super.tsx",
    ]) {
      expect(planOf([path, "components/sections/cta/ticket/section.ts"], specs), path).toMatchObject({
        browser: "all",
        sections: undefined,
      });
    }
  });

  test("by a browser test is that test, for all sections where it is theirs", () => {
    expect(planOf(["e2e/account.spec.ts"], specs)).toMatchObject({
      ...nothing,
      code: true,
      browser: ["e2e/account.spec.ts"],
    });
    expect(planOf(["e2e/leaks.spec.ts"], specs).sections).toBeUndefined();
    expect(planOf(["e2e/deleted.spec.ts"], specs)).toMatchObject({ ...nothing, code: true });
  });

  test("by another test is that test", () => {
    expect(planOf(["lib/money.test.ts"], specs)).toMatchObject({ ...nothing, code: true, unit: "related" });
    expect(planOf(["lib/hire/mutations.db.test.ts"], specs)).toMatchObject({
      ...nothing,
      code: true,
      database: "related",
    });
  });

  test("by code of the shop is the tests that import it, and every browser test", () => {
    for (const path of ["lib/money.ts", "components/ui/button.tsx", "app/page.tsx"]) {
      expect(planOf([path], specs), path).toMatchObject({ unit: "related", database: "related", browser: "all" });
    }
  });

  test("is everything when in doubt", () => {
    for (const path of ["package-lock.json", "prisma/schema.prisma", "lib/local/stack.ts", "public/art/x.svg", "x"]) {
      expect(planOf(["README.md", path], specs), path).toMatchObject({ unit: "all", database: "all", browser: "all" });
    }
  });
});

test("the plan says what it is for", () => {
  const { reasons } = planOf(["README.md", "app/a.ts", "app/b.ts", "app/c.ts", "app/d.ts", "x"], specs);
  expect(reasons).toEqual([
    "documentation: README.md",
    "code of the shop: app/a.ts, app/b.ts, app/c.ts and 1 more",
    "what can break anything: x",
  ]);
});
