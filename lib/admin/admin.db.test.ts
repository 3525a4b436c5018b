import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteUser } from "@/lib/account/identity/mutations";
import { submitForm } from "@/lib/forms/submit";
import { getDb } from "@/lib/server/db";
import { enforceLimit } from "@/lib/server/limits/limit";
import { rules } from "@/lib/server/limits/rules";
import { createFormSubject } from "@/lib/server/limits/subject";
import { purgeFailedMails } from "@/lib/server/mail/mutations";
import { toUserId } from "@/lib/server/user-id";
import { buildPurchase } from "@/tools/test/samples/sample-purchase";
import { startMailServer } from "@/tools/test/samples/sample-server";
import { stopForms, unlockForms } from "./forms/mutations";
import { listFormUse } from "./forms/queries";
import { setAnswered, setOpen } from "./hire/mutations";
import { listHireRequests } from "./hire/queries";
import { listFailedMails } from "./mails/queries";
import { listSalesByItem } from "./sales/queries";

const admin = { id: toUserId("admin"), label: "ines@example.com" };
const reason = "as agreed";
const acts = async (subjectId: string) =>
  (await getDb().adminAudit.findMany({ where: { subjectId }, orderBy: { at: "asc" } })).map(({ act }) => act);

async function newSite() {
  const user = await getDb().user.create({ data: { name: "Marta", email: `${randomUUID()}@example.com` } });
  return getDb().site.create({
    data: { userId: user.id, siteName: "Marram", product: "bullet" },
    include: { user: true },
  });
}

beforeEach(async () => {
  await getDb().user.deleteMany();
  await getDb().failedMail.deleteMany();
  await getDb().hireRequest.deleteMany();
  await getDb().purchase.deleteMany();
});

describe("mails that failed", () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  const mail = {
    to: "marta@example.com",
    subject: "New answer",
    text: "Somebody wrote.",
    replyTo: "otto@example.com",
  };

  /** Sending as a process does that is set up for this mail server. */
  async function process(url: string) {
    vi.resetModules();
    vi.stubEnv("SMTP_URL", url);
    vi.stubEnv("MAIL_FROM", "Silcrow <forms@silcrow.example>");
    const { sendOrKeep } = await import("@/lib/server/mail/send-or-keep");
    const again = await import("./mails/mutations");
    return { sendOrKeep, sendAgain: again.sendAgain };
  }

  beforeEach(async () => {
    server = await startMailServer();
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(async () => {
    await server.close();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it("are kept, and sent again as they were", async () => {
    const gone = await startMailServer();
    await gone.close();
    const before = await process(gone.url);
    expect(await before.sendOrKeep("form_notice", mail)).toBe(false);
    const [kept] = (await listFailedMails("")).rows;
    expect(kept).toMatchObject({ ...mail, kind: "form_notice", attempts: 1 });
    const id = kept?.id ?? "";
    await expect(before.sendAgain(admin, { id })).rejects.toMatchObject({ code: "conflict" });
    expect((await listFailedMails("")).rows).toMatchObject([{ attempts: 2 }]);

    const after = await process(server.url);
    const sent = await Promise.allSettled([after.sendAgain(admin, { id }), after.sendAgain(admin, { id })]);
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ to: [mail.to] });
    expect(server.mails[0]?.headers.get("reply-to")).toEqual([mail.replyTo]);
    expect((await listFailedMails("")).rows).toEqual([]);
    const tried = await getDb().adminAudit.findMany({ where: { subjectId: id }, orderBy: { at: "asc" } });
    expect(tried).toMatchObject([
      { act: "mail.send_again", details: { attempt: 2 } },
      { act: "mail.send_again", details: { attempt: 3 } },
    ]);
  });

  it("are not tried where no mail server is set up, and nobody is said to have tried", async () => {
    const { id } = await getDb().failedMail.create({
      data: { kind: "form_notice", to: mail.to, subject: "x", text: "x", error: "x" },
    });
    const { sendAgain: again } = await process("");
    await expect(again(admin, { id })).rejects.toMatchObject({ code: "unavailable" });
    expect((await listFailedMails("")).rows).toMatchObject([{ id, attempts: 1 }]);
    expect(await acts(id)).toEqual([]);
  });

  it("that the server takes are not kept", async () => {
    const { sendOrKeep } = await process(server.url);
    expect(await sendOrKeep("hire_request", mail)).toBe(true);
    expect(await getDb().failedMail.count()).toBe(0);
  });

  it("go after 30 days, or with the account they were for", async () => {
    const { user } = await newSite();
    const data = { kind: "form_notice", subject: "x", text: "x", error: "x" };
    const old = new Date(Date.now() - 31 * 86_400_000);
    await getDb().failedMail.createMany({
      data: [
        { ...data, to: "a@example.com", firstAt: old },
        { ...data, to: "b@example.com" },
        { ...data, to: user.email ?? "" },
      ],
    });
    expect(await purgeFailedMails(new Date())).toBe(1);
    await deleteUser(toUserId(user.id));
    expect((await listFailedMails("")).rows).toMatchObject([{ to: "b@example.com" }]);
    expect((await listFailedMails("B@Example.com")).rows).toHaveLength(1);
    expect((await listFailedMails("_@example.com")).rows).toEqual([]);
    const { sendAgain: again } = await process(server.url);
    await expect(again(admin, { id: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
  });
});

it("a request for hire is marked as answered once, and as open again", async () => {
  const { id } = await getDb().hireRequest.create({
    data: { name: "Otto", email: "otto@example.com", message: "A header" },
  });
  expect((await listHireRequests()).rows).toMatchObject([{ id, answeredAt: null }]);
  await setAnswered(admin, { id });
  expect((await listHireRequests()).rows).toMatchObject([{ answeredAt: expect.any(Date) }]);
  await expect(setAnswered(admin, { id })).rejects.toMatchObject({ code: "not_found" });
  await setOpen(admin, { id });
  expect((await listHireRequests()).rows).toMatchObject([{ answeredAt: null }]);
  await expect(setOpen(admin, { id })).rejects.toMatchObject({ code: "not_found" });
  expect(await acts(id)).toEqual(["hire.answered", "hire.open"]);
});

describe("forms", () => {
  const answer = (site: string) =>
    submitForm({ form: "reply", site, fields: { said: randomUUID() } }, { address: randomUUID(), origin: "a.example" });

  it("of a site that is stopped are told as those of none, until they are allowed again", async () => {
    const { id } = await newSite();
    await answer(id);
    await stopForms(admin, { id, reason });
    await expect(answer(id)).rejects.toMatchObject({ code: "not_found", sentence: /^Nobody reads this form anymore/ });
    await expect(stopForms(admin, { id, reason })).rejects.toMatchObject({ code: "not_found" });
    expect(await listFormUse()).toMatchObject([{ id, formsStoppedAt: expect.any(Date) }]);
    await unlockForms(admin, { id, reason });
    await answer(id);
    expect(await acts(id)).toEqual(["forms.stop", "forms.allow"]);
  });

  it("are listed by how much they are used, with those whose limit is reached", async () => {
    const [much, little, none] = [await newSite(), await newSite(), await newSite()];
    const row = (siteId: string, hours: number, origin: string) => ({
      siteId,
      form: "reply",
      fields: {},
      origin,
      createdAt: new Date(Date.now() - hours * 3_600_000),
    });
    await getDb().formSubmission.createMany({
      data: [
        row(much.id, 0.1, "a.example"),
        row(much.id, 2, "b.example"),
        row(much.id, 48, "c.example"),
        row(much.id, 24 * 8, "d.example"),
        row(little.id, 48, "a.example"),
        row(none.id, 24 * 8, "a.example"),
      ],
    });
    await enforceLimit("formSubmissionForm", createFormSubject(much.id, "reply"), rules.formSubmissionForm.points);
    expect(await listFormUse()).toMatchObject([
      { id: much.id, day: 2, week: 3, origins: 3, full: ["reply"] },
      { id: little.id, day: 0, week: 1, origins: 1, full: [] },
    ]);
  });
});

it("sales are summed by item and currency, of late and ever, without what was given back", async () => {
  const now = new Date();
  const old = new Date(now.getTime() - 40 * 86_400_000);
  const purchase = (item: string, status: "paid" | "refunded" | "charged_back", purchasedAt: Date, currency = "USD") =>
    buildPurchase(item, { status, amount: 1_000, tax: 200, currency, purchasedAt, lastEventAt: purchasedAt });
  await getDb().purchase.createMany({
    data: [
      purchase("lifetime", "paid", now),
      purchase("lifetime", "refunded", now),
      purchase("lifetime", "paid", old),
      purchase("lifetime", "charged_back", old),
      purchase("lifetime", "paid", old, "EUR"),
    ],
  });
  expect(await listSalesByItem(now)).toEqual([
    {
      item: "lifetime",
      currency: "USD",
      recent: { sold: 2, refunded: 1, chargedBack: 0, net: 800 },
      ever: { sold: 4, refunded: 1, chargedBack: 1, net: 1_600 },
    },
    {
      item: "lifetime",
      currency: "EUR",
      recent: { sold: 0, refunded: 0, chargedBack: 0, net: 0 },
      ever: { sold: 1, refunded: 0, chargedBack: 0, net: 800 },
    },
  ]);
});
