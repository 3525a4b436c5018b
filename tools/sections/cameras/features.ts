import { join } from "node:path";
import type { Locator, Page } from "playwright";
import sharp from "sharp";
import { openBrowser, type Scheme } from "@/tools/sections/engines/camera";
import { root } from "@/tools/sections/server";
import { noteDrawn, readDrawn } from "./drawn-pictures";
import { replacePictures } from "./picture-files";

/**
 * `npm run features -- <address of a local shop> <address of one of its sample sites>`, both as `npm start` prints them:
 * takes the pictures of the editor, the preview on one's own site and the answers to a form that the shop shows of itself,
 * light and dark, as one of its sample people.
 */
const [shop, sampleSite] = process.argv.slice(2);
if (!shop || !sampleSite) throw new Error("Name the shop and one of its sample sites, as npm start prints them.");

/** In CSS pixels: what a picture shows, 4 by 3. */
const size = { width: 880, height: 660 };
const scale = 1.5;
const answers: Record<string, string>[] = [
  { name: "Hanne Volkov", email: "hanne@wexcombe.example", party: "2", coming: "yes" },
  { name: "Jonas Achterberg", email: "jonas@saltmarsh.example", party: "4", coming: "yes", lift: "yes" },
  { name: "Ottilie Brandt", email: "ottilie@ternandtide.example", party: "3", coming: "yes" },
  { name: "Mateo Silva", email: "mateo@fernhollow.example", party: "2", coming: "yes", lift: "yes" },
  { name: "Priya Raman", email: "priya@plinth.example", party: "1", coming: "yes" },
];

const browser = await openBrowser();
const taken = new Map<string, Map<string, Buffer>>();
try {
  for (const scheme of ["light", "dark"] as const) await takeAll(scheme);
  for (const [name, fresh] of taken) {
    const nameOf = (scheme: string, version: string) => `${name}-${scheme}.${version}.avif`;
    const known = (await readDrawn()).features[name];
    const folder = join(root, "public/thumbnails/features");
    await noteDrawn("features", name, await replacePictures({ folder, nameOf, fresh, known }));
  }
} finally {
  await browser.close();
}

async function takeAll(scheme: Scheme): Promise<void> {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width: size.width + 40, height: 1000 },
    deviceScaleFactor: scale,
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await signIn(page);

  await page.setViewportSize({ width: 1320, height: 1100 });
  await page.goto("/bullet/components/landing-page/sections/cta/ticket#edit");
  const title = page.locator('[data-edit-text="title"]');
  await title.fill("One long table, one evening, and no menu.");
  // An earlier run may have left it so.
  await page.getByText(/^(Saved|Changes are kept) in your account\.$/).waitFor();
  await title.focus();
  await take(page, page.getByRole("group", { name: /, live preview$/ }), "editor", scheme, 1280);
  await page.setViewportSize({ width: size.width + 40, height: 1000 });

  await page.goto(`/bullet/components/landing-page/sections/hero/simple-centered`);
  await page.getByLabel("Address of a page of yours").fill(sampleSite ?? "");
  await page.getByRole("button", { name: "Open my page" }).click();
  const frame = page.locator('iframe[title*="your site" i], #on-your-site iframe').first();
  await frame.contentFrame().locator("sc-hero-simple-centered, h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  await take(page, frame, "on-your-site", scheme);

  const kept = await (await page.request.get("/api/users/me/export")).json();
  const siteId = (kept.sites as { id: string }[])[0]?.id;
  await page.goto("/account/submissions");
  if (await page.getByText("Nobody has sent anything yet").isVisible()) {
    for (const form of answers) await page.request.post(`/api/forms/${siteId}/reply-slip`, { form });
    await page.reload();
  }
  await page.locator("summary").nth(1).click();
  await take(page, page.getByRole("heading", { name: /answers$/ }), "answers", scheme);
  await context.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: /^Continue with/ }).click(),
  ]);
  await popup.getByRole("button", { name: /Ruth Osei-Lund/ }).click();
  await page.getByRole("button", { name: /^Account of/ }).waitFor();
}

/** The page from the top of an element down. @param width in CSS pixels, how much of it */
async function take(page: Page, from: Locator, name: string, scheme: Scheme, width = size.width): Promise<void> {
  // Toasts, the sticky strips and the banner stand in front of pages; they are no part of this one.
  await page.addStyleTag({
    content: "header, footer, nav[aria-label=Account], aside, [aria-label^=Messages] { display: none !important }",
  });
  await from.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 24));
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ clip: { x: 20, y: 16, width, height: (width / size.width) * size.height } });
  const resized = sharp(png).resize({ width: size.width * scale });
  const picture = await resized.avif({ quality: 55, effort: 6 }).toBuffer();
  taken.set(name, (taken.get(name) ?? new Map()).set(scheme, picture));
  console.log(`took ${name}, ${scheme}`);
}
