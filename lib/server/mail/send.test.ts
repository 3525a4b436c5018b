import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startMailServer } from "@/tools/test/samples/sample-server";
import { isAddress, toSingleLine } from "./mail-address";

/** The module, with an environment of its own: the process reads its own once. */
async function mailer(environment: { SMTP_URL?: string; MAIL_FROM?: string }) {
  vi.resetModules();
  vi.stubEnv("SMTP_URL", environment.SMTP_URL ?? "");
  vi.stubEnv("MAIL_FROM", environment.MAIL_FROM ?? "");
  return (await import("./send")).sendMail;
}

const from = "Silcrow <forms@silcrow.example>";
const hostile = "Hello\r\nBcc: everyone@example.com\r\n\r\nbody\u2028X-Evil: 1\u0000";
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("sendMail", () => {
  it("hands the mail to the server, with text as it was typed", async () => {
    const sendMail = await mailer({ SMTP_URL: server.url, MAIL_FROM: from });
    const text = "Grüße aus Kathmandu 🏔\n.\nBcc: a line that only looks like a header";
    expect(
      await sendMail({ to: "marta@example.com", subject: "Réponse à 7", text, replyTo: "someone@example.com" }),
    ).toBe(true);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: "forms@silcrow.example", to: ["marta@example.com"] });
    expect(mail?.text.trimEnd()).toBe(text);
    expect(mail?.headers.get("from")).toEqual([from]);
    expect(mail?.headers.get("reply-to")).toEqual(["someone@example.com"]);
    expect(mail?.headers.get("auto-submitted")).toEqual(["auto-generated"]);
  });

  it("lets nothing that was typed become a header or a recipient", async () => {
    const sendMail = await mailer({ SMTP_URL: server.url, MAIL_FROM: from });
    await sendMail({ to: "marta@example.com", subject: hostile, text: hostile, replyTo: `a@b.example, c@d.example` });
    await sendMail({ to: "marta@example.com", subject: "x", text: "x", replyTo: "a@b.example\r\nBcc: c@d.example" });
    expect(server.mails).toHaveLength(2);
    for (const mail of server.mails) {
      expect(mail.to).toEqual(["marta@example.com"]);
      expect([...mail.headers.keys()]).not.toContain("bcc");
      expect([...mail.headers.keys()]).not.toContain("x-evil");
      expect([...mail.headers.keys()]).not.toContain("reply-to");
    }
    expect(server.mails[0]?.headers.get("subject")).toEqual(["Hello Bcc: everyone@example.com body X-Evil: 1"]);
  });

  it("sends nothing to what is not one address", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const sendMail = await mailer({ SMTP_URL: server.url, MAIL_FROM: from });
    expect(await sendMail({ to: "a@b.example, c@d.example", subject: "x", text: "x" })).toBe(false);
    expect(server.mails).toEqual([]);
    expect(complaint).toHaveBeenCalledOnce();
  });

  it("says once that there is no mail server, and goes on", async () => {
    const notice = vi.spyOn(console, "info").mockImplementation(() => {});
    const sendMail = await mailer({});
    expect(await sendMail({ to: "marta@example.com", subject: "x", text: "x" })).toBe(false);
    expect(await sendMail({ to: "marta@example.com", subject: "x", text: "x" })).toBe(false);
    expect(notice).toHaveBeenCalledOnce();
    expect(notice.mock.calls[0]?.[0]).toContain("SMTP_URL");
  });

  it("logs a server that refuses or is gone, without the email", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const strict = await startMailServer({ refuse: true });
    const refused = await mailer({ SMTP_URL: strict.url, MAIL_FROM: from });
    expect(await refused({ to: "marta@example.com", subject: "x", text: "a secret" })).toBe(false);
    await strict.close();
    const gone = await mailer({ SMTP_URL: strict.url, MAIL_FROM: from });
    expect(await gone({ to: "marta@example.com", subject: "x", text: "a secret" })).toBe(false);
    expect(complaint).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(complaint.mock.calls)).not.toContain("a secret");
  });
});

describe("isAddress", () => {
  it.each(["a@b.example", "first.last+tag@sub.example.com", "é@bücher.example"])("takes %s", (text) => {
    expect(isAddress(text)).toBe(true);
  });
  it.each([
    "",
    "a",
    "@b",
    "a@",
    "a@b@c",
    "a b@c",
    "a@b, c@d",
    "A <a@b>",
    "a@b\nBcc:c@d",
    `${"a".repeat(250)}@b.example`,
  ])("refuses %j", (text) => {
    expect(isAddress(text)).toBe(false);
  });
});

describe("toSingleLine", () => {
  it("shortens without cutting a character in two", () => {
    expect(toSingleLine("a\tb\r\n c", 20)).toBe("a b c");
    expect(toSingleLine(`${"x".repeat(8)}🏔🏔🏔`, 10)).toBe("xxxxxxxx🏔…");
  });
});
