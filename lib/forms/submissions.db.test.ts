import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { getDb } from "@/lib/server/db";
import { rules } from "@/lib/server/limits/rules";
import { toUserId } from "@/lib/server/user-id";
import { deleteSubmission, storeSubmission } from "./mutations";
import {
  countLimit,
  countSubmissions,
  findOwnSite,
  listFieldNames,
  listFormSites,
  listSubmissions,
  readSubmissions,
} from "./queries";
import { receivePost } from "./receive-post";
import { type Fields, formLimits } from "./schema";
import { saveSubmission, submitForm } from "./submit";

async function newOwner() {
  const { id } = await getDb().user.create({ data: { name: "Owner", email: `${randomUUID()}@example.com` } });
  return toUserId(id);
}

async function newSite(userId: string, more: { hostName?: string; deletedAt?: Date } = {}) {
  return getDb().site.create({ data: { userId, siteName: "Marram", product: "bullet", ...more } });
}

const sender = () => ({ address: randomUUID() });

async function store(siteId: string, fields: Fields, form = "reply-slip", createdAt?: Date) {
  const { id } = await storeSubmission({ siteId, form, fields, origin: "", address: randomUUID() });
  if (createdAt) await getDb().formSubmission.update({ where: { id }, data: { createdAt } });
  return id;
}

const everything = { take: 100 };
const valuesOf = async (
  ...[userId, filter]: Parameters<typeof listSubmissions> extends [infer U, infer F, ...infer _] ? [U, F] : never
) => (await listSubmissions(userId, filter, everything)).map(({ fields }) => fields.name);

describe("submitForm", () => {
  it("keeps an answer as it was given, in the order of its questions", async () => {
    const owner = await newOwner();
    const site = await newSite(owner);
    const fields = { party: "2", name: "Ada 🏔", days: ["Mon", "Thu"], e: "" };
    const { id } = await submitForm(
      { form: "reply-slip", site: site.id, fields },
      { ...sender(), origin: "marram.example" },
    );
    const [kept] = await listSubmissions(owner, {}, everything);
    expect(kept).toMatchObject({
      id,
      siteId: site.id,
      siteName: "Marram",
      form: "reply-slip",
      origin: "marram.example",
    });
    expect(JSON.stringify(kept?.fields)).toBe(JSON.stringify(fields));
    expect(kept?.createdAt).toBeInstanceOf(Date);
  });

  it("keeps every answer of a long form", async () => {
    const owner = await newOwner();
    const site = await newSite(owner);
    const fields = Object.fromEntries(Array.from({ length: formLimits.fields }, (_, at) => [`q${at}`, `${at}`]));
    await submitForm({ form: "reply-slip", site: site.id, fields }, sender());
    const [kept] = await listSubmissions(owner, {}, everything);
    expect(kept?.fields).toEqual(fields);
  });

  it.each([
    ["a site that isn't there", async () => randomUUID()],
    ["a deleted site", async () => (await newSite(await newOwner(), { deletedAt: new Date() })).id],
  ])("finds no form of %s", async (_, site) => {
    const data = { form: "reply-slip", site: await site(), fields: { name: "Ada" } };
    await expect(submitForm(data, sender())).rejects.toMatchObject({ code: "not_found" });
  });

  it("gives what was typed back only where somebody reads the form", async () => {
    const { id } = await newSite(await newOwner());
    const post = async (site: string, body: string) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const request = new Request("https://silcrow.example/x", { method: "POST", headers, body });
      const outcome = await receivePost(request, { site, form: "reply-slip" });
      return outcome.error && outcome.typed;
    };
    const tooLong = `Your account is locked=${"x".repeat(20_000)}`;
    expect(await post(id, tooLong)).toHaveLength(1);
    for (const body of ["Your account is locked=Call me", tooLong])
      for (const site of [randomUUID(), "none"]) expect(await post(site, body), site).toEqual([]);
  });

  it("says what is missing in a sentence", async () => {
    await expect(submitForm({ site: randomUUID(), fields: {} }, sender())).rejects.toMatchObject({
      sentence: expect.stringMatching(/^form: is missing: it must be text\. What the form is called, like newsletter/),
    });
  });

  it("says of what can be no site's id how one is written", async () => {
    const data = { form: "reply-slip", site: "1' or '1'='1", fields: {} };
    await expect(submitForm(data, sender())).rejects.toMatchObject({
      sentence: expect.stringMatching(/^site: must be written as an id \(a UUID\)\./),
    });
  });

  it.each([null, {}, [], "x", { form: "a", site: "b" }, { form: "a", site: "b", fields: "c" }])(
    "refuses %j",
    async (data) => {
      await expect(submitForm(data, sender())).rejects.toMatchObject({ code: "invalid" });
    },
  );

  it("answers a program in the honeypot as if all were well, and keeps nothing", async () => {
    const owner = await newOwner();
    const site = await newSite(owner);
    const data = { form: "reply-slip", site: site.id, fields: { name: "Ada", _topic: "pills" } };
    expect(await submitForm(data, sender())).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(await countSubmissions(owner, {})).toBe(0);
  });

  it("keeps a double press once, even at the same moment, and a second person's same answer too", async () => {
    const owner = await newOwner();
    const site = await newSite(owner);
    const data = { form: "reply-slip", site: site.id, fields: { coming: "yes" } };
    const from = sender();
    const ids = await Promise.all(Array.from({ length: 5 }, () => submitForm(data, from)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    await submitForm(data, sender());
    expect(await countSubmissions(owner, {})).toBe(2);
    await getDb().formSubmission.updateMany({ data: { createdAt: new Date(Date.now() - 61_000) } });
    await submitForm(data, from);
    expect(await countSubmissions(owner, {})).toBe(3);
  });

  it("stops an address that sends too much, whatever it sends, and says for how long", async () => {
    const site = await newSite(await newOwner());
    const from = sender();
    const send = (n: number) => submitForm({ form: "f", site: site.id, fields: { n: String(n) } }, from);
    for (let n = 0; n < rules.formSubmission.points; n++) await send(n);
    await expect(send(99)).rejects.toMatchObject({ code: "rate_limited", retryAfter: expect.any(Number) });
    await submitForm({ form: "f", site: site.id, fields: { n: "another" } }, sender());
  });

  it("doesn't store at a site that is deleted while the answer is on its way", async () => {
    const site = await newSite(await newOwner());
    await getDb().site.update({ where: { id: site.id }, data: { deletedAt: new Date() } });
    const provided = { siteId: site.id, form: "f", fields: { a: "b" }, origin: "", address: "x" };
    await expect(storeSubmission(provided)).rejects.toMatchObject({ code: "not_found" });
    await expect(storeSubmission({ ...provided, siteId: randomUUID() })).rejects.toMatchObject({ code: "not_found" });
  });

  it("hands back the site, for the way home", async () => {
    const site = await newSite(await newOwner(), { hostName: `${randomUUID()}.example` });
    const taken = await saveSubmission({ form: "f", site: site.id, entries: [["a", "b"]] }, sender());
    expect(taken.site).toMatchObject({ id: site.id, hostName: site.hostName });
  });

  it("takes the answer when the email to the owner can't be sent", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const site = await newSite(await newOwner());
    await expect(submitForm({ form: "f", site: site.id, fields: { a: "b" } }, sender())).resolves.toBeDefined();
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});

describe("reading", () => {
  it("shows nobody the answers of somebody else", async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const site = await newSite(owner);
    await store(site.id, { name: "Ada" });
    expect(await listSubmissions(other, {}, everything)).toEqual([]);
    expect(await listSubmissions(other, { siteId: site.id }, everything)).toEqual([]);
    expect(await countSubmissions(other, { siteId: site.id, search: "Ada" })).toBe(0);
    expect(await listFieldNames(other, {}, 10)).toEqual([]);
    expect(await findOwnSite(other, site.id)).toBeNull();
    expect(await listFormSites(other)).toEqual([]);
    expect(await findOwnSite(owner, site.id)).toEqual({ id: site.id, siteName: "Marram" });
  });

  it("leaves out deleted sites", async () => {
    const owner = await newOwner();
    const site = await newSite(owner);
    await store(site.id, { name: "Ada" });
    await getDb().site.update({ where: { id: site.id }, data: { deletedAt: new Date() } });
    expect(await countSubmissions(owner, {})).toBe(0);
    expect(await listFormSites(owner)).toEqual([]);
  });

  it("goes through all of them, newest first, also where many came at once", async () => {
    const owner = await newOwner();
    const site = await newSite(owner);
    const moment = new Date("2026-11-01T10:00:00.123Z");
    for (let n = 0; n < 7; n++) await store(site.id, { name: `${n}` }, "f", n < 5 ? moment : undefined);
    const seen: string[] = [];
    let after: { id: string; createdAt: Date } | undefined;
    for (;;) {
      const page = await listSubmissions(owner, {}, { take: 2, after });
      if (page.length === 0) break;
      seen.push(...page.map(({ id }) => id));
      after = page.at(-1);
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toEqual((await listSubmissions(owner, {}, everything)).map(({ id }) => id));
  });

  it("searches in names, values and lists, every word, in any case, and takes no sign for a pattern", async () => {
    const owner = await newOwner();
    const [site, second] = [await newSite(owner), await newSite(owner)];
    await store(site.id, { name: "Ada Weaver", days: ["Mon", "Thursday"] });
    await store(site.id, { name: "Élodie 100% \\o/", note: 'She said "yes"\nand left' });
    await store(second.id, { name: "Marta", Allergies: "none" }, "last-line");
    expect(await valuesOf(owner, { search: "ada WEAVER" })).toEqual(["Ada Weaver"]);
    expect(await valuesOf(owner, { search: "weaver thurs" })).toEqual(["Ada Weaver"]);
    expect(await valuesOf(owner, { search: "weaver marta" })).toEqual([]);
    expect(await valuesOf(owner, { search: "allerg" })).toEqual(["Marta"]);
    expect(await valuesOf(owner, { search: "last-line" })).toEqual(["Marta"]);
    expect(await valuesOf(owner, { search: '"yes"' })).toEqual(["Élodie 100% \\o/"]);
    expect(await valuesOf(owner, { search: "100%" })).toEqual(["Élodie 100% \\o/"]);
    expect(await valuesOf(owner, { search: "\\o/" })).toEqual(["Élodie 100% \\o/"]);
    expect(await valuesOf(owner, { search: "a_a" })).toEqual([]);
    expect(await valuesOf(owner, { search: "' or true --\u0000" })).toEqual([]);
    expect(await valuesOf(owner, { siteId: second.id })).toEqual(["Marta"]);
    expect(await countSubmissions(owner, { search: " " })).toBe(3);
  });

  it("reads a page with what is said above it", async () => {
    const owner = await newOwner();
    const nothing = { found: [], hasOlder: false, count: 0, isEmpty: true };
    expect(await readSubmissions(owner, { filter: {} }, 2)).toEqual(nothing);
    const site = await newSite(owner);
    for (const name of ["one", "two", "three"]) await store(site.id, { name });
    const names = async (view: Parameters<typeof readSubmissions>[1]) => {
      const { found, ...rest } = await readSubmissions(owner, view, 2);
      return { names: found.map(({ fields }) => fields.name), ...rest };
    };
    const [, second] = await listSubmissions(owner, {}, everything);
    const all = { count: 3, isEmpty: false };
    expect(await names({ filter: {} })).toEqual({ names: ["three", "two"], hasOlder: true, ...all });
    expect(await names({ filter: {}, after: second })).toEqual({ names: ["one"], hasOlder: false, ...all });
    expect(await names({ filter: { search: "two" } })).toEqual({
      names: ["two"],
      hasOlder: false,
      count: 1,
      isEmpty: false,
    });
    expect(await names({ filter: { search: "four" } })).toEqual({
      names: [],
      hasOlder: false,
      count: 0,
      isEmpty: false,
    });
  });

  it("counts no further than it says", async () => {
    const owner = await newOwner();
    const site = await newSite(owner);
    await getDb().formSubmission.createMany({
      data: Array.from({ length: countLimit + 5 }, () => ({ siteId: site.id, form: "f", fields: { a: "b" } })),
    });
    expect(await countSubmissions(owner, {})).toBe(countLimit + 1);
    expect(await countSubmissions(owner, { search: "b" })).toBe(countLimit + 1);
  });

  it("names the fields, the most used first", async () => {
    const owner = await newOwner();
    const site = await newSite(owner);
    await store(site.id, { name: "a", email: "b" });
    await store(site.id, { name: "c", party: "2" });
    expect(await listFieldNames(owner, {}, 10)).toEqual(["name", "email", "party"]);
    expect(await listFieldNames(owner, {}, 1)).toEqual(["name"]);
  });
});

describe("deleteSubmission", () => {
  it("deletes one's own, and nobody else's", async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const id = await store((await newSite(owner)).id, { name: "Ada" });
    await expect(deleteSubmission(other, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await countSubmissions(owner, {})).toBe(1);
    await deleteSubmission(owner, id);
    expect(await countSubmissions(owner, {})).toBe(0);
    await expect(deleteSubmission(owner, id)).rejects.toMatchObject({ code: "not_found" });
  });
});
