import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { readShopVariable } from "@/e2e/support/environment";
import { expectTold } from "@/e2e/support/messages";
import { expect, test } from "@/e2e/support/test";

/** A word that stands nowhere else. */
const rare = (what: string) => `${what}${randomBytes(6).toString("hex")}`;

test("the log of the server says what happened, and nothing of whom it happened to", async ({
  page,
  context,
  db,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const name = rare("Zelda");
  const email = `${rare("zelda")}@rare.example`;
  const ip = `203.0.113.${randomInt(1, 255)}`;
  const token = rare("token");
  const said = rare("said");
  const id = (step: string) => `${step}-${randomUUID()}`;
  const ids = {
    form: id("form"),
    notice: id("notice"),
    callback: id("callback"),
    cut: id("cut"),
    letter: id("letter"),
  };
  const from = (step: keyof typeof ids) => ({ "x-forwarded-for": ip, "x-request-id": ids[step] });

  await test.step("signs in", async () => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    const popupOpens = page.waitForEvent("popup");
    await page.getByRole("button", { name: /^Continue with/ }).click();
    const popup = await popupOpens;
    await popup.getByLabel("Name").fill(name);
    await popup.getByLabel("Email").fill(email);
    const signIn = popup.getByRole("button", { name: "Sign in", exact: true });
    await expectTold(page, "Welcome to Bullet", () => signIn.click());
  });

  await test.step("edits", async () => {
    await page.goto("/account");
    await page.getByRole("button", { name: "Add a site" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill(said);
    await dialog.getByRole("button", { name: "Add site" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("buys", async () => {
    await page.goto("/account/pricing");
    await page.getByRole("main").getByRole("button", { name: "Get all-access" }).first().click();
    const checkout = page.frameLocator('iframe[name="paddle_frame"], iframe[title*="heckout"]');
    await checkout.getByRole("button", { name: /^Pay/ }).click();
    const upsell = page.getByRole("banner").getByRole("link", { name: "Get all-access" });
    await expect(upsell).toBeHidden({ timeout: 20_000 });
  });

  await test.step("asks to hire", async () => {
    await page.goto("/hire-experts");
    const form = page.getByRole("form", { name: "Your request" });
    await form.getByLabel("Your name").fill(name);
    await form.getByLabel("Your mail address").fill(email);
    await form.getByLabel("What should change or be made").fill(said);
    await form.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByRole("status", { name: /^Thank you/ })).toBeVisible();
  });

  await test.step("is answered to by a form, at both servers: one of them can't send its letter", async () => {
    const site = await db.site.findFirstOrThrow({ where: { user: { email } } });
    for (const [address, step] of [
      ["", "form"],
      [readShopVariable("SECOND_ADDRESS"), "notice"],
    ] as const) {
      const response = await request.post(`${address}/api/forms/${site.id}/contact`, {
        // Not the same twice: a repeated answer is taken for one.
        form: { name, email, message: `${said} ${step}` },
        headers: from(step),
        maxRedirects: 0,
      });
      expect(response.status()).toBeLessThan(400);
    }
  });

  await test.step("makes errors: a way back from signing in that nobody began, a body that is cut short, a letter that is not ours", async () => {
    await request.get(`/api/auth/callback/local?code=${token}&state=${token}&email=${email}`, {
      headers: from("callback"),
    });
    await request.post("/about-us", {
      headers: { ...from("cut"), "content-type": "multipart/form-data; boundary=x", "next-action": "0".repeat(42) },
      data: `--x\r\nContent-Disposition: form-data; name="1"\r\n\r\n${said} ${email}`,
    });
    await request.get(`/letters/${token}?for=${email}`, { headers: from("letter") });
  });

  const lines = async () => (await readFile(readShopVariable("SERVER_LOG"), "utf8")).split("\n");
  const about = async (step: keyof typeof ids) =>
    (await lines())
      .filter((line) => line.includes(ids[step]))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const [step, route] of [
    ["form", "/api/forms/[site]/[form]"],
    ["notice", "/api/forms/[site]/[form]"],
    ["callback", "/api/auth/[...nextauth]"],
    ["cut", "/about-us"],
    ["letter", "/letters/[token]"],
  ] as const) {
    await expect
      .poll(async () => (await about(step)).find(({ event }) => event === "request"), { message: step })
      .toMatchObject({ route });
  }
  // Errors are told, each under its request.
  await expect.poll(async () => (await about("callback")).map(({ level }) => level)).toContain("error");
  await expect
    .poll(async () => (await about("notice")).map(({ event }) => event), { timeout: 20_000 })
    .toContain("Mail not sent");

  const secrets = /session-token|csrf-token/;
  const cookies = (await context.cookies()).filter(({ name }) => secrets.test(name)).map(({ value }) => value);
  expect(cookies.length).toBeGreaterThan(0);
  const log = (await lines()).join("\n");
  for (const word of [name, email, said, token, ip, ...cookies]) {
    // Of a long one a part is enough to know it by.
    const at = log.toLowerCase().indexOf(word.slice(0, 60).toLowerCase());
    expect(at < 0 ? "" : log.slice(Math.max(0, at - 200), at + 100), word).toBe("");
  }
});
