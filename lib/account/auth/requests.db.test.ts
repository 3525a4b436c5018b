import { NextRequest } from "next/server";
import { encode } from "next-auth/jwt";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");

const cookieName = "__Secure-next-auth.session-token";
const browser = vi.hoisted(() => ({ cookies: new Map<string, string>(), set: new Map<string, { maxAge?: number }>() }));
vi.mock("next/headers", () => ({
  cookies: async () => ({
    getAll: () => [...browser.cookies].map(([name, value]) => ({ name, value })),
    get: (name: string) => (browser.cookies.has(name) ? { name, value: browser.cookies.get(name) } : undefined),
    set: (name: string, _: string, options: { maxAge?: number }) => browser.set.set(name, options),
  }),
}));

const { startSession, endSession } = await import("./mutations");
const { isOpen } = await import("./queries");
const { clearSession, getCurrentSession, getCurrentUserId, requireUser } = await import("./session");
const { handleTokenRequest } = await import("@/lib/account/tokens/token");
const { resolveBearer } = await import("@/lib/account/tokens/bearer");
const { startSignIn } = await import("./handler");
const { createAuthOptions } = await import("./options");
const { rules } = await import("@/lib/server/limits/rules");

let ada: UserId;
beforeEach(async () => {
  browser.cookies.clear();
  browser.set.clear();
  ada = toUserId((await getDb().user.create({ data: { name: "Ada" } })).id);
});

/** Signs this browser in. */
async function signIn() {
  const session = await startSession(ada);
  const token = { sub: session.userId, sid: session.id };
  browser.cookies.set(cookieName, await encode({ token, secret: process.env.AUTH_SECRET ?? "" }));
  return session;
}

describe("the cookie of a session", () => {
  it("says who asks for as long as the session is open", async () => {
    expect(await getCurrentUserId()).toBeNull();
    const session = await signIn();
    expect(await getCurrentSession()).toEqual(session);
    expect((await requireUser()).id).toBe(ada);
    await endSession(session);
    expect(await getCurrentSession()).toBeNull();
    await expect(requireUser("/account")).rejects.toMatchObject({ digest: expect.stringContaining("/login") });
  });

  it("opens nothing while only another session of the same person is open", async () => {
    const session = await signIn();
    await startSession(ada);
    await endSession(session);
    expect(await getCurrentUserId()).toBeNull();
    await expect(requireUser()).rejects.toThrow();
  });

  it("is taken from the browser whole, under either of its names, and nothing else is", async () => {
    for (const name of [cookieName, `${cookieName}.0`, "next-auth.session-token", "silcrow.sign-in"])
      browser.cookies.set(name, "x");
    await clearSession();
    expect([...browser.set.keys()]).toEqual([cookieName, `${cookieName}.0`, "next-auth.session-token"]);
    for (const { maxAge } of browser.set.values()) expect(maxAge).toBe(0);
  });

  it("is replaced by the next sign-in, which ends its session", async () => {
    const before = await signIn();
    const outcome = vi.fn(async () => {});
    const { callbacks } = createAuthOptions({ product: "bullet", onSignIn: outcome, onSignOut: async () => {} });
    const profile = { sub: "ada-elsewhere", name: "Ada" };
    expect(await callbacks?.signIn?.({ account: null, profile } as never)).toBe(true);
    expect(await isOpen(before)).toBe(false);
    expect(outcome).toHaveBeenCalledOnce();
    const opened = (await callbacks?.jwt?.({} as never)) as { sub: string; sid: string };
    expect(await isOpen({ id: opened.sid, userId: toUserId(opened.sub) })).toBe(true);
  });
});

const ownPage = { "sec-fetch-site": "same-origin" };
const foreign: Record<string, string>[] = [
  {},
  { origin: "https://evil.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site", origin: "https://silcrow.example" },
  { "sec-fetch-site": "none" },
];

describe("a bearer", () => {
  const ask = (headers: Record<string, string>) =>
    handleTokenRequest(new Request("https://silcrow.example/api/token", { method: "POST", headers }));

  it("is given to our own pages, for whoever is signed in", async () => {
    expect((await ask(ownPage)).status).toBe(204);
    await signIn();
    for (const headers of [ownPage, { origin: "https://silcrow.example" }]) {
      const answer = await ask(headers);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const { token } = await answer.json();
      expect(await resolveBearer(`Bearer ${token}`, "functions")).toBe(ada);
    }
  });

  it.each(foreign)("is given to no other page: %j", async (headers) => {
    await signIn();
    expect((await ask(headers)).status).toBe(403);
  });

  it("is given only so often", async () => {
    await signIn();
    for (let time = 0; time < rules.token.points; time++) expect((await ask(ownPage)).status).toBe(200);
    expect((await ask(ownPage)).status).toBe(429);
  });
});

describe("a sign-in", () => {
  const start = (headers: Record<string, string>) =>
    startSignIn(
      new NextRequest("https://silcrow.example/login/start", { method: "POST", headers, body: new URLSearchParams() }),
    );

  it.each(foreign)("is not begun by another page: %j", async (headers) => {
    const answer = await start(headers);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/login"]);
    expect(browser.set.size).toBe(0);
  });

  it("says where none is set up", async () => {
    expect((await start(ownPage)).headers.get("location")).toBe("/login?error=Configuration");
  });
});
