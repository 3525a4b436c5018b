import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { templates } from "@/lib/catalogue/pages/templates";
import { getDb } from "@/lib/server/db";
import { getEnv } from "@/lib/server/env";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { seed } from "@/prisma/seed";
import { createUser } from "@/tools/test/samples/sample-users";
import { toSavedVersion, toTemplateDocument } from "./document";
import { savedVersionLimit } from "./limits";
import { deleteVersion, saveVersion } from "./mutations";
import { getSavedVersion, listChangedVersions, listSavedVersions, listTemplates } from "./queries";
import { resolveSavedVersion } from "./resolve-saved-version";
import { checkVersionContent } from "./schema";

const sectionId = "silcrow-cta-ticket";
const sample = findSection(sectionId)?.sample ?? {};

let owner: UserId;
let other: UserId;
beforeAll(async () => {
  [owner, other] = await Promise.all([createUser(), createUser()]);
});

describe("the own versions of a section", () => {
  it("are those that were changed since they were begun, of this owner and this section", async () => {
    const owner = await createUser();
    const begun = await saveVersion(owner, { sectionId, content: sample });
    await saveVersion(other, { sectionId, content: sample });
    expect(await listChangedVersions(owner, sectionId)).toEqual([]);
    await saveVersion(owner, {
      id: begun.id,
      sectionId,
      name: "Harbour",
      content: { ...sample, host: "The harbour" },
    });
    expect(await listChangedVersions(owner, sectionId)).toEqual([{ id: begun.id, name: "Harbour" }]);
    expect(await listChangedVersions(other, sectionId)).toEqual([]);
    expect(await listChangedVersions(owner, "silcrow-cta-two-doors")).toEqual([]);
  });
});

describe("the theme of a version", () => {
  it("is kept beside its content, until another is saved, and is what the version is drawn with", async () => {
    const theme = { accent: "#0a7a55", tint: "green", heading: 3 } as const;
    const { id } = await saveVersion(owner, { sectionId, content: sample, theme });
    await saveVersion(owner, { id, content: { ...sample, host: "The harbour" } });
    expect(await resolveSavedVersion(owner, id)).toMatchObject({ sectionId, theme, content: { host: "The harbour" } });
    await saveVersion(owner, { id, content: sample, theme: {} });
    expect(await resolveSavedVersion(owner, id)).toMatchObject({ theme: {} });
  });

  it("is none where a stored one doesn't fit any more", async () => {
    const { id } = await saveVersion(owner, { sectionId, content: sample });
    await getDb().component.update({ where: { userId_id: { userId: owner, id } }, data: { theme: { accent: "}" } } });
    expect(await resolveSavedVersion(owner, id)).toMatchObject({ theme: {} });
  });
});

describe("saveComponent", () => {
  it("creates a saved version, and reads it back with its content fields", async () => {
    const content = { title: "Grüße 👋", nested: { list: [1, null, { deep: true }] }, empty: {} };
    const saved = await saveVersion(owner, { content });
    expect(toSavedVersion(saved)).toEqual({
      ...content,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      sectionId: null,
      updated_at: saved.updatedAt.getTime(),
    });
    expect(await getSavedVersion(owner, saved.id)).toEqual(saved);
  });

  it.each([randomUUID(), "my-hero_2", "A", "x".repeat(100)])("takes %s for an id, then updates it", async (id) => {
    await saveVersion(owner, { id, content: { title: "First", gone: true } });
    const again = await saveVersion(owner, { id, content: { title: "Second" } });
    expect(again).toMatchObject({ id, content: { title: "Second" } });
    expect(Object.keys(again.content as object)).toEqual(["title"]);
    expect(await getSavedVersion(owner, id)).toEqual(again);
    expect(again.updatedAt.getTime()).toBeGreaterThanOrEqual(again.createdAt.getTime());
  });

  it("keeps the section a saved version names, unless another or none is named", async () => {
    const { id } = await saveVersion(owner, { sectionId, content: sample });
    expect(await saveVersion(owner, { id, content: sample })).toMatchObject({ sectionId });
    await expect(saveVersion(owner, { id, content: { title: "Only" } })).rejects.toMatchObject({ code: "invalid" });
    expect(await saveVersion(owner, { id, sectionId: null, content: { title: "Only" } })).toMatchObject({
      sectionId: null,
      content: { title: "Only" },
    });
  });

  it("keeps the name a saved version has, unless another is given, apart from its content", async () => {
    const { id } = await saveVersion(owner, { name: "Spring launch", content: { name: "A field" } });
    const again = await saveVersion(owner, { id, content: { name: "Another" } });
    expect(again).toMatchObject({ name: "Spring launch", content: { name: "Another" } });
    expect(toSavedVersion(again)).toMatchObject({ name: "Another" });
    expect(await saveVersion(owner, { id, name: "", content: {} })).toMatchObject({ name: "" });
    const named = (await listSavedVersions(owner)).find((savedVersion) => savedVersion.id === id);
    expect(named).toMatchObject({ name: "" });
  });

  it("never overwrites or shows what is somebody else's, and lets both have the same id", async () => {
    const id = "hero";
    const mine = await saveVersion(owner, { id, content: { title: "Mine" } });
    expect(await getSavedVersion(other, id)).toBeNull();
    await expect(deleteVersion(other, id)).rejects.toMatchObject({ code: "not_found" });
    const theirs = await saveVersion(other, { id, content: { title: "Theirs" } });
    expect(await getSavedVersion(owner, id)).toEqual(mine);
    await deleteVersion(owner, id);
    expect(await getSavedVersion(other, id)).toEqual(theirs);
    expect((await listSavedVersions(owner)).map((savedVersion) => savedVersion.id)).not.toContain(id);
  });

  it("makes one saved version of many creates at once, which holds the content of one of them", async () => {
    const id = `race-${randomUUID()}`;
    const saves = Array.from({ length: 12 }, (_, turn) => saveVersion(owner, { id, content: { turn } }));
    const results = await Promise.allSettled(saves);
    expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await getDb().component.count({ where: { id } })).toBe(1);
    expect((await getSavedVersion(owner, id))?.content).toMatchObject({ turn: expect.any(Number) });
  });

  it("keeps content and section fitting however saves cross", async () => {
    const { id } = await saveVersion(owner, { sectionId, content: sample });
    await Promise.allSettled([
      saveVersion(owner, { id, sectionId: null, content: { mine: true } }),
      saveVersion(owner, { id, content: sample }),
      saveVersion(owner, { id, content: { mine: true } }),
      saveVersion(owner, { id, sectionId, content: sample }),
    ]);
    const savedVersion = await getSavedVersion(owner, id);
    expect(savedVersion).not.toBeNull();
    expect(() => checkVersionContent(savedVersion?.content, savedVersion?.sectionId ?? null)).not.toThrow();
  });

  it("is for people we know", async () => {
    await expect(saveVersion(toUserId(randomUUID()), { content: {} })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("stops at so many saved versions, also when many are made at once", async () => {
    const keeper = await createUser();
    await getDb().component.createMany({
      data: Array.from({ length: savedVersionLimit - 2 }, () => ({ userId: keeper, content: {} })),
    });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => saveVersion(keeper, { content: {} })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await expect(saveVersion(keeper, { content: {} })).rejects.toMatchObject({
      code: "conflict",
      sentence: expect.stringContaining(`You have ${savedVersionLimit} saved sections`),
    });
    const [first] = await listSavedVersions(keeper);
    await saveVersion(keeper, { id: first?.id, content: { title: "Still editable" } });
  });
});

describe("deleteComponent", () => {
  it("deletes once", async () => {
    const { id } = await saveVersion(owner, { content: {} });
    await deleteVersion(owner, id);
    expect(await getSavedVersion(owner, id)).toBeNull();
    await expect(deleteVersion(owner, id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("listComponents", () => {
  it("has the last changed first", async () => {
    const keeper = await createUser();
    const one = await saveVersion(keeper, { content: { n: 1 } });
    const two = await saveVersion(keeper, { content: { n: 2 } });
    await saveVersion(keeper, { id: one.id, content: { n: 3 } });
    const listed = await listSavedVersions(keeper);
    expect(listed.map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(Object.keys(listed[0] ?? {}), "no content, which can be large").toEqual([
      "id",
      "sectionId",
      "name",
      "updatedAt",
    ]);
  });
});

describe("listTemplates", () => {
  it("has every template of the catalogue, as it was seeded", async () => {
    await seed(getEnv().DATABASE_URL ?? "");
    const stored = (await listTemplates()).map(toTemplateDocument);
    expect(stored.map(({ updated_at: _, ...fields }) => fields)).toEqual(JSON.parse(JSON.stringify(templates)));
    for (const { updated_at } of stored) expect(updated_at).toBeGreaterThan(0);
  });
});

it("doesn't overwrite what was stored since the one it was made of", async () => {
  const { id: uid } = await getDb().user.create({ data: { name: "Two devices" } });
  const user = toUserId(uid);
  const first = await saveVersion(user, { id: "mine", content: { title: "1" } });
  const base = first.updatedAt.getTime();
  const second = await saveVersion(user, { id: "mine", content: { title: "2" }, base });
  await expect(saveVersion(user, { id: "mine", content: { title: "3" }, base })).rejects.toMatchObject({
    code: "conflict",
    sentence: expect.stringContaining("another tab or on another device less than a minute ago."),
  });
  expect((await getSavedVersion(user, "mine"))?.content).toEqual({ title: "2" });
  await saveVersion(user, { id: "mine", content: { title: "3" }, base: second.updatedAt.getTime() });
  await saveVersion(user, { id: "mine", content: { title: "4" } });
  const again = await saveVersion(user, { id: "mine", content: { title: "4" }, base });
  expect(again.updatedAt.getTime(), "stored already").toBeGreaterThan(base);
  expect((await getSavedVersion(user, "mine"))?.content).toEqual({ title: "4" });
  await expect(
    saveVersion(user, { id: "mine", content: { title: "4" }, name: "Renamed", base }),
    "a name that isn't stored yet",
  ).rejects.toMatchObject({ code: "conflict" });
});

describe("a page of somebody's own", () => {
  const page = (...ids: string[]) => formatCompositionId(ids);
  const faq = findSection("silcrow-faqs-clauses")?.sample ?? {};

  it("is the same saved version with other sections, and drawn with what it has", async () => {
    const user = await createUser();
    const first = await saveVersion(user, { sectionId: page(sectionId), content: { ticket: sample } });
    const content = { clauses: faq, ticket: sample };
    const changed = page("silcrow-faqs-clauses", sectionId);
    await saveVersion(user, { id: first.id, sectionId: changed, content, base: first.updatedAt.getTime() });
    expect(await listSavedVersions(user)).toMatchObject([{ id: first.id, sectionId: changed }]);
    expect(await resolveSavedVersion(user, first.id)).toMatchObject({ sectionId: changed, content });
    await expect(
      saveVersion(user, { id: first.id, sectionId: page(sectionId), content: { ticket: sample }, base: 0 }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("is never made of a version of a section, nor the other way round", async () => {
    const user = await createUser();
    const { id, updatedAt } = await saveVersion(user, { sectionId, content: sample });
    const base = updatedAt.getTime();
    await expect(
      saveVersion(user, { id, sectionId: page(sectionId), content: { ticket: sample }, base }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("may be larger than a section, and refuses what its sections refuse", () => {
    const ids = Array.from({ length: 30 }, () => "silcrow-faqs-clauses");
    const keys = ["clauses", ...ids.slice(1).map((_, index) => `clauses-${index + 2}`)];
    const content = Object.fromEntries(keys.map((key) => [key, { ...faq, lede: "x".repeat(3_500) }]));
    expect(Buffer.byteLength(JSON.stringify(content))).toBeGreaterThan(64 * 1024);
    expect(checkVersionContent(content, page(...ids))).toEqual(content);
    expect(() => checkVersionContent({ ...content, clauses: { ...faq, title: 7 } }, page(...ids))).toThrow(
      expect.objectContaining({ code: "invalid", sentence: expect.stringContaining("Clauses (clauses), Headline") }),
    );
  });
});
