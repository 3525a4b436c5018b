import { differences, measureSection, previewed } from "@/e2e/support/geometry";
import { expectTold } from "@/e2e/support/messages";
import { smoke } from "@/e2e/support/scope";
import { drawFrames } from "@/e2e/support/shifts";
import { expect, test } from "@/e2e/support/test";

/** The shop's main job, walked whole by a new customer: browse, search, sign in, buy, copy, paste. */
test("browse, search, sign in, buy, copy, paste", smoke, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await test.step("from the home page to the heroes, each with a live preview", async () => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Components" }).click();
    await expect(page).toHaveURL("/bullet/components");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^(§ 1 )?Hero/ })
      .first()
      .click();
    await expect(page).toHaveURL("/bullet/components/landing-page/sections/hero");
    const sections = page.getByRole("article");
    expect(await sections.count()).toBeGreaterThanOrEqual(3);
    for (const title of ["Simple centered", "Centered on a background image", "Portal window"]) {
      const section = page.getByRole("article", { name: title });
      await section.scrollIntoViewIfNeeded();
      const preview = section.getByRole("group", { name: `${title}, live preview` });
      await expect(preview.getByRole("heading", { level: 3 })).toBeVisible();
    }
  });

  await test.step("search finds the heroes, Escape closes", async () => {
    await page.getByRole("button", { name: /^Search/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByPlaceholder("Search components...").fill("HERO");
    await expect(dialog.getByRole("option", { name: /Hero/ }).first()).toBeVisible();
    await dialog.getByPlaceholder("Search components...").fill("zeppelin");
    await expect(dialog.getByText("No results found")).toBeVisible();
    await expect(dialog.getByText("Try searching with different keywords")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("a new customer signs in through the popup and is back home", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    const popupOpens = page.waitForEvent("popup");
    await page.getByRole("button", { name: /^Continue with/ }).click();
    const popup = await popupOpens;
    await popup.getByLabel("Name").fill("Jordan Weaver");
    await popup.getByLabel("Email").fill(`jordan-${Date.now()}@example.com`);
    const signIn = popup.getByRole("button", { name: "Sign in", exact: true });
    await expectTold(page, "Welcome to Bullet", () => signIn.click());
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: /account/i })).toBeVisible();
  });

  await test.step("their default site is there", async () => {
    await page.goto("/account");
    await expect(
      page.getByText("Jordan Weaver’s site").or(page.getByText("Jordan Weaver's site")).first(),
    ).toBeVisible();
  });

  const upsell = page.getByRole("banner").getByRole("link", { name: "Get all-access" });
  await test.step("they buy the lifetime plan; the page learns of it without a reload", async () => {
    await page.goto("/account/pricing");
    await expect(upsell).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole("main").getByRole("button", { name: "Get all-access" }).first().click();
    const checkout = page.frameLocator('iframe[name="paddle_frame"], iframe[title*="heckout"]');
    await checkout.getByRole("button", { name: /^Pay/ }).click();
    await expect(upsell).toBeHidden({ timeout: 20_000 });
    expect(await page.evaluate(() => "stayed" in window), "without a reload").toBe(true);
  });

  await test.step("the banner never shows again", async () => {
    await page.goto("/bullet/components/landing-page/sections/hero");
    await expect(page.getByRole("button", { name: /Copy for Bullet/ }).first()).toBeVisible();
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => scrollY), "far enough for the banner").toBeGreaterThan(1_000);
    await drawFrames(page, 12);
    await expect(page.getByText("Limited Time Offer")).toBeHidden();
  });

  await test.step("the code of a paid section, pasted into a bare page, looks like the preview", async () => {
    await page.goto("/bullet/components/landing-page/sections/hero/simple-centered");
    // As wide as the window, as in its preview; else it keeps to the column it is pasted into.
    const width = page.getByRole("group", { name: "Width on your page" });
    await width.getByRole("radio", { name: /^Full width/ }).check();
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Copy for Bullet/ })
      .first()
      .click();
    await expect(page.getByText("Copied for Bullet").first()).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toContain("<sc-hero-simple-centered ");

    const bare = await context.newPage();
    await bare.goto("/bullet/page/silcrow-hero-simple-centered");
    const wanted = await measureSection(bare, previewed);
    // A page with nothing but the pasted code and the preview's font, which other origins may not fetch.
    const font = '@font-face { font-family: Inter; src: url("/fonts/inter.woff2"); font-weight: 100 900 }';
    const html = `<!doctype html><title>Bare</title><style>${font} body { margin: 0; font-family: Inter }</style>${code}`;
    await bare.route("**/bare", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await bare.goto("/bare");
    expect(wanted?.length).toBeGreaterThan(20);
    expect(differences(wanted ?? [], await measureSection(bare, "sc-hero-simple-centered"))).toEqual([]);
  });
});
