import { expect, test } from "@/e2e/support/test";

test("a spinner turns while the user is being loaded, in a place of the same width", async ({ page, login }) => {
  await login({ name: "Ada" });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/users/me/live", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/about-us");
  const header = page.getByRole("banner");
  const search = header.getByRole("button", { name: "Search components..." });
  await expect(header.getByText("Loading your account").first()).toBeAttached();
  const before = await search.boundingBox();
  answer();
  await expect(header.getByRole("button", { name: "Account of Ada" })).toBeVisible();
  await expect(header.getByText("Loading your account")).toHaveCount(0);
  expect(await search.boundingBox(), "nothing in the header moved").toEqual(before);
});

test("a toast stands at the top, in the middle, for three seconds", async ({ page, login }) => {
  await login({ name: "Ada" });
  await page.clock.install();
  await page.goto("/about-us");
  await expect(page.getByRole("button", { name: "Account of Ada" })).toBeVisible();
  // From here on the page's time passes as the test says, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Account of Ada" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  const toast = page.getByRole("region", { name: /^Messages/ }).getByRole("listitem");
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await toast.allTextContents()).toEqual([expect.stringContaining("See you again!")]);
  }).toPass({ intervals: [100] });
  // The pointer rests on no toast: one that is pointed at stays.
  await page.mouse.move(5, 600);
  const { width = 0 } = page.viewportSize() ?? {};
  await expect(async () => {
    const box = await toast.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(12);
    expect(box?.y).toBeLessThan(120);
  }).toPass();
  await page.clock.runFor(2_000);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(3_000);
  await expect(toast).toHaveCount(0);
});
