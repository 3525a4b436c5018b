import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import type { Identity } from "./identity";
import { asUserId } from "./ids";
import { deleteUser, signInUser } from "./mutations";

function someone(changes: Partial<Identity> = {}): Identity {
  const sub = randomUUID();
  return {
    provider: "local",
    providerAccountId: sub,
    email: `${sub}@example.com`,
    emailVerified: true,
    name: "Ada Lovelace",
    image: null,
    ...changes,
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the first sign-in", () => {
  it("creates user, account and a default site on the current line", async () => {
    const ada = someone({ image: "https://pictures.example/ada.png" });
    const before = Date.now();
    const { user, isNew } = await signInUser(ada, "super");
    expect(isNew).toBe(true);
    expect(user).toMatchObject({
      email: ada.email,
      name: "Ada Lovelace",
      image: ada.image,
      admin: false,
      isLifetime: false,
    });
    expect(user.createdAt.getTime()).toBeGreaterThan(before - 5_000);
    expect(await db().account.findMany({ where: { userId: user.id } })).toMatchObject([
      { provider: "local", providerAccountId: ada.providerAccountId },
    ]);
    expect(await db().site.findMany({ where: { userId: user.id } })).toMatchObject([
      { siteName: "Ada Lovelace's site", siteUrl: "", hostName: null, product: "super" },
    ]);
  });

  it("names a nameless person after their address", async () => {
    const { user } = await signInUser(someone({ name: null, email: `nameless-${randomUUID()}@example.com` }), "bullet");
    expect(user.name).toBe(user.email);
    expect(await db().site.findMany({ where: { userId: user.id } })).toMatchObject([
      { siteName: `${user.email}'s site` },
    ]);
  });

  it("makes no site when there is no e-mail address", async () => {
    const { user } = await signInUser(someone({ email: null }), "bullet");
    expect(user.email).toBeNull();
    expect(await db().site.count({ where: { userId: user.id } })).toBe(0);
  });

  it("leaves nothing behind when a part of it fails", async () => {
    const ada = someone({ name: "nul\u0000" });
    await expect(signInUser(ada, "bullet")).rejects.toThrow();
    expect(await db().user.count({ where: { email: ada.email } })).toBe(0);
    expect(await db().account.count({ where: { providerAccountId: ada.providerAccountId } })).toBe(0);
  });

  it("logs 'Invalid user data' and creates nothing when the provider names no account", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const nobody = someone({ providerAccountId: " " });
    await expect(signInUser(nobody, "bullet")).rejects.toMatchObject({ code: "invalid" });
    expect(log.mock.calls.flat().join()).toContain("Invalid user data");
    expect(await db().user.count({ where: { email: nobody.email } })).toBe(0);
  });
});

describe("a later sign-in", () => {
  it("finds the user by account, whatever else has changed at the provider", async () => {
    const ada = someone();
    const first = await signInUser(ada, "bullet");
    const again = await signInUser({ ...ada, email: `${randomUUID()}@example.com`, name: "Augusta" }, "super");
    expect(again).toEqual({ user: first.user, isNew: false });
    expect(await db().site.count({ where: { userId: first.user.id } })).toBe(1);
  });

  it("links another account by a verified address, in any case", async () => {
    const ada = someone();
    const first = await signInUser(ada, "bullet");
    const linked = await signInUser(someone({ provider: "google", email: ada.email?.toUpperCase() }), "bullet");
    expect(linked).toMatchObject({ user: { id: first.user.id }, isNew: false });
    expect(await db().account.count({ where: { userId: first.user.id } })).toBe(2);
  });

  it("never links by an address that isn't verified, and doesn't keep it", async () => {
    const ada = someone();
    const first = await signInUser(ada, "bullet");
    const stranger = await signInUser(someone({ email: ada.email, emailVerified: false }), "bullet");
    expect(stranger.isNew).toBe(true);
    expect(stranger.user.id).not.toBe(first.user.id);
    expect(stranger.user.email).toBeNull();
  });
});

describe("two first sign-ins at once", () => {
  it("make one user with one site, from the same account", async () => {
    const ada = someone();
    const results = await Promise.all(Array.from({ length: 6 }, () => signInUser(ada, "bullet")));
    expect(new Set(results.map(({ user }) => user.id)).size).toBe(1);
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await db().site.count({ where: { userId: results[0]?.user.id } })).toBe(1);
  });

  it("make one user from two accounts with the same address", async () => {
    const email = `${randomUUID()}@example.com`;
    const results = await Promise.all(
      [someone({ email }), someone({ email, provider: "google" })].map((person) => signInUser(person, "bullet")),
    );
    expect(new Set(results.map(({ user }) => user.id)).size).toBe(1);
    expect(await db().account.count({ where: { user: { email } } })).toBe(2);
  });

  it("make one user of somebody without an address", async () => {
    const shy = someone({ email: null });
    const results = await Promise.all([signInUser(shy, "bullet"), signInUser(shy, "bullet")]);
    expect(new Set(results.map(({ user }) => user.id)).size).toBe(1);
    expect(await db().user.count({ where: { accounts: { some: { providerAccountId: shy.providerAccountId } } } })).toBe(
      1,
    );
  });
});

describe("ADMIN_EMAILS", () => {
  it("makes administrators at sign-in, by verified address only, and takes nothing away", async () => {
    const boss = `boss-${randomUUID()}@example.com`;
    const account = someone({ email: boss });
    expect((await signInUser(account, "bullet")).user.admin).toBe(false);

    env().ADMIN_EMAILS.push(boss);
    try {
      expect((await signInUser(someone({ email: boss, emailVerified: false }), "bullet")).user.admin).toBe(false);
      expect((await signInUser(account, "bullet")).user.admin).toBe(true);
    } finally {
      env().ADMIN_EMAILS.pop();
    }
    expect((await signInUser(account, "bullet")).user.admin).toBe(true);
  });
});

describe("purchases made before", () => {
  it("are handed over at the first sign-in under the same address", async () => {
    const ada = someone();
    const now = new Date();
    await db().purchase.create({
      data: {
        transactionId: `txn_${randomUUID()}`,
        item: "lifetime",
        buyerEmail: ada.email,
        amount: 14_900,
        currency: "USD",
        purchasedAt: now,
        lastEventAt: now,
      },
    });
    expect(
      (await signInUser({ ...ada, providerAccountId: randomUUID(), emailVerified: false }, "bullet")).user.isLifetime,
    ).toBe(false);
    expect((await signInUser(ada, "bullet")).user.isLifetime).toBe(true);
  });
});

describe("deleteUser", () => {
  const purchaseOf = (buyerEmail: string | null, userId: string | null = null) => {
    const now = new Date();
    return {
      transactionId: `txn_${randomUUID()}`,
      item: "lifetime",
      userId,
      buyerEmail,
      amount: 14_900,
      currency: "USD",
      purchasedAt: now,
      lastEventAt: now,
    };
  };

  it("takes everything of the user, and nothing of anybody else", async () => {
    const [ada, ben] = await Promise.all([signInUser(someone(), "bullet"), signInUser(someone(), "bullet")]);
    for (const { user } of [ada, ben]) {
      const userId = user.id;
      const [site] = await db().site.findMany({ where: { userId } });
      await db().formSubmission.create({ data: { siteId: site?.id ?? "", form: "reply-slip", fields: {} } });
      await db().component.create({ data: { userId, content: {} } });
      await db().apiToken.create({ data: { userId, name: "t", hash: randomUUID(), ending: "abcd" } });
      await db().hireRequest.create({ data: { userId, name: "A", email: "a@example.com", message: "Hello" } });
    }
    const left = async (userId: string) => ({
      users: await db().user.count({ where: { id: userId } }),
      accounts: await db().account.count({ where: { userId } }),
      sites: await db().site.count({ where: { userId } }),
      submissions: await db().formSubmission.count({ where: { site: { userId } } }),
      components: await db().component.count({ where: { userId } }),
      tokens: await db().apiToken.count({ where: { userId } }),
      requests: await db().hireRequest.count({ where: { userId } }),
    });
    await deleteUser(asUserId(ada.user.id));
    expect(Object.values(await left(ada.user.id))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(Object.values(await left(ben.user.id))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    await deleteUser(asUserId(ada.user.id));
  });

  it("keeps purchases, which the next sign-in under the address finds again, in a fresh account", async () => {
    const ada = someone();
    const first = (await signInUser(ada, "bullet")).user;
    const bought = await Promise.all(
      [purchaseOf(ada.email, first.id), purchaseOf(null, first.id), purchaseOf("elsewhere@example.com", first.id)].map(
        (data) => db().purchase.create({ data }),
      ),
    );
    await deleteUser(asUserId(first.id));
    const where = { id: { in: bought.map(({ id }) => id) } };
    expect((await db().purchase.findMany({ where })).map(({ userId }) => userId)).toEqual([null, null, null]);

    const { user, isNew } = await signInUser({ ...ada, name: "Augusta" }, "super");
    expect(isNew).toBe(true);
    expect(user.id).not.toBe(first.id);
    expect(user).toMatchObject({ email: ada.email, name: "Augusta", isLifetime: true });
    expect(await db().purchase.count({ where: { ...where, userId: user.id } })).toBe(3);
  });

  it("and a sign-in at once leave either nobody or a whole user", async () => {
    for (let round = 0; round < 12; round++) {
      const ada = someone();
      const first = (await signInUser(ada, "bullet")).user;
      const [, again] = await Promise.all([deleteUser(asUserId(first.id)), signInUser(ada, "bullet")]);
      const user = await db().user.findUnique({
        where: { id: again.user.id },
        include: { sites: true, accounts: true },
      });
      if (user) expect([user.sites.length, user.accounts.length]).toEqual([1, 1]);
      else expect(again.user.id).toBe(first.id);
      expect(await db().account.count({ where: { providerAccountId: ada.providerAccountId } })).toBe(user ? 1 : 0);
    }
  });
});
