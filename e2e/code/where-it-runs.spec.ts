import { randomUUID } from "node:crypto";
import { expectTold } from "@/e2e/support/messages";
import { openPopup, signInAs } from "@/e2e/support/people/popup";
import { chooseAllOrSome } from "@/e2e/support/scope";
import { expect, test } from "@/e2e/support/test";

/** The address that a build names which was told none. */
const supposed = "https://silcrow.example";

for (const path of chooseAllOrSome(["/docs/react", "/docs/agents", "/docs/api"], ["/docs/agents"])) {
  test(`the lines of ${path} name the address at which the shop runs`, async ({ page, baseURL }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(
      main
        .locator("pre")
        .filter({ hasText: baseURL ?? "" })
        .first(),
    ).toBeVisible();
    await expect(main.locator("pre", { hasText: supposed })).toHaveCount(0);
  });
}

test("what programs read names it, too", async ({ request, baseURL }) => {
  for (const path of [
    "/llms.txt",
    "/llms-full.txt",
    "/openapi.json",
    "/docs/agents.md",
    "/docs/api.md",
    "/docs/react.md",
  ]) {
    const text = await (await request.get(path)).text();
    expect(text, path).toContain(`${baseURL}/`);
    expect(text, path).not.toContain(supposed);
  }
});

test("other names of one’s own machine are the same shop: one signs in there as well", async ({
  page,
  baseURL,
  allowConsole,
}) => {
  // What Chromium says of any page at 0.0.0.0, an origin that it doesn't trust.
  allowConsole(/^The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy/);
  await page.goto(`${(baseURL ?? "").replace("localhost", "127.0.0.1")}/super/templates`);
  await expect(page).toHaveURL(`${baseURL}/super/templates`);
  await page.goto(`${(baseURL ?? "").replace("localhost", "0.0.0.0")}/super/templates?a=1#main`);
  await expect(page).toHaveURL(`${baseURL}/super/templates?a=1#main`);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  const popup = await openPopup(page);
  await expectTold(page, "Welcome to Super", () => signInAs(popup, "Odd Lund", `${randomUUID()}@example.com`));
});
