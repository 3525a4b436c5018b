import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getDb } from "@/lib/server/db";
import { getEnv } from "@/lib/server/env";
import { toUserId } from "@/lib/server/user-id";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";
import type { Identity } from "./identity";
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
    expect(await getDb().account.findMany({ where: { userId: user.id } })).toMatchObject([
      { provider: "local", providerAccountId: ada.providerAccountId },
    ]);
    expect(await getDb().site.findMany({ where: { userId: user.id } })).toMatchObject([
      { siteName: "Ada Lovelace's site", siteUrl: "", hostName: null, product: "super" },
    ]);
  });

  it("names a nameless person after their address", async () => {
    const { user } = await signInUser(someone({ name: null, email: `nameless-${randomUUID()}@example.com` }), "bullet");
    expect(user.name).toBe(user.email);
    expect(await getDb().site.findMany({ where: { userId: user.id } })).toMatchObject([
      { siteName: `${user.email}'s site` },
    ]);
  });

  it("makes no site when there is no e-mail address", async () => {
    const { user } = await signInUser(someone({ email: null }), "bullet");
    expect(user.email).toBeNull();
    expect(await getDb().site.count({ where: { userId: user.id } })).toBe(0);
  });

  it("leaves nothing behind when a part of it fails", async () => {
    const ada = someone({ name: "nul\u0000" });
    await expect(signInUser(ada, "bullet")).rejects.toThrow();
    expect(await getDb().user.count({ where: { email: ada.email } })).toBe(0);
    expect(await getDb().account.count({ where: { providerAccountId: ada.providerAccountId } })).toBe(0);
  });

  it("logs 'Invalid user data' and creates nothing when the provider names no account", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const nobody = someone({ providerAccountId: " " });
    await expect(signInUser(nobody, "bullet")).rejects.toMatchObject({ code: "invalid" });
    expect(log.mock.calls.flat().join()).toContain("Invalid user data");
    expect(await getDb().user.count({ where: { email: nobody.email } })).toBe(0);
  });
});

const accountsOf = (userId: string) => getDb().account.count({ where: { userId } });
const purchaseOf = (buyerEmail: string | null, userId: string | null = null) =>
  buildPurchase("lifetime", { userId, buyerEmail, amount: 14_900 });

describe("a later sign-in", () => {
  it("finds the user by account, and takes over what the provider says now", async () => {
    const ada = someone({ image: "https://pictures.example/ada.png" });
    const first = await signInUser(ada, "bullet");
    const email = `${randomUUID()}@example.com`;
    const image = "https://pictures.example/augusta.png";
    const again = await signInUser({ ...ada, email, name: "Augusta", image }, "super");
    expect(again).toEqual({
      user: { ...first.user, email, name: "Augusta", image },
      isNew: false,
      addressTaken: false,
    });
    expect(await getDb().site.count({ where: { userId: first.user.id } })).toBe(1);

    // The address before is free now, for whoever has it.
    const next = await signInUser(someone({ email: ada.email }), "bullet");
    expect(next).toMatchObject({ isNew: true, addressTaken: false, user: { email: ada.email } });
  });

  it("keeps a name where none is given any more, and calls the nameless by their new address", async () => {
    const [ada, shy] = [someone(), someone({ name: null })];
    await signInUser(ada, "bullet");
    expect((await signInUser({ ...ada, name: " " }, "bullet")).user.name).toBe("Ada Lovelace");
    await signInUser(shy, "bullet");
    const email = `${randomUUID()}@example.com`;
    expect((await signInUser({ ...shy, email }, "bullet")).user).toMatchObject({ email, name: email });
  });

  it("keeps the address that was verified once while the provider vouches for no other", async () => {
    const ada = someone();
    const email = ada.email;
    await signInUser(ada, "bullet");
    const later: Partial<Identity>[] = [
      { emailVerified: false },
      { email: null },
      { email: `${randomUUID()}@example.com`, emailVerified: false },
    ];
    await getDb().purchase.create({ data: purchaseOf(email) });
    for (const changes of later) {
      // It makes nobody the owner of anything, though: only an address verified at this sign-in does.
      expect((await signInUser({ ...ada, ...changes }, "bullet")).user).toMatchObject({ email, isLifetime: false });
    }
    expect((await signInUser(ada, "bullet")).user.isLifetime).toBe(true);
  });

  it("keeps the address it had when another user has the new one, and says so in the log", async () => {
    const notices = vi.spyOn(console, "info").mockImplementation(() => {});
    const [ada, ben] = [someone(), someone({ name: "Ben" })];
    const [adas, bens] = [(await signInUser(ada, "bullet")).user, (await signInUser(ben, "bullet")).user];
    await getDb().purchase.create({ data: purchaseOf(ada.email) });

    const moved = await signInUser({ ...ben, email: ada.email }, "bullet");
    expect(moved).toMatchObject({ isNew: false, addressTaken: true });
    expect(moved.user).toMatchObject({ id: bens.id, email: ben.email, addressTaken: true, isLifetime: false });
    expect(notices.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      { event: "sign_in.address_taken", provider: "local", uid: bens.id, holder: adas.id },
    ]);
    expect(notices.mock.calls.flat().join()).not.toContain("@example.com");

    await signInUser({ ...ada, email: `${randomUUID()}@example.com` }, "bullet");
    const free = await signInUser({ ...ben, email: ada.email }, "bullet");
    expect(free.user).toMatchObject({ id: bens.id, email: ada.email, addressTaken: false, isLifetime: true });
  });
});

describe("an address verified later", () => {
  it("is taken over, and claims what was bought under it", async () => {
    const ada = someone({ emailVerified: false });
    await getDb().purchase.create({ data: purchaseOf(ada.email) });
    const first = await signInUser(ada, "bullet");
    expect(first.user).toMatchObject({ email: null, isLifetime: false });
    const later = await signInUser({ ...ada, emailVerified: true }, "bullet");
    expect(later).toMatchObject({ isNew: false, user: { id: first.user.id, email: ada.email, isLifetime: true } });
  });
});

describe("a change of provider", () => {
  it("links by a verified address, in any case, and finds either account afterwards", async () => {
    const ada = someone();
    const first = await signInUser(ada, "bullet");
    const atGoogle = someone({ provider: "google", email: ada.email?.toUpperCase() });
    expect(await signInUser(atGoogle, "bullet")).toMatchObject({ user: { id: first.user.id }, isNew: false });
    expect(await accountsOf(first.user.id)).toBe(2);
    for (const each of [ada, atGoogle]) expect((await signInUser(each, "bullet")).user.id).toBe(first.user.id);
  });

  it("links nobody by an address that isn't verified or may have been passed on", async () => {
    const ada = someone();
    const first = await signInUser(ada, "bullet");
    const unverified = await signInUser(
      someone({ provider: "google", email: ada.email, emailVerified: false }),
      "bullet",
    );
    expect(unverified).toMatchObject({ isNew: true, addressTaken: false, user: { email: null } });
    const stale = someone({ provider: "google", email: ada.email, emailMayBePassedOn: true });
    expect(await signInUser(stale, "bullet")).toMatchObject({ isNew: true, addressTaken: true, user: { email: null } });
    expect(await accountsOf(first.user.id)).toBe(1);
  });

  it("takes the same subject of another provider for another person", async () => {
    const ada = someone({ provider: "https://id.example" });
    const first = await signInUser(ada, "bullet");
    const other = await signInUser(
      { ...ada, provider: "https://other.example", email: `${randomUUID()}@example.com` },
      "bullet",
    );
    expect(other.isNew).toBe(true);
    expect(other.user.id).not.toBe(first.user.id);
  });
});

describe("a recycled address", () => {
  it("doesn't open the account of whoever had it before", async () => {
    const notices = vi.spyOn(console, "info").mockImplementation(() => {});
    const ada = someone();
    const adas = (await signInUser(ada, "bullet")).user;
    await getDb().purchase.create({ data: purchaseOf(ada.email, adas.id) });
    await getDb().purchase.create({ data: purchaseOf(ada.email) });

    const bob = someone({ email: ada.email, name: "Bob" });
    const first = await signInUser(bob, "super");
    expect(first).toMatchObject({ isNew: true, addressTaken: true });
    expect(first.user).toMatchObject({ email: null, name: "Bob", addressTaken: true, isLifetime: false });
    expect(first.user.id).not.toBe(adas.id);
    expect(await getDb().site.findMany({ where: { userId: first.user.id } })).toMatchObject([
      { siteName: "Bob's site" },
    ]);
    expect(await getDb().purchase.count({ where: { userId: first.user.id } })).toBe(0);
    expect(notices.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      { event: "sign_in.address_taken", uid: first.user.id, holder: adas.id },
    ]);

    // Nothing of Ada's has changed, and both come back to their own.
    expect(await getDb().user.findUnique({ where: { id: adas.id } })).toEqual(adas);
    expect(await accountsOf(adas.id)).toBe(1);
    expect((await signInUser(ada, "bullet")).user.id).toBe(adas.id);
    expect(await signInUser(bob, "bullet")).toMatchObject({ isNew: false, user: { id: first.user.id, email: null } });
  });

  it("doesn't do so at a second provider either, once its owner has signed in there", async () => {
    const ada = someone();
    const adas = (await signInUser(ada, "bullet")).user;
    await signInUser(someone({ provider: "google", email: ada.email }), "bullet");
    const bob = await signInUser(someone({ provider: "google", email: ada.email }), "bullet");
    expect(bob).toMatchObject({ isNew: true, addressTaken: true });
    expect(bob.user.id).not.toBe(adas.id);
  });

  it("brings neither purchases nor rights from a provider that doesn't run the mailbox", async () => {
    const bob = someone({ provider: "google", emailMayBePassedOn: true });
    await getDb().purchase.create({ data: purchaseOf(bob.email) });
    getEnv().ADMIN_EMAILS.push(bob.email ?? "");
    try {
      const { user } = await signInUser(bob, "bullet");
      expect(user).toMatchObject({ email: bob.email, admin: false, isLifetime: false });
    } finally {
      getEnv().ADMIN_EMAILS.pop();
    }
  });

  it("makes no administrator", async () => {
    const ada = someone();
    await signInUser(ada, "bullet");
    getEnv().ADMIN_EMAILS.push(ada.email ?? "");
    try {
      expect((await signInUser(someone({ email: ada.email }), "bullet")).user.admin).toBe(false);
      expect((await signInUser(ada, "bullet")).user.admin).toBe(true);
    } finally {
      getEnv().ADMIN_EMAILS.pop();
    }
  });
});

describe("two first sign-ins at once", () => {
  it("make one user with one site, from the same account", async () => {
    const ada = someone();
    const results = await Promise.all(Array.from({ length: 6 }, () => signInUser(ada, "bullet")));
    expect(new Set(results.map(({ user }) => user.id)).size).toBe(1);
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await getDb().site.count({ where: { userId: results[0]?.user.id } })).toBe(1);
  });

  it("make one user from two accounts with the same address", async () => {
    const email = `${randomUUID()}@example.com`;
    const results = await Promise.all(
      [someone({ email }), someone({ email, provider: "google" })].map((person) => signInUser(person, "bullet")),
    );
    expect(new Set(results.map(({ user }) => user.id)).size).toBe(1);
    expect(await getDb().account.count({ where: { user: { email } } })).toBe(2);
  });

  it("make two users of two people at one provider with the same address, which one of them has", async () => {
    const email = `${randomUUID()}@example.com`;
    const results = await Promise.all([someone({ email }), someone({ email })].map((who) => signInUser(who, "bullet")));
    expect(new Set(results.map(({ user }) => user.id)).size).toBe(2);
    expect(results.map(({ user }) => user.email).sort()).toEqual([email, null]);
    expect(results.map(({ addressTaken }) => addressTaken).sort()).toEqual([false, true]);
  });

  it("make one user of somebody without an address", async () => {
    const shy = someone({ email: null });
    const results = await Promise.all([signInUser(shy, "bullet"), signInUser(shy, "bullet")]);
    expect(new Set(results.map(({ user }) => user.id)).size).toBe(1);
    expect(
      await getDb().user.count({ where: { accounts: { some: { providerAccountId: shy.providerAccountId } } } }),
    ).toBe(1);
  });
});

describe("ADMIN_EMAILS", () => {
  it("makes administrators at sign-in, by verified address only, and unmakes them", async () => {
    const boss = `boss-${randomUUID()}@example.com`;
    const account = someone({ email: boss });
    expect((await signInUser(account, "bullet")).user.admin).toBe(false);

    getEnv().ADMIN_EMAILS.push(boss);
    try {
      expect((await signInUser(someone({ email: boss, emailVerified: false }), "bullet")).user.admin).toBe(false);
      expect((await signInUser(account, "bullet")).user.admin).toBe(true);
    } finally {
      getEnv().ADMIN_EMAILS.pop();
    }
    expect((await signInUser(account, "bullet")).user.admin).toBe(false);
  });
});

describe("purchases made before", () => {
  it("are handed over at the first sign-in under the same address", async () => {
    const ada = someone();
    await getDb().purchase.create({ data: purchaseOf(ada.email) });
    expect(
      (await signInUser({ ...ada, providerAccountId: randomUUID(), emailVerified: false }, "bullet")).user.isLifetime,
    ).toBe(false);
    expect((await signInUser(ada, "bullet")).user.isLifetime).toBe(true);
  });
});

describe("deleteUser", () => {
  it("takes everything of the user, and nothing of anybody else", async () => {
    const [ada, ben] = await Promise.all([signInUser(someone(), "bullet"), signInUser(someone(), "bullet")]);
    for (const { user } of [ada, ben]) {
      const userId = user.id;
      const [site] = await getDb().site.findMany({ where: { userId } });
      await getDb().formSubmission.create({ data: { siteId: site?.id ?? "", form: "reply-slip", fields: {} } });
      await getDb().component.create({ data: { userId, content: {} } });
      await getDb().apiToken.create({ data: { userId, name: "t", hash: randomUUID(), ending: "abcd" } });
      await getDb().hireRequest.create({ data: { userId, name: "A", email: "a@example.com", message: "Hello" } });
    }
    const left = async (userId: string) => ({
      users: await getDb().user.count({ where: { id: userId } }),
      accounts: await getDb().account.count({ where: { userId } }),
      sites: await getDb().site.count({ where: { userId } }),
      submissions: await getDb().formSubmission.count({ where: { site: { userId } } }),
      components: await getDb().component.count({ where: { userId } }),
      tokens: await getDb().apiToken.count({ where: { userId } }),
      requests: await getDb().hireRequest.count({ where: { userId } }),
    });
    await deleteUser(toUserId(ada.user.id));
    expect(Object.values(await left(ada.user.id))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(Object.values(await left(ben.user.id))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    await deleteUser(toUserId(ada.user.id));
  });

  it("keeps purchases, which signing in with the same account finds again, in a fresh account", async () => {
    const ada = someone();
    const first = (await signInUser(ada, "bullet")).user;
    const bought = await Promise.all(
      [purchaseOf(ada.email, first.id), purchaseOf(null, first.id), purchaseOf("elsewhere@example.com", first.id)].map(
        (data) => getDb().purchase.create({ data }),
      ),
    );
    await deleteUser(toUserId(first.id));
    const where = { id: { in: bought.map(({ id }) => id) } };
    expect((await getDb().purchase.findMany({ where })).map(({ userId }) => userId)).toEqual([null, null, null]);
    const kept = await getDb().formerAccount.findMany({ where: { userId: first.id } });
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(ada.providerAccountId);

    // Another address by now, and not even a verified one: the account at the provider is the same.
    const back = { ...ada, name: "Augusta", email: `${randomUUID()}@example.com`, emailVerified: false };
    const { user, isNew } = await signInUser(back, "super");
    expect(isNew).toBe(true);
    expect(user.id).not.toBe(first.id);
    expect(user).toMatchObject({ email: null, name: "Augusta", isLifetime: true });
    expect(await getDb().purchase.count({ where: { ...where, userId: user.id, formerUserId: null } })).toBe(3);
    expect(await getDb().formerAccount.count({ where: { userId: first.id } })).toBe(0);

    // And once more.
    await deleteUser(toUserId(user.id));
    expect((await signInUser(ada, "bullet")).user.isLifetime).toBe(true);
  });

  it("keeps purchases from whoever has nothing but the address", async () => {
    const ada = someone();
    const first = (await signInUser(ada, "bullet")).user;
    await getDb().purchase.create({ data: purchaseOf(ada.email, first.id) });
    await deleteUser(toUserId(first.id));

    const bob = someone({ email: ada.email });
    for (let time = 0; time < 2; time++) {
      expect((await signInUser(bob, "bullet")).user).toMatchObject({ email: ada.email, isLifetime: false });
    }
    const elsewhere = someone({ provider: "google", email: ada.email });
    expect((await signInUser(elsewhere, "bullet")).user.isLifetime).toBe(false);
    expect((await signInUser(ada, "bullet")).user).toMatchObject({ email: null, addressTaken: true, isLifetime: true });
  });

  it("knows a person again by any of the accounts they had", async () => {
    const ada = someone();
    const atGoogle = someone({ provider: "google", email: ada.email });
    const first = (await signInUser(ada, "bullet")).user;
    await signInUser(atGoogle, "bullet");
    await getDb().purchase.create({ data: purchaseOf(null, first.id) });
    await deleteUser(toUserId(first.id));
    expect((await signInUser(atGoogle, "bullet")).user.isLifetime).toBe(true);
    expect(await getDb().formerAccount.count({ where: { userId: first.id } })).toBe(0);
  });

  it("keeps nothing of the account of somebody who bought nothing", async () => {
    const { user } = await signInUser(someone(), "bullet");
    await deleteUser(toUserId(user.id));
    expect(await getDb().formerAccount.count({ where: { userId: user.id } })).toBe(0);
  });

  it("and a sign-in at once leave either nobody or a whole user", async () => {
    for (let round = 0; round < 12; round++) {
      const ada = someone();
      const first = (await signInUser(ada, "bullet")).user;
      const [, again] = await Promise.all([deleteUser(toUserId(first.id)), signInUser(ada, "bullet")]);
      const user = await getDb().user.findUnique({
        where: { id: again.user.id },
        include: { sites: true, accounts: true },
      });
      if (user) expect([user.sites.length, user.accounts.length]).toEqual([1, 1]);
      else expect(again.user.id).toBe(first.id);
      expect(await getDb().account.count({ where: { providerAccountId: ada.providerAccountId } })).toBe(user ? 1 : 0);
    }
  });
});
