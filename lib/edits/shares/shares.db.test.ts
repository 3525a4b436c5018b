import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { claimSharesOf, deleteShare, noteUse, purgeShares, shareLimit } from "./mutations";
import { findShare, listShares } from "./queries";
import { createShare } from "./share-edit";

const section = findSection("silcrow-cta-ticket");
if (!section) throw new Error("no such section");
const shared = (title: string) => ({
  sectionId: "silcrow-cta-ticket",
  product: "bullet" as const,
  content: { ...section.sample, title },
  theme: { scheme: "dark" as const },
});

it("is stored once, and found under its code", async () => {
  const code = await createShare(null, shared("Passed on"));
  expect(await createShare(null, shared("Passed on"))).toBe(code);
  expect(await getDb().share.count({ where: { code } })).toBe(1);
  expect(await findShare(code)).toMatchObject({
    product: "bullet",
    content: { title: "Passed on" },
    theme: { scheme: "dark" },
  });
});

it("refuses what doesn't fit the section, and what is too large", async () => {
  const refused = (content: unknown) => createShare(null, { ...shared(""), content });
  await expect(refused({ title: 5 })).rejects.toMatchObject({ code: "invalid" });
  await expect(refused({ ...section.sample, title: "x".repeat(70_000) })).rejects.toMatchObject({ code: "too_large" });
  await expect(createShare(null, { ...shared(""), sectionId: "" })).rejects.toMatchObject({ code: "invalid" });
});

it("is fitted to a section that has changed since, and is none of one that is gone", async () => {
  const code = await createShare(null, shared("Older"));
  await getDb().share.update({ where: { code }, data: { content: { title: "Older", gone: 1 } } });
  expect((await findShare(code))?.content).toEqual({ ...section.sample, title: "Older" });
  await getDb().share.update({ where: { code }, data: { sectionId: "silcrow-cta-no-such" } });
  expect(await findShare(code)).toBeNull();
  expect(await findShare(code.slice(0, -2))).toBeNull();
});

it("of a page is without a section that isn't sold any more, and each other keeps its own words", async () => {
  const twice = ["silcrow-cta-ticket", "silcrow-cta-ticket"];
  const words = (title: string) => ({ ...section.sample, title });
  const code = await createShare(null, {
    ...shared(""),
    sectionId: `page:${twice.join(",")}`,
    content: { ticket: words("First"), "ticket-2": words("Second") },
  });
  const withGone = `page:silcrow-cta-no-such,${twice.join(",")}`;
  const content = { "silcrow-cta-no-such": {}, ticket: words("First"), "ticket-2": words("Second") };
  await getDb().share.update({ where: { code }, data: { sectionId: withGone, content } });
  const found = await findShare(code);
  expect(found?.section.id).toBe(`page:${twice.join(",")}`);
  expect(found?.content).toMatchObject({ ticket: { title: "First" }, "ticket-2": { title: "Second" } });
});

it("goes when nobody has seen it for a year", async () => {
  const [seen, unseen] = await Promise.all([createShare(null, shared("Seen")), createShare(null, shared("Unseen"))]);
  const now = new Date();
  const old = new Date(now.getTime() - 400 * 24 * 60 * 60 * 1000);
  await getDb().share.updateMany({ where: { code: { in: [seen, unseen] } }, data: { usedAt: old } });
  await noteUse({ code: seen, usedAt: old }, now);
  expect(await purgeShares(now)).toBeGreaterThanOrEqual(1);
  expect(await findShare(seen)).not.toBeNull();
  expect(await findShare(unseen)).toBeNull();
});

it("goes with the account of who has shared it", async () => {
  const { id } = await getDb().user.create({ data: { name: "Sharer" } });
  const [own, other] = await Promise.all([
    createShare(toUserId(id), shared("By two")),
    createShare(null, shared("By two")),
  ]);
  expect(own).not.toBe(other);
  await getDb().user.delete({ where: { id } });
  expect(await findShare(own)).toBeNull();
  expect(await findShare(other)).not.toBeNull();
});

it("made before signing in is claimed by the browser that made it, and by no other", async () => {
  const [own, other] = await Promise.all(
    ["Claims", "Was sent it"].map(async (name) => toUserId((await getDb().user.create({ data: { name } })).id)),
  );
  if (!own || !other) throw new Error("no users");
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const code = await createShare(null, shared("Before signing in"), mine);
  // Two strangers who share the same have a link each.
  expect(await createShare(null, shared("Before signing in"), theirs)).not.toBe(code);
  expect(await createShare(null, shared("Before signing in"))).not.toBe(code);
  await claimSharesOf(other, theirs, [code]);
  expect(await listShares(other)).toEqual([]);
  expect(await claimSharesOf(own, mine, [code, "bbbbbbbbbbbbbbbbbb"])).toEqual({ claimed: 1, left: [] });
  expect(await claimSharesOf(own, mine, [code])).toEqual({ claimed: 0, left: [] });
  expect(await listShares(own)).toMatchObject([{ code }]);
  // It is theirs now: another account at the same browser doesn't take it from them.
  await claimSharesOf(other, mine, [code]);
  expect(await listShares(other)).toEqual([]);
  await deleteShare(own, code);
});

it("that finds no room in the account stays with the browser", async () => {
  const owner = toUserId((await getDb().user.create({ data: { name: "Full" } })).id);
  const data = Array.from({ length: shareLimit - 1 }, (_, index) => ({
    ...shared(`${index}`),
    code: `full-${owner}-${index}`,
    userId: owner,
  }));
  await getDb().share.createMany({ data });
  const browser = randomUUID();
  const codes = [await createShare(null, shared("First"), browser), await createShare(null, shared("Second"), browser)];
  const { claimed, left } = await claimSharesOf(owner, browser, codes);
  expect(claimed).toBe(1);
  expect(left).toHaveLength(1);
  expect(codes).toContain(left[0]);
  expect(await listShares(owner)).toHaveLength(shareLimit);
});

it("is listed for who has made it, who alone can end it", async () => {
  const [own, other] = await Promise.all(
    ["Owner", "Other"].map(async (name) => toUserId((await getDb().user.create({ data: { name } })).id)),
  );
  if (!own || !other) throw new Error("no users");
  const code = await createShare(own, shared("Mine to end"));
  expect(await listShares(own)).toMatchObject([{ code, title: "Mine to end", section: "Ticket" }]);
  expect(await listShares(other)).toEqual([]);
  await expect(deleteShare(other, code)).rejects.toMatchObject({ code: "not_found" });
  await deleteShare(own, code);
  expect(await findShare(code)).toBeNull();
});

it("is one of at most as many as are listed", async () => {
  const { id } = await getDb().user.create({ data: { name: "Sharer of all" } });
  const rows = Array.from({ length: shareLimit }, (_, index) => ({
    ...shared(""),
    code: `${id} ${index}`,
    userId: id,
  }));
  await getDb().share.createMany({ data: rows });
  await expect(createShare(toUserId(id), shared("One more"))).rejects.toMatchObject({ code: "conflict" });
  expect(await listShares(toUserId(id))).toHaveLength(shareLimit);
});
