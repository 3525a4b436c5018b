import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { startSession } from "@/lib/account/auth/mutations";
import type { Session } from "@/lib/account/auth/queries";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
const asking = vi.hoisted(() => ({ session: null as Session | null }));
vi.mock("@/lib/account/auth/session", () => ({
  readClaimedSession: async () => asking.session,
  getCurrentUserId: async () => null,
}));
vi.mock("next/cache", () => ({ refresh: () => {} }));
const { createAdminMetadata, getCurrentAdmin, requireAdmin } = await import("./require-admin");
const { createAdminAction } = await import("@/lib/admin/admin-action");
const { enforceLimit } = await import("@/lib/server/limits/limit");
const { rules } = await import("@/lib/server/limits/rules");
const { createUserSubject } = await import("@/lib/server/limits/subject");

const notFound = { digest: expect.stringContaining("404") };
const acted = vi.fn(async () => {});
const act = createAdminAction(z.object({}), acted, { limit: "adminAct" });

async function signIn(admin: boolean): Promise<Session> {
  const { id } = await getDb().user.create({ data: { name: "Ada", admin } });
  asking.session = await startSession(toUserId(id));
  return asking.session;
}

beforeEach(() => {
  asking.session = null;
  acted.mockClear();
});

it("is passed by an admin, whose acts are done", async () => {
  const { userId } = await signIn(true);
  expect(await getCurrentAdmin()).toEqual({ id: userId, label: "Ada" });
  expect(await requireAdmin()).toMatchObject({ id: userId });
  expect(await createAdminMetadata("Sales")({})).toMatchObject({ title: "Sales" });
  expect(await act({})).toMatchObject({ ok: true });
});

it.each([
  ["nobody", async () => {}],
  ["somebody else", () => signIn(false)],
  [
    "an admin whose session has ended",
    async () => void (await getDb().session.deleteMany({ where: await signIn(true) })),
  ],
])("tells %s that there is no such page and no such act", async (_, arrive) => {
  await arrive();
  expect(await getCurrentAdmin()).toBeNull();
  await expect(requireAdmin()).rejects.toMatchObject(notFound);
  await expect(createAdminMetadata("Sales")({})).rejects.toMatchObject(notFound);
  expect(await act({})).toMatchObject({ ok: false, error: { code: "not_found" } });
  expect(acted).not.toHaveBeenCalled();
});

it("counts what an admin does", async () => {
  const { userId } = await signIn(true);
  await enforceLimit("adminAct", createUserSubject(userId), rules.adminAct.points);
  expect(await act({})).toMatchObject({ ok: false, error: { code: "rate_limited" } });
});
