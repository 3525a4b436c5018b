import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { getDb } from "@/lib/server/db";
import type { UserId } from "@/lib/server/user-id";
import { createUser } from "@/tools/test/samples/sample-users";
import { createToken, findTokenHolder, revokeToken } from "./mutations";
import { listTokens } from "./queries";
import { tokenLimit } from "./schema";

let owner: UserId;
let other: UserId;
beforeAll(async () => {
  [owner, other] = await Promise.all([createUser(), createUser()]);
});

describe("createToken", () => {
  it("gives a token once and keeps its hash alone", async () => {
    const { token, document } = await createToken(owner, "build server", "functions");
    expect(token).toMatch(/^silcrow_[\w-]{43}$/);
    expect(document).toMatchObject({ name: "build server", ending: token.slice(-4), last_used_at: null });
    const stored = await getDb().apiToken.findUniqueOrThrow({ where: { id: document.id } });
    expect(stored.hash).toBe(createHash("sha256").update(token).digest("hex"));
    expect(JSON.stringify(stored)).not.toContain(token);
    const listed = JSON.stringify(await listTokens(owner));
    expect(listed).toContain(document.id);
    expect(listed).not.toContain(stored.hash);
  });

  it("never gives the same one twice", async () => {
    const user = await createUser();
    const made = await Promise.all(
      Array.from({ length: 5 }, (_, index) => createToken(user, `no. ${index}`, "functions")),
    );
    expect(new Set(made.map(({ token }) => token)).size).toBe(5);
  });

  it("stops at the limit, also when many are made at once, and goes on when one is revoked", async () => {
    const user = await createUser();
    const results = await Promise.allSettled(
      Array.from({ length: tokenLimit + 4 }, () => createToken(user, "many", "functions")),
    );
    const made = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(made).toHaveLength(tokenLimit);
    await expect(createToken(user, "one more", "functions")).rejects.toMatchObject({ code: "conflict" });
    await revokeToken(user, made[0]?.document.id ?? "");
    await createToken(user, "one more", "functions");
    expect(await listTokens(user)).toHaveLength(tokenLimit);
  });

  it("makes none for somebody who is gone", async () => {
    const gone = await createUser();
    await getDb().user.delete({ where: { id: gone } });
    await expect(createToken(gone, "late", "functions")).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("findTokenHolder", () => {
  it("knows whose a token is, and notes its use once a minute at most", async () => {
    const begun = Date.now();
    const { token, document } = await createToken(owner, "used", "functions");
    const lastUse = async () => (await listTokens(owner)).find(({ id }) => id === document.id)?.last_used_at;
    expect(await findTokenHolder(token)).toEqual({ userId: owner, scope: "functions" });
    const first = await lastUse();
    expect(first).toBeGreaterThan(begun - 10_000);
    await findTokenHolder(token);
    expect(await lastUse()).toBe(first);

    await getDb().apiToken.update({ where: { id: document.id }, data: { lastUsedAt: new Date(Date.now() - 61_000) } });
    expect(await findTokenHolder(token)).toEqual({ userId: owner, scope: "functions" });
    expect(await lastUse()).toBeGreaterThanOrEqual(first ?? Number.POSITIVE_INFINITY);
  });

  it("knows no other text, and no token of an account that is gone", async () => {
    const user = await createUser();
    const { token } = await createToken(user, "gone", "functions");
    const last = token.endsWith("A") ? "B" : "A";
    for (const text of ["", "silcrow_", token.slice(0, -1), token.slice(0, -1) + last, `${token}A`, ` ${token}`]) {
      expect(await findTokenHolder(text)).toBeNull();
    }
    await getDb().user.delete({ where: { id: user } });
    expect(await findTokenHolder(token)).toBeNull();
  });
});

describe("the scope of a token", () => {
  it("is told to its owner and to whoever is shown the token", async () => {
    const user = await createUser();
    const { token, document } = await createToken(user, "laptop", "install");
    expect(document.scope).toBe("install");
    expect(await findTokenHolder(token)).toEqual({ userId: user, scope: "install" });
    expect(await listTokens(user)).toMatchObject([{ name: "laptop", scope: "install" }]);
  });

  it("is functions for every token that was made before there were scopes", async () => {
    const user = await createUser();
    await getDb().apiToken.create({ data: { userId: user, name: "old", hash: `old of ${user}`, ending: "abcd" } });
    expect(await listTokens(user)).toMatchObject([{ name: "old", scope: "functions" }]);
  });
});

describe("revokeToken", () => {
  it("takes a token's power, once", async () => {
    const { token, document } = await createToken(owner, "short", "functions");
    await revokeToken(owner, document.id);
    expect(await findTokenHolder(token)).toBeNull();
    await expect(revokeToken(owner, document.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("leaves the tokens of others alone", async () => {
    const { token, document } = await createToken(owner, "mine", "functions");
    await expect(revokeToken(other, document.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await findTokenHolder(token)).toEqual({ userId: owner, scope: "functions" });
    expect(await listTokens(other)).toEqual([]);
  });
});
