import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { deleteUser } from "@/lib/account/identity/mutations";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { findChanged, header, hero } from "@/tools/test/samples/sample-sections";
import { forgetSections, rememberSections } from "./mutations";
import { listUpdates, readUpdates } from "./queries";
import { siteSectionLimit } from "./schema";

async function newOwner() {
  const user = await getDb().user.create({
    data: { name: "Owner", email: `${randomUUID()}@example.com`, sites: { create: site("Marram") } },
    include: { sites: true },
  });
  return { userId: toUserId(user.id), siteId: user.sites[0]?.id ?? "" };
}

const site = (siteName: string) => ({ siteName, hostName: `${randomUUID()}.example`, product: "bullet" as const });
const page = (path: string, ...sections: [sectionId: string, version: string][]) => ({
  path,
  sections: sections.map(([sectionId, version]) => ({ sectionId, version })),
});
const stored = async (siteId: string) =>
  (await getDb().siteSection.findMany({ where: { siteId }, orderBy: [{ path: "asc" }, { sectionId: "asc" }] })).map(
    ({ path, sectionId, version }) => [path, sectionId, version],
  );

describe("rememberSections", () => {
  it("keeps what was found, and puts it in place of what was known of those pages", async () => {
    const { userId, siteId } = await newOwner();
    const first = [page("/", [hero, "1.0.0"], [header, "1.0.0"]), page("/about", [header, "1.0.0"])];
    await rememberSections(userId, { siteId, pages: first });
    expect(await stored(siteId)).toEqual([
      ["/", header, "1.0.0"],
      ["/", hero, "1.0.0"],
      ["/about", header, "1.0.0"],
    ]);
    const again = [page("/", [hero, "1.1.0"]), page("/pricing", [hero, "1.0.0"])];
    await rememberSections(userId, { siteId, pages: again });
    expect(await stored(siteId)).toEqual([
      ["/", hero, "1.1.0"],
      ["/about", header, "1.0.0"],
      ["/pricing", hero, "1.0.0"],
    ]);
    await rememberSections(userId, { siteId, pages: [page("/about"), page("/pricing")] });
    expect(await stored(siteId)).toEqual([["/", hero, "1.1.0"]]);
  });

  it("lets go of pages that a check of the whole site has not seen, but for those that couldn't be read", async () => {
    const { userId, siteId } = await newOwner();
    const pages = ["/", "/gone", "/slow"].map((path) => page(path, [hero, "1.0.0"]));
    await rememberSections(userId, { siteId, pages });
    const whole = { siteId, isWhole: true, unread: ["/slow", "/"], pages: [page("/", [hero, "1.1.0"])] };
    await rememberSections(userId, whole);
    expect(await stored(siteId)).toEqual([
      ["/", hero, "1.1.0"],
      ["/slow", hero, "1.0.0"],
    ]);
  });

  it("keeps the oldest version of a section that stands twice on a page", async () => {
    const { userId, siteId } = await newOwner();
    const twice = page("/", [hero, "2.0.0"], [hero, "1.0.0"], [hero, "1.1.0"], [hero, "9.9.9"]);
    await rememberSections(userId, { siteId, pages: [twice, page("/", [hero, "2.0.0"])] }, { find: findChanged });
    expect(await stored(siteId)).toEqual([["/", hero, "1.0.0"]]);
  });

  it("refuses sites of others, deleted ones and those that there aren't, and changes nothing there", async () => {
    const [mine, theirs] = await Promise.all([newOwner(), newOwner()]);
    const pages = [page("/", [hero, "1.0.0"])];
    await rememberSections(theirs.userId, { siteId: theirs.siteId, pages });
    const gone = await getDb().site.create({ data: { ...site("Gone"), userId: mine.userId, deletedAt: new Date() } });
    for (const siteId of [theirs.siteId, gone.id, randomUUID()]) {
      await expect(rememberSections(mine.userId, { siteId, pages: [page("/")] })).rejects.toMatchObject({
        code: "not_found",
      });
      const forgetting = forgetSections(mine.userId, siteId);
      await expect(forgetting).rejects.toMatchObject({ code: "not_found" });
    }
    expect(await stored(theirs.siteId)).toHaveLength(1);
  });

  it("ends at the limit with a sentence, also when two checks are remembered at once", async () => {
    const { userId, siteId } = await newOwner();
    await getDb().siteSection.createMany({
      data: Array.from({ length: siteSectionLimit - 1 }, (_, index) => ({
        siteId,
        path: `/${index}`,
        sectionId: hero,
        version: "1.0.0",
        seenAt: new Date(),
      })),
    });
    const one = (path: string) => rememberSections(userId, { siteId, pages: [page(path, [hero, "1.0.0"])] });
    const results = await Promise.allSettled([one("/a"), one("/b"), one("/c")]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "conflict", sentence: expect.stringContaining(`We remember ${siteSectionLimit} sections`) },
    });
    expect(await getDb().siteSection.count({ where: { siteId } })).toBe(siteSectionLimit);
    // In place of what is there already there is room.
    await one("/0");
    await forgetSections(userId, siteId);
    expect(await stored(siteId)).toEqual([]);
  });

  it("goes with its site and its account", async () => {
    const { userId, siteId } = await newOwner();
    await rememberSections(userId, { siteId, pages: [page("/", [hero, "1.0.0"])] });
    await deleteUser(userId);
    expect(await stored(siteId)).toEqual([]);
  });
});

describe("listUpdates", () => {
  it("tells by site what has an update, on which pages, and what is up to date", async () => {
    const { userId, siteId } = await newOwner();
    const other = await newOwner();
    const now = new Date("2027-03-10T10:00:00Z");
    const pages = ["/", "/a", "/b", "/c"].map((path) => page(path, [hero, "1.0.0"], [header, "1.0.0"]));
    await rememberSections(userId, { siteId, pages }, { now });
    await rememberSections(other.userId, { siteId: other.siteId, pages });
    const calm = await getDb().site.create({ data: { ...site("Calm"), userId } });
    await rememberSections(userId, { siteId: calm.id, pages: [page("/", [header, "1.0.0"])] }, { now });
    const gone = await getDb().site.create({ data: { ...site("Gone"), userId } });
    await rememberSections(userId, { siteId: gone.id, pages });
    await getDb().site.update({ where: { id: gone.id }, data: { deletedAt: new Date() } });

    const sites = await listUpdates(userId, findChanged);
    expect(sites).toMatchObject([
      { site: { id: siteId }, upToDate: 1, checkedAt: now.getTime() },
      { site: { id: calm.id }, updates: [], upToDate: 1 },
    ]);
    expect(sites[0]?.updates).toMatchObject([
      { sectionId: hero, from: "1.0.0", to: "2.0.0", pages: 4, paths: ["/", "/a", "/b"] },
    ]);
    expect(sites[0]?.updates[0]?.changes.map(({ version }) => version)).toEqual(["2.0.0", "1.1.0"]);
  });

  it("knows nothing before a check, and offers no emails without a mail server", async () => {
    const { userId } = await newOwner();
    expect(await readUpdates(userId)).toEqual({ sites: [], mail: null });
  });
});
