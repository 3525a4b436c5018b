import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import { createUser } from "@/tools/test/samples/sample-users";
import { createSite, deleteSite, purgeSites, restoreSite, saveSite } from "./mutations";
import { listDeletedSites, listSites } from "./queries";
import { type SiteFields, siteFields, siteLimit, siteLimitWithDeleted } from "./schema";

const findSiteByHost = (userId: UserId, hostName: string) =>
  getDb().site.findFirst({ where: { userId, hostName, deletedAt: null } });
const refused = { status: false, message: "site already exists" };
const fields = (siteName: string, siteUrl = ""): SiteFields => siteFields.parse({ siteName, siteUrl });

async function newSite(owner: UserId, siteUrl: string) {
  const result = await createSite(owner, "bullet", fields("Site", siteUrl));
  if (!result.status) throw new Error(result.message);
  return result.site;
}

let owner: UserId;
let other: UserId;
beforeAll(async () => {
  [owner, other] = await Promise.all([createUser(), createUser()]);
});

describe("createSite", () => {
  it("stores name, address, host and line", async () => {
    const result = await createSite(owner, "super", fields("Marram", "https://www.Marram.example/home"));
    expect(result).toMatchObject({
      status: true,
      site: {
        userId: owner,
        siteName: "Marram",
        siteUrl: "https://www.marram.example/home",
        hostName: "marram.example",
        product: "super",
      },
    });
  });

  it("refuses a second site with the same host for the same user, on either line, and for nobody else", async () => {
    await newSite(owner, "https://twice.example");
    expect(await createSite(owner, "bullet", fields("Again", "www.twice.example/elsewhere"))).toEqual(refused);
    expect(await createSite(owner, "super", fields("Again", "twice.example:8080"))).toEqual(refused);
    expect(await createSite(other, "bullet", fields("Theirs", "twice.example"))).toMatchObject({ status: true });
  });

  it("lets any number of sites wait for their address", async () => {
    const user = await createUser();
    await newSite(user, "");
    await newSite(user, "");
    expect(await listSites(user, "bullet")).toHaveLength(2);
  });

  it("lets one of many creates at once through", async () => {
    const host = `${randomUUID()}.example`;
    const results = await Promise.all(
      Array.from({ length: 8 }, () => createSite(owner, "bullet", fields("Race", host))),
    );
    expect(results.filter(({ status }) => status)).toHaveLength(1);
    expect(results.filter(({ status }) => !status)).toEqual(Array(7).fill(refused));
  });
});

describe("createSite, for an account that was deleted meanwhile", () => {
  it("asks to sign in", async () => {
    const gone = await createUser();
    await getDb().user.delete({ where: { id: gone } });
    await expect(createSite(gone, "bullet", fields("Late"))).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("saveSite", () => {
  it("changes name and address, and sets updated_at", async () => {
    const site = await newSite(owner, "");
    const result = await saveSite(owner, site.id, fields("Renamed", "renamed.example"));
    expect(result).toMatchObject({ status: true, site: { siteName: "Renamed", hostName: "renamed.example" } });
    if (result.status) expect(result.site.updatedAt.getTime()).toBeGreaterThan(site.updatedAt.getTime());
  });

  it("may keep its own host, and not take that of another", async () => {
    const first = await newSite(owner, "first.example");
    await newSite(owner, "second.example");
    expect(await saveSite(owner, first.id, fields("First", "https://first.example/about"))).toMatchObject({
      status: true,
    });
    expect(await saveSite(owner, first.id, fields("First", "second.example"))).toEqual(refused);
    expect(await findSiteByHost(owner, "first.example")).toMatchObject({
      id: first.id,
      siteUrl: "https://first.example/about",
    });
  });

  it("finds no site of somebody else", async () => {
    const site = await newSite(owner, "");
    await expect(saveSite(other, site.id, fields("Stolen"))).rejects.toMatchObject({ code: "not_found" });
    await expect(saveSite(owner, randomUUID(), fields("Nowhere"))).rejects.toMatchObject({ code: "not_found" });
    expect(await getDb().site.findUnique({ where: { id: site.id } })).toEqual(site);
  });
});

describe("deleteSite", () => {
  it("takes a site out of every list, frees its host and keeps what was sent to it", async () => {
    const site = await newSite(owner, "freed.example/home");
    await getDb().formSubmission.create({ data: { siteId: site.id, form: "reply-slip", fields: {} } });
    await deleteSite(owner, site.id);
    expect(await findSiteByHost(owner, "freed.example")).toBeNull();
    expect((await listSites(owner, "bullet")).map(({ id }) => id)).not.toContain(site.id);
    expect(await listDeletedSites(owner)).toMatchObject([{ id: site.id, siteUrl: "https://freed.example/home" }]);
    expect(await getDb().formSubmission.count({ where: { siteId: site.id } })).toBe(1);
    expect(await createSite(owner, "bullet", fields("Next", "freed.example"))).toMatchObject({ status: true });
  });

  it("happens once, and a deleted site can't be edited", async () => {
    const site = await newSite(owner, "");
    await deleteSite(owner, site.id);
    await expect(deleteSite(owner, site.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(saveSite(owner, site.id, fields("Late", "late.example"))).rejects.toMatchObject({ code: "not_found" });
  });

  it("leaves the sites of others alone", async () => {
    const site = await newSite(owner, "alone.example");
    await expect(deleteSite(other, site.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await getDb().site.findUnique({ where: { id: site.id } })).toEqual(site);
    expect((await listDeletedSites(other)).map(({ id }) => id)).not.toContain(site.id);
  });
});

describe("restoreSite", () => {
  it("brings a site back with its host and all that was sent to it, also when asked twice", async () => {
    const site = await newSite(owner, "https://www.back.example/");
    await getDb().formSubmission.create({ data: { siteId: site.id, form: "reply-slip", fields: {} } });
    await deleteSite(owner, site.id);
    const back = { status: true, site: { id: site.id, hostName: "back.example", deletedAt: null } };
    expect(await Promise.all([restoreSite(owner, site.id), restoreSite(owner, site.id)])).toMatchObject([back, back]);
    expect(await restoreSite(owner, site.id)).toMatchObject(back);
    expect(await getDb().formSubmission.count({ where: { siteId: site.id } })).toBe(1);
  });

  it("is refused when the host was taken meanwhile, and works once it is free again", async () => {
    const site = await newSite(owner, "taken.example");
    await deleteSite(owner, site.id);
    const next = await newSite(owner, "www.taken.example");
    expect(await restoreSite(owner, site.id)).toEqual(refused);
    expect((await listDeletedSites(owner)).map(({ id }) => id)).toContain(site.id);
    await deleteSite(owner, next.id);
    expect(await restoreSite(owner, site.id)).toMatchObject({ status: true, site: { hostName: "taken.example" } });
  });

  it("lets one of two sites of the same host back when both are restored at once", async () => {
    const first = await newSite(owner, "both.example");
    await deleteSite(owner, first.id);
    const second = await newSite(owner, "both.example");
    await deleteSite(owner, second.id);
    const results = await Promise.all([restoreSite(owner, first.id), restoreSite(owner, second.id)]);
    expect(results.filter(({ status }) => status)).toHaveLength(1);
    expect(results).toContainEqual(refused);
  });

  it("finds no site of somebody else", async () => {
    const site = await newSite(owner, "");
    await deleteSite(owner, site.id);
    await expect(restoreSite(other, site.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await getDb().site.findUnique({ where: { id: site.id } })).toMatchObject({ deletedAt: expect.any(Date) });
  });
});

describe("a site deleted thirty days ago", () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

  it("can't be restored or seen, and goes for good with what was sent to it by the next purge", async () => {
    const user = await createUser();
    const [old, recent, kept] = await Promise.all([newSite(user, ""), newSite(user, ""), newSite(user, "")]);
    await getDb().formSubmission.create({ data: { siteId: old.id, form: "reply-slip", fields: {} } });
    await getDb().site.update({ where: { id: old.id }, data: { deletedAt: daysAgo(30.01) } });
    await getDb().site.update({ where: { id: recent.id }, data: { deletedAt: daysAgo(29.99) } });
    await expect(restoreSite(user, old.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await listDeletedSites(user)).map(({ id }) => id)).toEqual([recent.id]);

    await deleteSite(other, (await newSite(other, "")).id);
    expect(await getDb().site.count({ where: { userId: user } }), "nobody's request deletes it").toBe(3);
    expect(await purgeSites()).toBe(1);
    expect((await getDb().site.findMany({ where: { userId: user } })).map(({ id }) => id).sort()).toEqual(
      [recent.id, kept.id].sort(),
    );
    expect(await getDb().formSubmission.count({ where: { siteId: old.id } })).toBe(0);
  });
});

describe("the number of sites", () => {
  const fill = (userId: UserId, count: number, deletedAt: Date | null = null) =>
    getDb().site.createMany({
      data: Array.from({ length: count }, () => ({ userId, siteName: "Many", product: "bullet" as const, deletedAt })),
    });

  it("ends at the limit, also when many are made and restored at once", async () => {
    const user = await createUser();
    const deleted = await newSite(user, "");
    await deleteSite(user, deleted.id);
    await fill(user, siteLimit - 2);
    const results = await Promise.allSettled([
      ...Array.from({ length: 7 }, () => createSite(user, "bullet", fields("Race"))),
      restoreSite(user, deleted.id),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await getDb().site.count({ where: { userId: user, deletedAt: null } })).toBe(siteLimit);
    await expect(createSite(user, "super", fields("One more"))).rejects.toMatchObject({
      code: "conflict",
      sentence: `You have ${siteLimit} sites, and more aren't possible. Delete one that you no longer need.`,
    });
    const [first] = await listSites(user, "bullet");
    await deleteSite(user, first?.id ?? "");
    expect(await createSite(user, "super", fields("In its place"))).toMatchObject({ status: true });
  });

  it("counts what was deleted and can be restored, so that the table can't be filled in turns", async () => {
    const user = await createUser();
    await fill(user, siteLimitWithDeleted, new Date());
    await expect(createSite(user, "bullet", fields("One more"))).rejects.toMatchObject({
      code: "conflict",
      sentence: expect.stringContaining("deleted many sites lately"),
    });
  });
});

describe("queries", () => {
  it("list by user and line, oldest first, and look up by host and user", async () => {
    const user = await createUser();
    const one = await newSite(user, "one.example");
    const two = await newSite(user, "two.example");
    await createSite(user, "super", fields("Elsewhere", "three.example"));
    expect((await listSites(user, "bullet")).map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(await listSites(other, "super")).toEqual([]);
    expect(await findSiteByHost(user, "one.example")).toMatchObject({ id: one.id });
    expect(await findSiteByHost(other, "one.example")).toBeNull();
  });
});
