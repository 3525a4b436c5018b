import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { asUserId } from "@/lib/server/user-id";
import { listAudit } from "./queries";
import { recordAct } from "./record";

const admin = { id: asUserId("admin"), label: "ines@example.com" };
const about = (id: string) => ({ kind: "user", id }) as const;

it("is only added to, whoever asks for something else", async () => {
  const id = randomUUID();
  await recordAct(db(), admin, { act: "grant.give", subject: about(id), reason: "a present", details: { item: "x" } });
  const attempts = [
    () => db().adminAudit.updateMany({ data: { reason: "another" } }),
    () => db().adminAudit.deleteMany({ where: { subjectId: id } }),
    () => db().adminAudit.deleteMany({ where: { subjectId: "of nobody" } }),
    () => db().$executeRaw`truncate admin_audit`,
    () => db().$executeRaw`update admin_audit set reason = ''`,
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(/only ever added/);
  expect((await listAudit(about(id))).rows).toMatchObject([
    { admin: "ines@example.com", act: "grant.give", reason: "a present", details: { item: "x" } },
  ]);
});

it("has nothing of an act that was not done", async () => {
  const id = randomUUID();
  await expect(
    db().$transaction(async (tx) => {
      await recordAct(tx, admin, { act: "grant.give", subject: about(id) });
      throw new Error("not done");
    }),
  ).rejects.toThrow("not done");
  expect((await listAudit(about(id))).rows).toEqual([]);
});

it("is listed by subject in pages, each act once", async () => {
  const id = randomUUID();
  const at = new Date();
  const row = { adminId: "a", admin: "a", act: "grant.give", subjectKind: "user", subjectId: id };
  await db().adminAudit.createMany({ data: Array.from({ length: 120 }, (_, n) => ({ ...row, reason: `${n}`, at })) });
  const seen: string[] = [];
  let before: { at: Date; id: string } | undefined;
  for (;;) {
    const { rows, older } = await listAudit(about(id), before);
    seen.push(...rows.map(({ reason }) => reason));
    if (!older) break;
    const [time, last = ""] = older.split("_");
    before = { at: new Date(Number(time)), id: last };
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toHaveLength(120);
});
