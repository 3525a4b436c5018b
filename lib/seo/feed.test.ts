import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { urls } from "@/lib/urls";
import { absolute } from "./address";
import { escapeXml, newSectionsFeed } from "./feed";

describe("the feed", () => {
  const $ = load(newSectionsFeed(), { xml: true });
  const items = $("item")
    .toArray()
    .map((item) => $(item));

  it("has the newest sections, newest first, each under its id for ever", () => {
    const ids = new Set(listSections().map(({ id }) => id));
    expect(items.length).toBe(Math.min(50, ids.size));
    expect(items.every((item) => ids.has(item.find("guid").text()))).toBe(true);
    expect(items[0]?.find("guid").attr("isPermaLink")).toBe("false");
    const times = items.map((item) => Date.parse(item.find("pubDate").text()));
    expect(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))).toBe(true);
  });

  it("leads to pages of the shop and says where it lives itself", () => {
    for (const item of items)
      expect(item.find("link").text()).toMatch(new RegExp(`^${absolute("/")}/(bullet|super)/components/`));
    expect($("channel > atom\\:link").attr("href")).toBe(absolute(urls.feed));
  });
});

it("escapes what XML takes for itself and drops what it cannot hold", () => {
  expect(escapeXml(`<a b="c">&\u0000\u0008é\u{1F600}</a>`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;é\u{1F600}&lt;/a&gt;");
});
