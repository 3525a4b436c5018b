import { createHmac, hkdfSync } from "node:crypto";
import type { Page } from "@playwright/test";
import section from "@/components/sections/header/floating-bar/section";
import { readShopVariable } from "@/e2e/support/environment";
import { getToasts } from "@/e2e/support/messages";
import { createSessionCookie } from "@/e2e/support/people/session";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

const partOf = (page: Page) => page.getByRole("region", { name: "Updates" });

const remembered = {
  path: "/",
  sectionId: "silcrow-header-floating-bar",
  version: section.changes[0].version,
  seenAt: new Date("2026-11-25T12:00:00Z"),
};

test("what was remembered of a site is told, and can be forgotten", async ({ page, login, db, expectAccessible }) => {
  const { id } = await login();
  await page.goto("/account");
  const part = partOf(page);
  await expect(part).toContainText("We don’t know yet which sections stand on your sites.");
  await expect(part.getByRole("link", { name: "Check your site" })).toHaveAttribute("href", "/check-my-site");
  await expect(part.getByRole("checkbox"), "no email can be sent here").toHaveCount(0);

  const site = await db.site.create({
    data: {
      userId: id,
      siteName: "Marram",
      hostName: "marram.example",
      product: "bullet",
      sections: { create: remembered },
    },
  });
  await page.reload();
  await expect(part).toContainText("All sections are up to date. Last checked November 25, 2026.");
  const check = part.getByRole("link", { name: "Check this site (Marram)" });
  await expect(check).toHaveAttribute("href", `/check-my-site?site=${site.id}`);
  await expectAccessible(page);

  await part.getByRole("button", { name: "Forget the sections of Marram" }).click();
  await expect(page.getByRole("dialog")).toContainText("We no longer know which sections stand on Marram");
  await page.getByRole("dialog").getByRole("button", { name: "Forget them" }).click();
  await expect(getToasts(page)).toContainText("Sections forgotten");
  await expect(part.getByRole("heading", { name: "Updates" })).toBeFocused();
  await expect(part).toContainText("We don’t know yet");
  expect(await db.siteSection.count({ where: { siteId: site.id } })).toBe(0);
});

test("emails are asked for where they can be sent, and are off before", async ({
  page,
  context,
  login,
  db,
  allowConsole,
  expectAccessible,
}) => {
  // The second server of the test shop has a mail server's address; nobody listens where visits would be counted.
  const second = readShopVariable("SECOND_ADDRESS");
  allowConsole(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await page.route("**/chat.js", (route) => route.abort());
  const { id } = await login();
  await context.addCookies([await createSessionCookie(id, second)]);
  const wants = async () => (await db.user.findUniqueOrThrow({ where: { id } })).updateMail;
  await page.goto(`${second}/account`);
  const box = partOf(page).getByRole("checkbox", {
    name: "Mail me when my sections have updates, at most once a month",
  });
  await expect(box).not.toBeChecked();
  await expectAccessible(page);
  await box.check();
  await expect.poll(wants).toBe(true);
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect.poll(wants).toBe(false);
});

/** What a letter to this user has in its address for stopping (lib/sites/updates/unsubscribe-token.ts). */
function tokenFor(userId: string): string {
  const key = hkdfSync("sha256", readShopVariable("AUTH_SECRET"), "", "letters about updates", 32);
  const said = `${userId}.${Math.floor(Date.now() / 1_000 + 3_600).toString(36)}`;
  return `${said}.${createHmac("sha256", new Uint8Array(key)).update(said).digest("base64url")}`;
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("letters are stopped by one press, and not by opening their address", async ({ page, login, db }) => {
    const { id } = await login();
    const wants = async () => (await db.user.findUniqueOrThrow({ where: { id } })).updateMail;
    await db.user.update({ where: { id }, data: { updateMail: true } });
    await page.context().clearCookies();
    await page.goto(`/letters/${tokenFor(id)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("§Stop the emails?");
    expect(await wants()).toBe(true);
    await page.getByRole("button", { name: "Stop the emails" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("§No more emails");
    expect(await wants()).toBe(false);
  });
});

test(
  "mail programs stop emails by a post of either kind, with a good token only",
  smoke,
  async ({ request, login, db }) => {
    const { id } = await login();
    const wants = async () => (await db.user.findUniqueOrThrow({ where: { id } })).updateMail;
    const token = tokenFor(id);
    const said = { "List-Unsubscribe": "One-Click" };
    for (const body of [{ form: said }, { multipart: said }]) {
      await db.user.update({ where: { id }, data: { updateMail: true } });
      expect((await request.post(`/letters/${token.slice(0, -2)}aa`, body)).status()).toBe(404);
      expect(await wants()).toBe(true);
      expect((await request.post(`/letters/${token}`, body)).status()).toBe(200);
      expect(await wants()).toBe(false);
    }
  },
);
