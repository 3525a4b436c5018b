import { beforeAll, describe, expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { saveVersion } from "@/lib/edits/versions/mutations";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { previewComponent } from "./preview-component";

const sectionId = "silcrow-cta-last-line";
const sample = findSection(sectionId)?.sample ?? {};
const [field] = Object.entries(sample).find(([, value]) => typeof value === "string") ?? ["title"];
/** However the tag in it is escaped. */
const own = /Words of &\S+their> own/;
const changed = { ...sample, [field]: "Words of <their> own" };

let owner: UserId;
let other: UserId;
beforeAll(async () => {
  [owner, other] = (await Promise.all(
    ["Owner", "Other"].map(async (name) => toUserId((await getDb().user.create({ data: { name } })).id)),
  )) as [UserId, UserId];
});

const preview = (data: unknown, userId: UserId | null = null) =>
  previewComponent(data, { userId, address: "test", origin: "", signal: new AbortController().signal });

describe("previewComponent", () => {
  it("draws a section as a complete document with absolute addresses", async () => {
    const { html } = await preview({ sectionId, product: "bullet" });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">[\s\S]*<\/html>\n$/);
    expect(html).toContain(`>${sample[field]}<`);
    expect(html).not.toMatch(/(src|href)="\/|url\("\//);
  });

  it("refuses a trade that the section has no words for, and names those it has", async () => {
    await expect(preview({ sectionId, product: "bullet", trade: "zeppelins" })).rejects.toMatchObject({
      code: "not_found",
      sentence: expect.stringMatching(/^Last line has no content for “zeppelins”. It has: \w+/),
    });
  });

  it("draws the caller's content in the caller's theme", async () => {
    const { html } = await preview({
      sectionId,
      product: "super",
      content: changed,
      theme: { scheme: "dark", accent: "#0a7f3f" },
    });
    expect(html).toMatch(own);
    expect(html).toContain("#0a7f3f");
    expect(html).toContain("color-scheme:dark");
  });

  it("takes null for what is absent, as the protocol sends it", async () => {
    const plain = await preview({ sectionId, product: "bullet" });
    expect(await preview({ sectionId, componentId: null, product: "bullet", content: null, theme: null })).toEqual(
      plain,
    );
  });

  it("draws a saved version for its owner, and for nobody else", async () => {
    const { id } = await saveVersion(owner, { sectionId, content: changed });
    const { html } = await preview({ componentId: id, product: "bullet" }, owner);
    expect(html).toMatch(own);
    await expect(preview({ componentId: id, product: "bullet" }, other)).rejects.toMatchObject({ code: "not_found" });
    await expect(preview({ componentId: id, product: "bullet" })).rejects.toMatchObject({
      code: "unauthenticated",
      sentence: expect.stringMatching(/^componentId: .*“Authorization: Bearer <token>”.* make a token /),
    });
    const tried = await preview({ componentId: id, product: "bullet", content: sample }, owner);
    expect(tried.html).not.toMatch(own);
  });

  it("says so when a component has no section to be drawn with", async () => {
    const { id } = await saveVersion(owner, { content: { free: "form" } });
    await expect(preview({ componentId: id, product: "bullet" }, owner)).rejects.toMatchObject({
      code: "invalid",
      sentence: expect.stringContaining("names no section"),
    });
  });

  it("draws a record that was saved before numbers had limits, with the nearest that has", async () => {
    const ticket = findSection("silcrow-cta-ticket");
    const content = { ...ticket?.sample, seats: 100_000_000, note: "Words of a record" };
    const { id } = await getDb().component.create({
      data: { userId: owner, sectionId: "silcrow-cta-ticket", content },
    });
    const { html } = await preview({ componentId: id, product: "bullet" }, owner);
    expect(html).toContain("Words of a record");
    expect(html.match(/<span\b/g)?.length).toBeLessThan(500);
    expect(
      (await getDb().component.findUniqueOrThrow({ where: { userId_id: { userId: owner, id } } })).content,
      "nothing is lost",
    ).toEqual(content);
  });

  it.each([
    ["numbers", { seats: 100_000_000 }, /^Places in all: This is a whole number from 0 to 400/],
    ["lists", { facts: Array.from({ length: 61 }, () => ({ label: "", value: "" })) }, /^Facts: A list has up to 60/],
    ["texts", { note: "x".repeat(70_000) }, /^Content: This is too large/],
  ])("refuses %s over their limits, and says what to do", async (_, change, sentence) => {
    const content = { ...findSection("silcrow-cta-ticket")?.sample, ...change };
    const refusal = preview({ sectionId: "silcrow-cta-ticket", product: "bullet", content });
    await expect(refusal).rejects.toMatchObject({ code: "invalid", sentence: expect.stringMatching(sentence) });
  });

  it.each<[object, string, RegExp]>([
    [{ product: "bullet" }, "invalid", /sectionId: Name a section/],
    [{ sectionId, componentId: "x", product: "bullet" }, "invalid", /componentId: .*not both/],
    [{ sectionId }, "invalid", /product: /],
    [{ sectionId, product: "squarespace" }, "invalid", /product: /],
    [{ sectionId, product: "bullet", surprise: 1 }, "invalid", /surprise/],
    [{ sectionId: 5, product: "bullet" }, "invalid", /sectionId: /],
    [{ sectionId, product: "bullet", content: { ...sample, [field]: 5 } }, "invalid", /^Headline: /],
    [{ sectionId, product: "bullet", content: {} }, "invalid", /^Headline: /],
    [{ sectionId, product: "bullet", content: "text" }, "invalid", /^Content: /],
    [{ sectionId, product: "bullet", theme: { accent: "red; } body { display: none" } }, "invalid", /theme\.accent: /],
    [{ sectionId, product: "bullet", theme: { accent: `hsl(${"1".repeat(2_400)})` } }, "invalid", /theme\.accent: /],
    [{ sectionId, product: "bullet", theme: { font: "</style>" } }, "invalid", /theme\.font: /],
    [{ sectionId, product: "bullet", theme: { font: '"abc' } }, "invalid", /theme\.font: /],
    [{ sectionId, product: "bullet", theme: { font: "one\ntwo" } }, "invalid", /theme\.font: /],
    [
      { sectionId: "silcrow-cta-no-such", product: "bullet" },
      "not_found",
      /no section “silcrow-cta-no-such”. Nearest: /,
    ],
    [{ sectionId: "1", product: "bullet" }, "not_found", /no section “1”/],
    [{ sectionId: "silcrow-callout-card-tear-off-list", product: "super" }, "not_found", /isn't made for Super/],
  ])("refuses %j", async (data, code, sentence) => {
    await expect(preview(data)).rejects.toMatchObject({ code, sentence: expect.stringMatching(sentence) });
  });
});
