import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { compositionId } from "@/lib/catalogue/composition-id";
import { db } from "@/lib/db";
import { asUserId, type UserId } from "@/lib/users/ids";

// The first to draw waits for a thread, which reads every section.
vi.setConfig({ testTimeout: 60_000 });
vi.stubEnv("AUTH_SECRET", "a secret of the tests, long enough for anything");
vi.stubEnv("SITE_URL", "https://silcrow.example");
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
const { copyFor } = await import("./copy");

const [ticket, slip] = ["silcrow-cta-ticket", "silcrow-cta-reply-slip"] as const;

async function someone(...bought: string[]): Promise<UserId> {
  const user = await db().user.create({ data: { name: "Ada" } });
  for (const item of bought) {
    const now = new Date();
    const paid = { amount: 400, currency: "USD", purchasedAt: now, lastEventAt: now };
    await db().purchase.create({ data: { transactionId: `txn_${randomUUID()}`, item, userId: user.id, ...paid } });
  }
  return asUserId(user.id);
}

const siteOf = (userId: UserId, siteName: string) =>
  db().site.create({ data: { userId, siteName, product: "bullet" } });

it("gives a page of several sections to whoever has bought all of them", async () => {
  const page = { sectionId: compositionId([ticket, slip]), product: "bullet" } as const;
  for (const userId of [null, await someone(), await someone(ticket)])
    await expect(copyFor(userId, page)).rejects.toMatchObject({ code: "forbidden" });
  const { files } = await copyFor(await someone(ticket, slip), page);
  expect(files[0]?.code).toContain("page:cta-ticket@");
});

it("gives a section for the lines that sell it", async () => {
  const section = listSections().find(({ lines, price }) => lines.length === 1 && price !== null);
  const other = section?.lines[0] === "bullet" ? "super" : "bullet";
  const userId = await someone(section?.id ?? "");
  await expect(copyFor(userId, { sectionId: section?.id ?? "", product: other })).rejects.toMatchObject({
    code: "not_found",
    sentence: expect.stringContaining("There is no such section for"),
  });
});

it("sends the answers to a form to a site of one's own and to no other", async () => {
  const [ada, ben] = [await someone(slip), await someone()];
  const [own, others] = [await siteOf(ada, "Mine"), await siteOf(ben, "Theirs")];
  const copy = (siteId: string) => copyFor(ada, { sectionId: slip, product: "bullet", siteId });
  const { files, answersTo } = await copy(own.id);
  expect(answersTo).toBe("Mine");
  expect(files[0]?.code).toContain(`https://silcrow.example/api/forms/${own.id}/`);
  await expect(copy(others.id)).rejects.toMatchObject({ code: "not_found" });
});
