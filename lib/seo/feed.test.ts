import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { buildSectionsFeed, escapeXml } from "./feed";

describe("the feed", () => {
  const $ = load(buildSectionsFeed(), { xml: true });
  const items = $("item")
    .toArray()
    .map((item) => $(item));

  it("has the newest sections, newest first, each under its id for ever", () => {
    const ids = new Set(listSections().map(({ id }) => id));
    const guids = items.map((item) => item.find("guid").text());
    expect(guids.filter((guid) => ids.has(guid)).length).toBe(Math.min(50, ids.size));
    // The others are later versions of sections.
    expect(guids.filter((guid) => !ids.has(guid.replace(/@\d+\.\d+\.\d+$/, "")))).toEqual([]);
    expect(items[0]?.find("guid").attr("isPermaLink")).toBe("false");
    const times = items.map((item) => Date.parse(item.find("pubDate").text()));
    expect(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))).toBe(true);
  });

  it("has every change as an item of its own, with a guid that no other version has", () => {
    const [one] = listSections();
    if (!one) throw new Error("the catalogue is empty");
    const changes: Section["changes"] = [
      { version: "1.1.0", date: "2026-12-03", text: "The stub & its <code> are wider." },
      { version: "1.0.0", date: "2026-12-01", text: "First version." },
    ];
    const feed = load(buildSectionsFeed([{ ...one, changes }]), { xml: true });
    const told = feed("item")
      .toArray()
      .map((item) => ["guid", "title", "description", "pubDate"].map((name) => feed(item).find(name).text()));
    expect(told).toMatchObject([
      [
        `${one.id}@1.1.0`,
        `§ ${one.number} ${one.title}, version 1.1.0`,
        "The stub & its <code> are wider.",
        "Thu, 03 Dec 2026 00:00:00 GMT",
      ],
      [one.id, `§ ${one.number} ${one.title}`, expect.stringContaining(one.summary), "Tue, 01 Dec 2026 00:00:00 GMT"],
    ]);
  });

  it("keeps its room for new sections when all of them change at once", () => {
    const changed = listSections().map((section): Section => {
      const [first] = section.changes;
      return { ...section, changes: [{ version: "1.0.1", date: "2026-12-03", text: "Shorter." }, first] };
    });
    const guids = load(buildSectionsFeed(changed), { xml: true })("item > guid")
      .toArray()
      .map((guid) => load(guid).text());
    expect(guids).toHaveLength(2 * Math.min(50, changed.length));
    expect(new Set(guids).size).toBe(guids.length);
    expect(guids[0]).toMatch(/@1\.0\.1$/);
    expect(guids.at(-1)).not.toContain("@");
  });

  it("leads to pages of the shop and says where it lives itself", () => {
    for (const item of items)
      expect(item.find("link").text()).toMatch(new RegExp(`^${getAbsoluteUrl("/")}/(bullet|super)/components/`));
    expect($("channel > atom\\:link").attr("href")).toBe(getAbsoluteUrl(urls.feed));
  });
});

it("escapes what XML takes for itself and drops what it cannot hold", () => {
  expect(escapeXml(`<a b="c">&\u0000\u0008é\u{1F600}</a>`)).toBe("&lt;a b=&quot;c&quot;&gt;&amp;é\u{1F600}&lt;/a&gt;");
});
