import { maxRetries } from "@/e2e/support/public-pages";
import { smoke } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

test("a token is shown once, works as a bearer, and opens nothing when it is revoked", async ({
  page,
  context,
  login,
  db,
  request,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await login();
  const component = await db.component.create({
    data: { userId: id, sectionId: null, content: { note: "mine" } },
  });
  await page.goto("/account/tokens");
  const list = page.getByRole("region", { name: "Your tokens" });
  await expect(list).toContainText("None yet");
  const use = page.getByRole("region", { name: "Use it" });
  for (const href of ["/docs/react#set-up", "/docs/agents", "/docs/api"])
    await expect(use.locator(`a[href="${href}"]`)).toBeVisible();

  await page.getByLabel("For the HTTP API").check();
  await page.getByLabel("Name", { exact: true }).fill("Build server");
  await page.getByLabel("Name", { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "The token for Build server" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy the token" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^silcrow_[\w-]{43}$/);
  await expect(page.getByText(token)).toBeVisible();
  const row = list.getByRole("listitem").filter({ hasText: "Build server" });
  await expect(row).toContainText(`…${token.slice(-4)}`);
  await expect(row).toContainText("For the HTTP API");
  await expect(row).toContainText("never used");

  await test.step("it is nowhere afterwards", async () => {
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText(token)).toHaveCount(0);
    await page.reload();
    await expect(row).toBeVisible();
    expect(await page.content()).not.toContain(token);
    expect(JSON.stringify(await db.apiToken.findMany({ where: { userId: id } }))).not.toContain(token);
  });

  // The record names no section: whoever may see it is told so, everybody else that they are not signed in.
  const call = (bearer: string) =>
    request.post("/api/functions/previewComponent", {
      headers: { authorization: `Bearer ${bearer}` },
      maxRetries,
      data: { data: { componentId: component.id, product: "bullet" } },
    });

  await test.step("it stands for its owner", async () => {
    const answer = await call(token);
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain("this component names no section");
    expect((await call(`${token.slice(0, -1)}_`)).status()).toBe(401);
    await page.reload();
    await expect(row).toContainText("last used");
  });

  await test.step("revoked after a question", async () => {
    await row.getByRole("button", { name: "Revoke Build server" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
    await row.getByRole("button", { name: "Revoke Build server" }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Revoke it" }).click();
    await expect(row).toHaveCount(0);
    await expect(list.getByRole("heading")).toBeFocused();
    expect((await call(token)).status()).toBe(401);
  });
});

test(
  "a token for installing is one of its own: functions refuse it and say where to make the other",
  smoke,
  async ({ page, login, request }) => {
    await login();
    await page.goto("/account/tokens");
    await expect(page.getByLabel("For installing sections with a command or an agent")).toBeChecked();
    await page.getByLabel("Name", { exact: true }).fill("My laptop");
    await page.getByRole("button", { name: "Make a token" }).click();
    const token = await page.getByText(/^silcrow_/).textContent();
    const row = page.getByRole("region", { name: "Your tokens" }).getByRole("listitem");
    await expect(row).toContainText("For installing sections with a command or an agent");
    const answer = await request.post("/api/functions/previewComponent", {
      headers: { authorization: `Bearer ${token}` },
      maxRetries,
      data: { data: { sectionId: "silcrow-cta-ticket", product: "bullet" } },
    });
    expect(answer.status()).toBe(403);
    expect((await answer.json()).error).toMatchObject({
      status: "PERMISSION_DENIED",
      message: expect.stringMatching(/“For the HTTP API” at .*\/account\/tokens$/),
    });
  },
);
