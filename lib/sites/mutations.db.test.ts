import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { asUserId, type UserId } from "@/lib/users/ids";
import { createSite, deleteSite, saveSite } from "./mutations";
import { findSiteByHost, listSites } from "./queries";
import { type SiteFields, siteFields } from "./schema";

const refused = { status: false, message: "site already exists" };
const fields = (siteName: string, siteUrl = ""): SiteFields => siteFields.parse({ siteName, siteUrl });

async function newUser(): Promise<UserId> {
  return asUserId((await db().user.create({ data: { name: "Owner" } })).id);
}

async function newSite(owner: UserId, siteUrl: string) {
  const result = await createSite(owner, "bullet", fields("Site", siteUrl));
  if (!result.status) throw new Error(result.message);
  return result.site;
}

let owner: UserId;
let other: UserId;
beforeAll(async () => {
  [owner, other] = await Promise.all([newUser(), newUser()]);
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
    const user = await newUser();
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
    expect(await db().site.findUnique({ where: { id: site.id } })).toEqual(site);
  });
});

describe("deleteSite", () => {
  it("deletes a site with its form submissions", async () => {
    const site = await newSite(owner, "");
    await db().formSubmission.create({ data: { siteId: site.id, form: "reply-slip", fields: {} } });
    await deleteSite(owner, site.id);
    expect(await db().formSubmission.count({ where: { siteId: site.id } })).toBe(0);
    await expect(deleteSite(owner, site.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("leaves the sites of others alone", async () => {
    const site = await newSite(owner, "");
    await expect(deleteSite(other, site.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await db().site.count({ where: { id: site.id } })).toBe(1);
  });
});

describe("queries", () => {
  it("list by user and line, oldest first, and look up by host and user", async () => {
    const user = await newUser();
    const one = await newSite(user, "one.example");
    const two = await newSite(user, "two.example");
    await createSite(user, "super", fields("Elsewhere", "three.example"));
    expect((await listSites(user, "bullet")).map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(await listSites(other, "super")).toEqual([]);
    expect(await findSiteByHost(user, "one.example")).toMatchObject({ id: one.id });
    expect(await findSiteByHost(other, "one.example")).toBeNull();
  });
});
