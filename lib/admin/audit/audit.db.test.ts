import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getDb } from "@/lib/server/db";
import { toUserId } from "@/lib/server/user-id";
import { listAudit } from "./queries";
import { recordAuditEntry } from "./record";

const admin = { id: toUserId("admin"), label: "ines@example.com" };
const about = (id: string) => ({ kind: "user", id }) as const;

it("is only added to, whoever asks for something else", async () => {
  const id = randomUUID();
  await recordAuditEntry(getDb(), admin, {
    act: "grant.give",
    subject: about(id),
    reason: "a present",
    details: { item: "x" },
  });
  const attempts = [
    () => getDb().adminAudit.updateMany({ data: { reason: "another" } }),
    () => getDb().adminAudit.deleteMany({ where: { subjectId: id } }),
    () => getDb().adminAudit.deleteMany({ where: { subjectId: "of nobody" } }),
    () => getDb().$executeRaw`truncate admin_audit`,
    () => getDb().$executeRaw`update admin_audit set reason = ''`,
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(/only ever added/);
  expect((await listAudit(about(id))).rows).toMatchObject([
    { admin: "ines@example.com", act: "grant.give", reason: "a present", details: { item: "x" } },
  ]);
});

it("has nothing of an act that was not done", async () => {
  const id = randomUUID();
  await expect(
    getDb().$transaction(async (tx) => {
      await recordAuditEntry(tx, admin, { act: "grant.give", subject: about(id) });
      throw new Error("not done");
    }),
  ).rejects.toThrow("not done");
  expect((await listAudit(about(id))).rows).toEqual([]);
});

it("is listed by subject in pages, each act once", async () => {
  const id = randomUUID();
  const at = new Date();
  const row = { adminId: "a", admin: "a", act: "grant.give", subjectKind: "user", subjectId: id };
  await getDb().adminAudit.createMany({
    data: Array.from({ length: 120 }, (_, n) => ({ ...row, reason: `${n}`, at })),
  });
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
