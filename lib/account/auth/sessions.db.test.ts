import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { deleteUser } from "@/lib/account/identity/mutations";
import { getDb } from "@/lib/server/db";
import { toUserId, type UserId } from "@/lib/server/user-id";
import { endAllSessions, endSession, purgeSessions, sessionLife, startSession } from "./mutations";
import { findSessionUser, isOpen, readOpenSessions, type Session } from "./queries";

let ada: UserId;
let ben: UserId;
const newUser = async (name: string) => toUserId((await getDb().user.create({ data: { name } })).id);
beforeEach(async () => {
  await getDb().session.deleteMany();
  [ada, ben] = await Promise.all([newUser("Ada"), newUser("Ben")]);
});

const open = (...sessions: Session[]) => Promise.all(sessions.map(isOpen));
const expire = ({ id }: Session, ago = 1) =>
  getDb().session.update({ where: { id }, data: { expiresAt: new Date(Date.now() - ago) } });

describe("a session", () => {
  it("is its user's, and opens for thirty days", async () => {
    const session = await startSession(ada);
    expect(await open(session)).toEqual([true]);
    expect(await findSessionUser(session)).toMatchObject({ id: ada, name: "Ada" });
    const { createdAt, expiresAt } = await getDb().session.findUniqueOrThrow({ where: { id: session.id } });
    expect(Math.abs(expiresAt.getTime() - createdAt.getTime() - sessionLife * 1_000)).toBeLessThan(60_000);
    expect(sessionLife).toBe(30 * 24 * 60 * 60);

    await expire(session);
    expect(await open(session)).toEqual([false]);
    expect(await findSessionUser(session)).toBeNull();
    expect(await readOpenSessions([session.id])).toEqual(new Map());
  });

  it("is nobody else's, and none that was never opened", async () => {
    const session = await startSession(ada);
    for (const claim of [
      { ...session, userId: ben },
      { ...session, id: randomUUID() },
    ]) {
      expect(await isOpen(claim)).toBe(false);
      expect(await findSessionUser(claim)).toBeNull();
    }
  });

  it("ends by itself and leaves the person's others open", async () => {
    const [here, there, bens] = await Promise.all([startSession(ada), startSession(ada), startSession(ben)]);
    await endSession({ ...here, userId: ben });
    expect(await open(here)).toEqual([true]);
    await endSession(here);
    await endSession(here);
    expect(await open(here, there, bens)).toEqual([false, true, true]);
  });

  it("ends with all others of the person, and nobody else's", async () => {
    const [here, there, bens] = await Promise.all([startSession(ada), startSession(ada), startSession(ben)]);
    await endAllSessions(here);
    expect(await open(here, there, bens)).toEqual([false, false, true]);
  });

  it("that has ended, expired or is somebody else's ends no others", async () => {
    const [ended, expired, left, bens] = await Promise.all([
      startSession(ada),
      startSession(ada),
      startSession(ada),
      startSession(ben),
    ]);
    await endSession(ended);
    await expire(expired);
    for (const session of [ended, expired, { ...bens, userId: ada }]) await endAllSessions(session);
    expect(await open(left, bens)).toEqual([true, true]);
  });

  it("goes with its user", async () => {
    const session = await startSession(ada);
    await deleteUser(ada);
    expect(await open(session)).toEqual([false]);
    expect(await getDb().session.count({ where: { id: session.id } })).toBe(0);
  });
});

describe("expired sessions", () => {
  const left = () => getDb().session.count();

  it("of a person are deleted when they next sign in", async () => {
    const [old, bens] = await Promise.all([startSession(ada), startSession(ben)]);
    await Promise.all([expire(old), expire(bens)]);
    await startSession(ada);
    expect(await left()).toBe(2);
    expect(await getDb().session.count({ where: { id: old.id } })).toBe(0);
  });

  it("are purged up to a day, whosever they are", async () => {
    const [old, bens, fresh] = await Promise.all([startSession(ada), startSession(ben), startSession(ben)]);
    await expire(old, 10_000);
    await expire(bens, 1_000);
    expect(await purgeSessions(new Date(Date.now() - 5_000))).toBe(1);
    expect(await left()).toBe(2);
    expect(await purgeSessions(new Date())).toBe(1);
    expect(await open(fresh)).toEqual([true]);
  });
});
