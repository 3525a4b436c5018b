import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Database } from "@/e2e/support/database";
import { type Hosts, startHosts } from "@/e2e/support/hosts/server";
import { copyAsOwner } from "@/e2e/support/people/owner-copies";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

/** Forms on a buyer's site, which is another origin than the shop: from the copy to the account. */
let hosts: Hosts;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.close());

// All of these come from one address, again and again: the limit has tests of its own.
test.beforeEach(({ db }) => db.rateLimit.deleteMany({ where: { key: { startsWith: "formSubmission:" } } }));

const slip = "/bullet/components/landing-page/sections/cta/reply-slip";

/** Gives the person's site the address of the host pages, and says its id. */
async function settle(db: Database, userId: string, address: string) {
  const site = await db.site.findFirstOrThrow({ where: { userId } });
  const { origin, hostname } = new URL(address);
  await db.site.update({ where: { id: site.id }, data: { siteUrl: `${origin}/`, hostName: hostname } });
  return site.id;
}

const answersTo = (db: Database, siteId: string) =>
  db.formSubmission.findMany({ where: { siteId }, orderBy: { createdAt: "asc" } });

async function copySlip(page: Page): Promise<string> {
  await page
    .getByRole("button", { name: /^Copy for Bullet/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("Copied for Bullet");
  return page.evaluate(() => navigator.clipboard.readText());
}

async function fillSlip(page: Page, name: string) {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("E-mail").fill("ada@example.com");
  await page.getByLabel("How many").fill("2");
  await page.getByText("I need step-free access.").click();
}

/** What to do with what was copied. */
const panelOf = (page: Page) => page.getByRole("region", { name: "Copied. Now paste it" });

test(
  "a copied section sends its answers to the chosen site, with script and without",
  smoke,
  async ({ page, context, browser, login, db, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { id, name } = await login({ isLifetime: true });
    const siteId = await settle(db, id, hosts.address("bullet", ""));
    let snippet = "";

    await test.step("copied without a site, the form goes nowhere, and the shop says so", async () => {
      await page.goto(slip);
      await expect(page.getByLabel("Send form answers to")).toBeEnabled();
      const plain = await copySlip(page);
      await expect(panelOf(page)).toContainText("Its form sends nothing yet");
      expect(plain).toContain('action="#"');
      expect(plain).not.toContain("/api/forms/");
    });

    await test.step("a site is chosen, and remembered", async () => {
      await page.getByLabel("Send form answers to").selectOption(`${name}’s site`);
      await page.reload();
      await expect(page.getByLabel("Send form answers to")).toHaveValue(siteId);
      snippet = await copySlip(page);
      await expect(panelOf(page)).toContainText(`arrives at ${name}’s site`);
      expect(snippet).toContain(`action="${baseURL}/api/forms/${siteId}/reply-slip"`);
    });

    await test.step("with script, after the host has taken over its page", async () => {
      await page.goto(hosts.address("bullet", snippet));
      await page.locator("html[data-hydrated]").waitFor();
      await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
      await fillSlip(page, "Ada Weaver");
      await page.getByRole("button", { name: "Send my reply" }).click();
      await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
      expect(page.url()).toBe(`${baseURL}/forms/${siteId}/thanks`);
      const { origin } = new URL(hosts.address("bullet", ""));
      await expect(page.getByRole("link", { name: /^Back to/ })).toHaveAttribute("href", `${origin}/`);
    });

    await test.step("without script, on the other builder's page", async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const visitor = await plain.newPage();
      await visitor.goto(hosts.address("super", snippet));
      await fillSlip(visitor, "Bo Weaver");
      await visitor.getByRole("button", { name: "Send my reply" }).click();
      await expect(visitor.getByRole("heading", { name: "Thank you" })).toBeVisible();
      await plain.close();
    });

    const [first, second, ...more] = await answersTo(db, siteId);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ form: "reply-slip", origin: new URL(hosts.address("bullet", "")).host });
    expect(JSON.stringify(first?.fields)).toBe(
      JSON.stringify({ coming: "yes", lift: "yes", name: "Ada Weaver", email: "ada@example.com", party: "2" }),
    );
    expect(second?.fields).toMatchObject({ name: "Bo Weaver" });
  },
);

test("the honeypot is out of everybody's way but a program's", async ({
  page,
  login,
  db,
  baseURL,
  expectAccessible,
}) => {
  const { id } = await login({ isLifetime: true });
  const siteId = await settle(db, id, hosts.address("bullet", ""));
  const copy = await copyAsOwner(page)({ sectionId: "silcrow-cta-reply-slip", product: "bullet" });
  const trap = `<div aria-hidden="true" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"><label>Leave this empty<input type="text" name="_topic" tabindex="-1" autocomplete="off"></label></div></form>`;
  const snippet = copy
    .replace('action="#"', `action="${baseURL}/api/forms/${siteId}/reply-slip"`)
    .replace("</form>", trap);
  await page.goto(hosts.address("bullet", snippet));
  await page.locator("html[data-hydrated]").waitFor();
  await expectAccessible(page, { within: "sc-cta-reply-slip" });

  const seen = new Set<string>();
  await page.getByLabel("I will be there at seven.").focus();
  for (let press = 0; press < 8; press++) {
    seen.add(
      await page.evaluate(() => {
        const inside = document.activeElement?.shadowRoot?.activeElement;
        return inside?.getAttribute("name") ?? inside?.tagName ?? "";
      }),
    );
    await page.keyboard.press("Tab");
  }
  expect([...seen]).toEqual(expect.arrayContaining(["coming", "lift", "name", "email", "party", "BUTTON"]));
  expect([...seen]).not.toContain("_topic");

  await fillSlip(page, "A program");
  await page.locator('[name="_topic"]').evaluate((field: HTMLInputElement) => {
    field.value = "pills";
  });
  await page.getByRole("button", { name: "Send my reply" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  expect(await answersTo(db, siteId)).toEqual([]);
});

test("a form leads on to its own site only", smoke, async ({ page, login, db, baseURL }) => {
  const { id } = await login();
  const home = hosts.address("bullet", "<p>You are back.</p>");
  const siteId = await settle(db, id, home);
  const form = (next: string) =>
    `<form method="post" action="${baseURL}/api/forms/${siteId}/plain"><input type="hidden" name="_next" value="${next}"><input name="mail" value="${next}"><button>Send</button></form>`;

  await page.goto(hosts.address("bullet", form(home)));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You are back.")).toBeVisible();
  expect(page.url()).toBe(home);

  for (const next of ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"]) {
    await page.goto(hosts.address("bullet", form(next)));
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(`${baseURL}/forms/${siteId}/thanks`);
  }
  expect(await answersTo(db, siteId)).toHaveLength(5);
});

test("what can't be taken comes back with what was typed, and can be sent again", async ({
  page,
  login,
  db,
  baseURL,
  allowConsole,
  expectAccessible,
}) => {
  // The browser's own line about a page that came with an error status.
  allowConsole(/the server responded with a status of (413|415)/);
  const { id } = await login();
  const siteId = await settle(db, id, hosts.address("bullet", ""));
  const nasty = `</textarea><script>document.title = "owned"</script><b>"'&`;
  const form = `<form method="post" enctype="multipart/form-data" action="${baseURL}/api/forms/${siteId}/plain"><label>Name <input name="name"></label><label>Note <textarea name="note"></textarea></label><label>Photo <input type="file" name="photo"></label><button>Send</button></form>`;
  await page.goto(hosts.address("bullet", form));
  await page.getByLabel("Name").fill(nasty);
  await page.getByLabel("Note").fill("x".repeat(10 * 1024 + 1));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("“note” is too long");
  await expect(page).toHaveTitle("This wasn’t sent");
  await expect(page.getByLabel("name")).toHaveValue(nasty);
  await expectAccessible(page);

  await page.getByLabel("note").fill("short");
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expectAccessible(page);
  expect(await answersTo(db, siteId)).toMatchObject([{ fields: { name: nasty, note: "short" } }]);

  for (const size of [10, 6 * 1024 * 1024]) {
    await page.goto(hosts.address("bullet", form));
    await page
      .getByLabel("Photo")
      .setInputFiles({ name: "cat.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(size) });
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toContainText("can't take files");
  }
  expect(await answersTo(db, siteId)).toHaveLength(1);
});

test("a script of another origin may send, too: by the function and by the form's own address", async ({
  page,
  login,
  db,
  baseURL,
}) => {
  const { id } = await login();
  const siteId = await settle(db, id, hosts.address("bullet", ""));
  await page.goto(hosts.address("bullet", ""));
  const post = (path: string, body: unknown) =>
    page.evaluate(
      async ([address, json]) => {
        const headers = { "content-type": "application/json" };
        const response = await fetch(address as string, { method: "POST", headers, body: json });
        return { status: response.status, body: await response.json() };
      },
      [`${baseURL}${path}`, JSON.stringify(body)] as const,
    );

  const called = await post("/api/functions/formSubmission", {
    data: { form: "reply-slip", site: siteId, fields: { name: "Ada" } },
  });
  expect(called).toEqual({ status: 200, body: { data: { id: expect.any(String) } } });
  const posted = await post(`/api/forms/${siteId}/reply-slip`, { name: "Bo" });
  expect(posted).toEqual({ status: 200, body: { id: expect.any(String) } });

  const kept = await answersTo(db, siteId);
  expect(kept.map((answer) => answer.id)).toEqual([called.body.data.id, posted.body.id]);
  expect(kept.map(({ origin }) => origin)).toEqual(Array(2).fill(new URL(page.url()).host));
});

test("answers are read, searched, exported and deleted in the account", async ({
  page,
  login,
  db,
  expectAccessible,
}) => {
  const { id } = await login({ name: "Marta" });
  await page.goto("/account/submissions");
  await expect(page.getByRole("heading", { name: "Nobody has sent anything yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sections with a form" })).toBeVisible();

  const siteId = await settle(db, id, hosts.address("bullet", ""));
  const start = Date.UTC(2026, 10, 21, 10);
  await db.formSubmission.createMany({
    data: Array.from({ length: 30 }, (_, n) => ({
      siteId,
      form: "reply-slip",
      fields: { name: n === 7 ? "Zuzana" : `Guest ${n}`, note: n === 7 ? '=HYPERLINK("x")\nsecond line' : "" },
      origin: n === 7 ? "elsewhere.example" : "",
      createdAt: new Date(start - n * 60_000),
    })),
  });

  await test.step("newest first, page by page", async () => {
    await page.goto("/account/submissions");
    const rows = page.getByRole("main").getByRole("group");
    await expect(page.getByRole("heading", { name: "30 answers" })).toBeVisible();
    await expect(rows).toHaveCount(25);
    await expect(rows.first()).toContainText("Guest 0");
    await page.getByRole("link", { name: "Older" }).click();
    await expect(rows).toHaveCount(5);
    await expect(rows.last()).toContainText("Guest 29");
    await page.getByRole("link", { name: "Newest" }).click();
    await expect(rows).toHaveCount(25);
  });

  await test.step("found, opened, read", async () => {
    await page.getByLabel("Search in everything").fill("zuzana SECOND");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("heading", { name: "1 answer found" })).toBeVisible();
    await page.getByText("Zuzana").first().click();
    await expect(page.getByText("second line").last()).toBeVisible();
    await expect(page.getByText("Sent from elsewhere.example.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("exported as it is filtered, and whole", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export these as CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^submissions-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text).toMatch(/^\ufeffSent,Site,Form,Sent from,name,note,Other fields\r\n/);
    expect(text).toContain(`reply-slip,elsewhere.example,Zuzana,"'=HYPERLINK(""x"")\nsecond line",\r\n`);
    const all = await page.request.get("/account/submissions/export");
    expect((await all.text()).trimEnd().split("\r\n")).toHaveLength(31);
  });

  await test.step("deleted, after a question", async () => {
    await page.getByRole("button", { name: /^Delete the answer of Zuzana/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
    await page.getByRole("button", { name: /^Delete the answer of Zuzana/ }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Nothing in your submissions fits that.")).toBeVisible();
    await expect(page.getByRole("heading", { name: /answers found/ })).toBeFocused();
    expect(await db.formSubmission.count({ where: { siteId } })).toBe(29);
  });

  await test.step("nobody else sees any of it", async () => {
    await login({ name: "Somebody else" });
    await page.goto(`/account/submissions?site=${siteId}`);
    await expect(page.getByRole("heading", { name: "Nobody has sent anything yet" })).toBeVisible();
    const file = await page.request.get(`/account/submissions/export?site=${siteId}`);
    expect((await file.text()).trimEnd().split("\r\n")).toHaveLength(1);
  });
});

test("a site that went, or is somebody else's, is chosen no longer", async ({ page, login, db }) => {
  const other = await db.user.create({
    data: { name: "Other", sites: { create: { siteName: "Theirs", product: "bullet" } } },
    include: { sites: true },
  });
  const { name } = await login({ isLifetime: true });
  const theirs = other.sites[0]?.id ?? "";
  await page.addInitScript((id) => {
    if (!sessionStorage.getItem("chosen")) localStorage.setItem("silcrow.form-site.bullet", id);
    sessionStorage.setItem("chosen", "once");
  }, theirs);
  await page.goto(slip);
  const choice = page.getByLabel("Send form answers to");
  await expect(choice.getByRole("option", { name: `${name}’s site` })).toBeAttached();
  await expect(choice).toHaveValue("");
  await expect(choice.getByRole("option", { name: "Theirs" })).not.toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem("silcrow.form-site.bullet"))).toBeNull();
  await db.user.delete({ where: { id: other.id } });
});

test("the export is for signed-in people", smoke, async ({ page }) => {
  await page.goto("/account/submissions/export");
  await expect(page).toHaveURL("/login?then=%2Faccount%2Fsubmissions");
});
