import { hkdfSync, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { encode } from "next-auth/jwt";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { endAllSessions, endSession, startSession } from "@/lib/account/auth/mutations";
import type { Session } from "@/lib/account/auth/queries";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { createToken, revokeToken } from "./mutations";

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
const { bearerLife, resolveBearer, createBearer } = await import("./bearer");

const unauthenticated = { code: "unauthenticated", sentence: "Unauthenticated" };
const key = () => new Uint8Array(hkdfSync("sha256", process.env.AUTH_SECRET ?? "", "", "functions bearer", 32));

let ada: UserId;
let session: Session;
beforeAll(async () => {
  ada = toUserId((await getDb().user.create({ data: { name: "Ada" } })).id);
  session = await startSession(ada);
});
afterEach(() => vi.useRealTimers());

/** A bearer as ours, apart from what is given. */
function forged(claims: Record<string, unknown>, { secret = key(), alg = "HS256" } = {}) {
  return new SignJWT({
    iss: "https://silcrow.example",
    aud: "https://silcrow.example/api/functions",
    sub: ada,
    sid: session.id,
    exp: Math.floor(Date.now() / 1_000) + 60,
    ...claims,
  })
    .setProtectedHeader({ alg })
    .sign(secret);
}

describe("a bearer", () => {
  it("is null without a header", async () => {
    expect(await resolveBearer(null, "functions")).toBeNull();
  });

  it("knows the bearer it issued, for a quarter of an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const token = await createBearer(session);
    expect(await resolveBearer(`Bearer ${token}`, "functions")).toBe(ada);
    expect(await resolveBearer(`bearer ${token}`, "functions")).toBe(ada);
    vi.advanceTimersByTime((bearerLife - 5) * 1_000);
    expect(await resolveBearer(`Bearer ${token}`, "functions")).toBe(ada);
    vi.advanceTimersByTime(10_000);
    await expect(resolveBearer(`Bearer ${token}`, "functions")).rejects.toMatchObject(unauthenticated);
  });

  it("knows it no longer than its session, however that ended", async () => {
    const [here, there] = await Promise.all([startSession(ada), startSession(ada)]);
    const [mine, theirs] = await Promise.all([createBearer(here), createBearer(there)]);
    await endSession(here);
    await expect(resolveBearer(`Bearer ${mine}`, "functions")).rejects.toMatchObject(unauthenticated);
    expect(await resolveBearer(`Bearer ${theirs}`, "functions")).toBe(ada);
    await endAllSessions(there);
    await expect(resolveBearer(`Bearer ${theirs}`, "functions")).rejects.toMatchObject(unauthenticated);
    session = await startSession(ada);
  });

  it("knows an API token until it is revoked, whoever signs out", async () => {
    const { token } = await createToken(ada, "Cron", "functions");
    await endAllSessions(await startSession(ada));
    session = await startSession(ada);
    expect(await resolveBearer(`Bearer ${token}`, "functions")).toBe(ada);
  });

  it("knows an API token until it is revoked", async () => {
    const { token, document } = await createToken(ada, "Build", "functions");
    expect(await resolveBearer(`Bearer ${token}`, "functions")).toBe(ada);
    await revokeToken(ada, document.id);
    await expect(resolveBearer(`Bearer ${token}`, "functions")).rejects.toMatchObject(unauthenticated);
  });

  it("takes an API token for what it was made for alone, and says where to make the other", async () => {
    const [install, call] = await Promise.all([
      createToken(ada, "CLI", "install"),
      createToken(ada, "CI", "functions"),
    ]);
    expect(await resolveBearer(`Bearer ${install.token}`, "install")).toBe(ada);
    await expect(resolveBearer(`Bearer ${install.token}`, "functions")).rejects.toMatchObject({
      code: "forbidden",
      sentence: expect.stringMatching(
        /^This token can only install; .*“For the HTTP API” at https:.*\/account\/tokens$/,
      ),
    });
    await expect(resolveBearer(`Bearer ${call.token}`, "install")).rejects.toMatchObject({
      code: "forbidden",
      sentence: expect.stringMatching(
        /^This token can only call functions; .*“For installing sections with a command or an agent” at https:.*\/account\/tokens$/,
      ),
    });
    const ofPage = await createBearer(session);
    await expect(resolveBearer(`Bearer ${ofPage}`, "install")).rejects.toMatchObject({ code: "forbidden" });
  });

  it.each([
    [
      "silcrow_whole",
      /^Send the token as “Authorization: Bearer silcrow_…”, without quotation marks; or make a token /,
    ],
    ['Bearer "silcrow_whole"', /^Send the token as /],
    ["Basic c2lsY3Jvdw==", /^Send the token as /],
    [`Bearer $\{SILCROW_TOKEN}`, /^“\$\{SILCROW_TOKEN\}” was sent instead of a token\. Set that variable /],
    ["Bearer undefined", /^“undefined” was sent instead of a token/],
    ["Bearer process.env.SILCROW_TOKEN", /^“process\.env\.SILCROW_TOKEN” was/],
    ["Bearer %SILCROW_TOKEN%", /^“%SILCROW_TOKEN%” was/],
    ["Bearer $SILCROW_TOKEN", /^“\$SILCROW_TOKEN” was sent/],
    ["Bearer silcrow_none", /^This token was revoked, or isn't written in full: make a token /],
  ])("sent as %s is refused with what to do", async (header, sentence) => {
    await expect(resolveBearer(header, "install")).rejects.toMatchObject({
      code: "unauthenticated",
      sentence: expect.stringMatching(sentence),
    });
  });

  it("says of an unknown one where to make a new one, where no protocol has words for it", async () => {
    await expect(resolveBearer("Bearer silcrow_x", "install")).rejects.toMatchObject({
      code: "unauthenticated",
      sentence: expect.stringContaining("/account/tokens"),
    });
  });

  it.each([
    "",
    "Bearer",
    "Bearer ",
    "Basic YWRhOnB3",
    "Bearer a b",
    "Bearer silcrow_",
    "Bearer not.a.token",
    "Token x",
  ])("refuses %j", async (header) => {
    await expect(resolveBearer(header, "functions")).rejects.toMatchObject(unauthenticated);
  });

  it("refuses what was made for something else, or by somebody else", async () => {
    expect(await resolveBearer(`Bearer ${await forged({})}`, "functions")).toBe(ada);
    const [header, payload] = (await createBearer(session)).split(".");
    const bad = await Promise.all([
      forged({ aud: "https://silcrow.example/elsewhere" }),
      forged({ iss: "https://evil.example" }),
      forged({ exp: undefined }),
      forged({ sub: undefined }),
      forged({ sub: "ben" }),
      forged({ sid: undefined }),
      forged({ sid: randomUUID() }),
      forged({ exp: Math.floor(Date.now() / 1_000) - 60 }),
      forged({}, { secret: new Uint8Array(32) }),
      forged({}, { alg: "HS512", secret: new Uint8Array([...key(), ...key()]) }),
      // The secret itself isn't the key, and a session cookie isn't a bearer.
      forged({}, { secret: new TextEncoder().encode(process.env.AUTH_SECRET) }),
      encode({ token: { sub: ada, sid: session.id }, secret: process.env.AUTH_SECRET ?? "" }),
      `${header}.${payload}.`,
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`,
    ]);
    for (const token of bad)
      await expect(resolveBearer(`Bearer ${token}`, "functions")).rejects.toMatchObject(unauthenticated);
  });

  it("is no session", async () => {
    const { decode } = await import("next-auth/jwt");
    const token = await createBearer(session);
    await expect(decode({ token, secret: process.env.AUTH_SECRET ?? "" })).rejects.toThrow();
  });
});
