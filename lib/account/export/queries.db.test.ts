import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startSession } from "@/lib/account/auth/mutations";
import { createToken } from "@/lib/account/tokens/mutations";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";
import { exportUser } from "./queries";

async function newUser(name: string) {
  const user = await getDb().user.create({
    data: {
      name,
      email: `${randomUUID()}@example.com`,
      look: { accent: "#0a7f5a", fonts: "book" },
      accounts: { create: { provider: "local", providerAccountId: randomUUID() } },
      sites: {
        create: [
          { siteName: `${name}'s site`, product: "bullet" },
          { siteName: "Gone", product: "super", deletedAt: new Date() },
        ],
      },
      components: {
        create: { sectionId: "silcrow-hero-simple-centered", name: "Mine", content: { title: `${name} “quoted”\n` } },
      },
      purchases: {
        create: buildPurchase("lifetime", { amount: 14_900 }),
      },
    },
    include: { sites: true },
  });
  return { ...user, id: toUserId(user.id), site: user.sites[0]?.id ?? "" };
}

async function exported(id: string) {
  const parts = await exportUser(toUserId(id));
  let text = "";
  for await (const part of parts ?? []) text += part;
  return { text, data: JSON.parse(text) };
}

describe("exportUser", () => {
  it("tells everything that is kept of a user, and nothing of anybody else", async () => {
    const [ada, ben] = await Promise.all([newUser("Ada"), newUser("Ben")]);
    await getDb().formSubmission.createMany({
      data: [ada, ben].map(({ site, name }) => ({ siteId: site, form: "reply-slip", fields: { from: name } })),
    });
    await getDb().grant.createMany({
      data: [ada, ben].map(({ id, name }) => ({
        userId: id,
        item: "lifetime",
        reason: `A present for ${name}`,
        grantedBy: "admin",
      })),
    });
    await getDb().hireRequest.create({
      data: { userId: ada.id, name: "Ada", email: "ada@example.com", message: "A header, please." },
    });
    await getDb().picture.createMany({
      data: [ada, ben].map(({ id, name }) => ({
        userId: id,
        hash: name,
        name: `${name}.png`,
        width: 4,
        height: 3,
        size: 4,
        bytes: new Uint8Array(Buffer.from(`of ${name}`)),
      })),
    });
    await getDb().siteSection.createMany({
      data: [ada, ben].map(({ site, name }) => ({
        siteId: site,
        path: `/of-${name}`,
        sectionId: "silcrow-hero-simple-centered",
        version: "1.0.0",
        seenAt: new Date(),
      })),
    });
    const { token } = await createToken(ada.id, "build server", "functions");
    const [session] = await Promise.all([startSession(ada.id), startSession(ben.id)]);
    const { text, data } = await exported(ada.id);

    expect(Object.keys(data).sort()).toEqual(
      "components grants hire_requests look made_at pictures purchases sessions shares shop sign_in site_sections sites submissions tokens update_mail user"
        .split(" ")
        .sort(),
    );
    expect(data.user).toMatchObject({
      uid: ada.id,
      email: ada.email,
      name: "Ada",
      created_at: ada.createdAt.getTime(),
    });
    expect(data.look).toEqual({ accent: "#0a7f5a", fonts: "book" });
    expect(data.sign_in).toMatchObject([{ provider: "local" }]);
    expect(data.sites).toMatchObject([
      { siteName: "Ada's site", deleted_at: null, word_sections: [] },
      { siteName: "Gone", deleted_at: expect.any(Number) },
    ]);
    expect(data.site_sections).toEqual([
      {
        siteId: ada.site,
        path: "/of-Ada",
        sectionId: "silcrow-hero-simple-centered",
        version: "1.0.0",
        seen_at: expect.any(Number),
      },
    ]);
    expect(data.update_mail).toEqual({ on: false, last_sent_at: null });
    expect(data.components).toMatchObject([{ name: "Mine", content: { title: "Ada “quoted”\n" } }]);
    expect(data.submissions).toMatchObject([{ siteId: ada.site, form: "reply-slip", fields: { from: "Ada" } }]);
    expect(data.grants).toMatchObject([{ item: "lifetime", reason: "A present for Ada", revoked_at: null }]);
    expect(data.purchases).toMatchObject([{ item: "lifetime", status: "paid", amount: 14_900, currency: "USD" }]);
    expect(data.tokens).toMatchObject([{ name: "build server", ending: token.slice(-4) }]);
    expect(data.hire_requests).toMatchObject([{ message: "A header, please." }]);

    expect(data.pictures).toMatchObject([
      { name: "Ada.png", address: `/pictures/${data.pictures[0].id}.webp`, base64: btoa("of Ada") },
    ]);
    expect(data.sessions).toEqual([{ since: expect.any(Number), until: expect.any(Number) }]);

    expect(text).not.toContain(session.id);
    expect(text).not.toContain(token);
    const [stored] = await getDb().apiToken.findMany({ where: { userId: ada.id } });
    expect(text).not.toContain(stored?.hash);
    for (const theirs of [ben.id, ben.site, ben.email ?? "Ben", "Ben"]) expect(text).not.toContain(theirs);
  });

  it("is whole when there is nothing, and when there is more than a page of it", async () => {
    const empty = await getDb().user.create({ data: { name: "" } });
    expect((await exported(empty.id)).data).toMatchObject({
      user: { email: null },
      sites: [],
      components: [],
      submissions: [],
    });

    const { id, site } = await newUser("Vera");
    await getDb().formSubmission.createMany({
      data: Array.from({ length: 1_000 }, (_, index) => ({ siteId: site, form: "reply-slip", fields: { index } })),
    });
    await getDb().picture.createMany({
      data: Array.from({ length: 9 }, (_, index) => ({
        userId: id,
        hash: String(index),
        width: 1,
        height: 1,
        size: 1,
        bytes: new Uint8Array([index]),
      })),
    });
    const { data } = await exported(id);
    expect(data.pictures.map(({ base64 }: { base64: string }) => base64).toSorted()).toEqual(
      Array.from({ length: 9 }, (_, index) => Buffer.from([index]).toString("base64")).toSorted(),
    );
    const indices = data.submissions.map(({ fields }: { fields: { index: number } }) => fields.index);
    expect(new Set(indices).size).toBe(1_000);
  });

  it("is none for somebody who is gone", async () => {
    expect(await exportUser(toUserId(randomUUID()))).toBeNull();
  });
});
