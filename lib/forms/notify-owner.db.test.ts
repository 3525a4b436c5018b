import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { rules } from "@/lib/server/limits/rules";
import { startMailServer } from "@/tools/test/samples/sample-server";
import { waitFor } from "@/tools/test/setup/test-wait";

let server: Awaited<ReturnType<typeof startMailServer>>;
let forms: typeof import("./submit");
let data: typeof import("@/lib/server/db");

// The process reads its environment once: this file's modules must come after it is set.
beforeAll(async () => {
  server = await startMailServer();
  vi.stubEnv("SMTP_URL", server.url);
  vi.stubEnv("MAIL_FROM", "Silcrow <forms@silcrow.example>");
  vi.stubEnv("SITE_URL", "https://silcrow.example");
  vi.resetModules();
  [forms, data] = await Promise.all([import("./submit"), import("@/lib/server/db")]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

async function newSite(email: string | null) {
  const user = await data.getDb().user.create({ data: { name: "Marta", email } });
  const hostName = `${randomUUID()}.example`;
  const siteUrl = `https://${hostName}/`;
  return data
    .getDb()
    .site.create({ data: { userId: user.id, siteName: "Marram", product: "super", hostName, siteUrl } });
}

const send = (site: string, fields: Record<string, string>, origin = "") =>
  forms.submitForm({ form: "reply-slip", site, fields }, { address: randomUUID(), origin });

it("tells the owner of an answer, once, with all that was written", async () => {
  const email = `${randomUUID()}@example.com`;
  const site = await newSite(email);
  const fields = { Name: "Ada\r\nBcc: all@example.com", "E-mail": "ada@example.com", note: "One\ntwo", left: "" };
  const sender = { address: randomUUID(), origin: "other.example" };
  const input = { form: "reply-slip", site: site.id, fields };
  await forms.submitForm(input, sender);
  await forms.submitForm(input, sender);
  await send(site.id, { Name: "A program", _topic: "pills" });
  await waitFor(() => expect(server.mails).toHaveLength(1));

  const [mail] = server.mails;
  expect(mail?.to).toEqual([email]);
  expect(mail?.headers.get("subject")).toEqual([`New answer to reply-slip on ${site.hostName}`]);
  expect(mail?.headers.get("reply-to")).toEqual(["ada@example.com"]);
  expect([...(mail?.headers.keys() ?? [])]).not.toContain("bcc");
  expect(mail?.text).toContain(`on Marram (${site.hostName})`);
  expect(mail?.text).toContain("E-mail: ada@example.com");
  expect(mail?.text).toContain("note:\nOne\ntwo");
  expect(mail?.text).not.toContain("left:");
  expect(mail?.text).toContain("a page on other.example, which is not the site's own address");
  expect(mail?.text).toContain("https://silcrow.example/account/submissions");
});

it("writes to an owner so many times an hour, and keeps every answer", async () => {
  const before = server.mails.length;
  const site = await newSite(`${randomUUID()}@example.com`);
  const { points } = rules.formNotice;
  for (let n = 0; n < points + 3; n++) await send(site.id, { n: String(n) });
  await waitFor(() => expect(server.mails).toHaveLength(before + points));
  expect(await data.getDb().formSubmission.count({ where: { siteId: site.id } })).toBe(points + 3);
});

it("takes answers for an owner without an address, and when the mail server is gone", async () => {
  const nobody = await newSite(null);
  await expect(send(nobody.id, { a: "b" })).resolves.toBeDefined();

  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  await server.close();
  const site = await newSite(`${randomUUID()}@example.com`);
  await expect(send(site.id, { a: "b" })).resolves.toBeDefined();
  await waitFor(() => expect(complaint).toHaveBeenCalledOnce());
  expect(complaint.mock.calls[0]?.[0]).toContain("Mail not sent");
  complaint.mockRestore();
});
