import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { hero } from "@/tools/test/samples/sample-sections";
import { checkedSite } from "./schema";

const siteId = randomUUID();
const found = { sectionId: hero, version: "1.0.0" };
const complaint = (pages: unknown) => checkedSite.safeParse({ siteId, pages }).error?.issues[0]?.message;

it("takes what a check finds, also a page without sections", () => {
  const checked = {
    siteId,
    pages: [
      { path: "/", sections: [found] },
      { path: "/über uns/%20", sections: [] },
    ],
  };
  expect(checkedSite.parse(checked)).toEqual({ ...checked, isWhole: false, unread: [] });
  const whole = { ...checked, isWhole: true, unread: ["/gone"] };
  expect(checkedSite.parse(whole)).toEqual(whole);
});

it.each([
  ["a section that there isn't", [{ path: "/", sections: [{ ...found, sectionId: "silcrow-hero-gone" }] }], "anymore"],
  ["a version that is none", [{ path: "/", sections: [{ ...found, version: "1.0" }] }], "no version"],
  ["a whole address", [{ path: "https://a.example/", sections: [] }], "begins with a slash"],
  ["a NUL", [{ path: "/\u0000", sections: [] }], "begins with a slash"],
  ["half a letter", [{ path: "/\ud800", sections: [] }], "begins with a slash"],
  ["a long path", [{ path: `/${"x".repeat(300)}`, sections: [] }], "300 characters"],
  ["many pages", Array.from({ length: 31 }, (_, index) => ({ path: `/${index}`, sections: [] })), "30 pages"],
  ["many sections", [{ path: "/", sections: Array(61).fill(found) }], "60 sections"],
])("refuses %s with a sentence", (_, pages, sentence) => {
  expect(complaint(pages)).toContain(sentence);
});
