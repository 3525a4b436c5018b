import { expect, it, vi } from "vitest";
import { findSection } from "@/lib/catalogue/catalogue";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";

vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
const asking = vi.hoisted(() => ({ userId: null as UserId | null }));
vi.mock("@/lib/account/auth/session", () => ({ getCurrentUserId: async () => asking.userId }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/cache", () => ({ refresh: () => {} }));
const { removeVersion, openVersion, storeVersion } = await import("./actions");

const sectionId = "silcrow-cta-ticket";
const content = findSection(sectionId)?.sample;

async function signIn(): Promise<UserId> {
  asking.userId = toUserId((await getDb().user.create({ data: { name: "Ada" } })).id);
  return asking.userId;
}

it("an edit is stored for whom its editor believes to be signed in, and for nobody else", async () => {
  const ada = await signIn();
  expect(await storeVersion({ id: "mine", sectionId, content, owner: ada })).toMatchObject({ ok: true });
  await signIn();
  expect(await storeVersion({ id: "mine", sectionId, content, owner: ada })).toMatchObject({
    ok: false,
    error: { code: "forbidden", message: expect.stringContaining("Somebody else is signed in here now") },
  });
  expect(await openVersion({ sectionId })).toEqual({ ok: true, data: null });
  expect(await removeVersion({ id: "mine" })).toMatchObject({ ok: false, error: { code: "not_found" } });
  asking.userId = null;
  expect(await storeVersion({ sectionId, content })).toMatchObject({ ok: false, error: { code: "unauthenticated" } });
  expect(await getDb().component.findMany({ select: { id: true, userId: true } })).toEqual([
    { id: "mine", userId: ada },
  ]);
});
