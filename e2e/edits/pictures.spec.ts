import { request as httpRequest } from "node:http";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import strip from "@/components/sections/cta/sticky-strip/section";
import { createSessionCookie } from "@/e2e/support/people/session";
import { expect, test } from "@/e2e/support/test";

const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "59/1 20/1 3/1" } };
const photo = (background: string) =>
  sharp({ create: { width: 2_400, height: 1_200, channels: 3, background } })
    .jpeg()
    .withExif(gps)
    .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function choose(within: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = within.page().waitForEvent("filechooser");
  await within.getByRole("button", { name: "Upload a picture" }).click();
  await (await chooser).setFiles(file);
}

test("a picture of one's own: refused in words, uploaded, shown, served, copied, deleted", async ({
  page,
  context,
  login,
  db,
  baseURL,
  expectAccessible,
  allowConsole,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await login({ isLifetime: true });
  const saved = await db.component.create({
    data: { userId: id, sectionId: "silcrow-cta-sticky-strip", content: JSON.parse(JSON.stringify(strip.sample)) },
  });
  await page.goto(`/account/components/${saved.id}`);
  const portrait = page.getByRole("form").getByRole("group", { name: "Portrait" });
  const address = portrait.getByLabel("Address of the picture");
  const before = await address.inputValue();

  await test.step("what is no picture, or too large, is told at the field, and nothing is lost", async () => {
    allowConsole(/status of 415/);
    await choose(portrait, { name: "photo.png", mimeType: "image/png", buffer: Buffer.from(svg) });
    await expect(portrait.getByRole("alert")).toContainText("SVG files aren't taken");
    await choose(portrait, { name: "a.pdf", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7") });
    await expect(portrait.getByRole("alert")).toContainText("read this file as a picture");
    await choose(portrait, { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(3 * 1024 * 1024) });
    await expect(portrait.getByRole("alert")).toContainText("more than 2 MB");
    await expect(address).toHaveValue(before);
    expect(await db.picture.count({ where: { userId: id } })).toBe(0);
  });

  await test.step("a photo is uploaded, kept and drawn", async () => {
    await choose(portrait, { name: "harbour.jpg", mimeType: "", buffer: await photo("#2468ac") });
    await expect(address).toHaveValue(/^\/pictures\/[0-9a-f-]{36}\.webp$/);
    await expect(portrait.getByText("Uploaded.", { exact: true })).toBeVisible();
    await expect(portrait.getByRole("alert")).toHaveText("");
    const drawn = page.locator(`[data-drawn] img[src$="${await address.inputValue()}"]`);
    await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1_600);
    await expect
      .poll(async () => JSON.stringify((await db.component.findFirst({ where: { id: saved.id } }))?.content))
      .toContain(await address.inputValue());
  });
  const path = await address.inputValue();

  await test.step("the address serves it to every page, for good, without what the file said of itself", async () => {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    const { exif, width, height } = await sharp(await answer.body()).metadata();
    expect([exif, width, height]).toEqual([undefined, 1_600, 800]);
  });

  await test.step("a copy names it whole", async () => {
    await expect(page.getByText("Saved in your account.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Copy for Bullet/ }).click();
    await expect(page.getByRole("region", { name: "Copied. Now paste it" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`"${baseURL}${path}"`);
    await page.keyboard.press("Escape");
  });

  await test.step("what is typed while one is on its way is not lost", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/pictures", async (route) => {
      await held;
      await route.continue();
    });
    await choose(portrait, { name: "slow.jpg", mimeType: "image/jpeg", buffer: await photo("#2468ad") });
    await expect(portrait.getByText("Uploading the picture")).toBeAttached();
    await portrait.getByLabel("What the picture shows").fill("The harbour at dusk");
    answer();
    await expect(address).not.toHaveValue(path);
    await expect(portrait.getByLabel("What the picture shows")).toHaveValue("The harbour at dusk");
    await page.unroute("**/api/pictures");
  });

  const slow = await address.inputValue();
  await test.step("one that is dropped takes its place", async () => {
    const bytes = [...(await photo("#ac6824"))];
    const data = await page.evaluateHandle((bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "dropped.jpg", { type: "image/jpeg" }));
      return data;
    }, bytes);
    await portrait
      .getByRole("button", { name: "Upload a picture" })
      .dispatchEvent("drop", { dataTransfer: data, bubbles: true });
    await expect(address).not.toHaveValue(slow);
    await expect(address).toHaveValue(/^\/pictures\//);
  });

  await test.step("our pictures are found and chosen by looking, with keys too, on a narrow page", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const shelf = portrait.getByRole("button", { name: "Use one of our pictures" });
    await shelf.focus();
    await page.keyboard.press("Enter");
    await portrait.getByLabel("Kind").selectOption("People");
    const find = portrait.getByLabel("Find a picture");
    await find.fill("white beard");
    await expect(portrait.getByText("1 picture", { exact: true })).toBeVisible();
    const man = portrait.getByRole("button", { name: /^An older man with a white beard/ });
    await expect(man.locator("img")).toHaveJSProperty("complete", true);
    await man.click();
    await expect(address).toHaveValue("/art/photos/v1/man-white-beard.webp");
    await expect(portrait.getByLabel("What the picture shows")).toHaveValue(/^An older man with a white beard/);
    await find.fill("sweater glasses");
    await portrait.getByRole("button", { name: /^An older woman/ }).click();
    await expect(portrait.getByLabel("What the picture shows")).toHaveValue(/^An older woman with short white hair/);
    await find.fill("no such thing");
    await expect(portrait.getByText("No picture of ours is called that.")).toBeVisible();
    await portrait.getByLabel("Kind").selectOption("All pictures");
    await find.fill("light");
    const lighthouse = portrait.getByRole("button", { name: "lighthouse" });
    await lighthouse.focus();
    await page.keyboard.press("Space");
    await expect(lighthouse).toHaveAttribute("aria-pressed", "true");
    await expect(portrait.getByLabel("What the picture shows")).toHaveValue("");
    await expect(portrait).toContainText("Now it is our drawing “lighthouse”.");
    await expect(address).toHaveValue("");
    const colours = await lighthouse
      .locator("path")
      .evaluateAll(
        (paths) => new Set(paths.map((each) => getComputedStyle(each).fill + getComputedStyle(each).stroke)).size,
      );
    expect(colours, "it is painted in the shop's colours").toBeGreaterThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    await portrait.getByRole("button", { name: "Remove the picture" }).click();
    await expect(portrait.getByRole("button", { name: "Remove the picture" })).toHaveCount(0);
  });

  await test.step("it is deleted in the account, after a question, and its address says so", async () => {
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.goto("/account/data");
    const list = page.getByRole("region", { name: "Pictures" });
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expect(list).toContainText("1600 × 800 pixels");
    await expectAccessible(page);
    await list.getByRole("button", { name: "Delete harbour.jpg" }).click();
    await expect(page.getByRole("dialog")).toContainText("Every site that shows it loses it");
    await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    const gone = await page.request.get(path, { headers: { accept: "text/html" } });
    expect(gone.status()).toBe(404);
    expect(gone.headers()["cache-control"]).toBe("no-store");
    expect(await gone.text()).toContain("There is no picture at this address");
  });
});

test("pictures are taken from pages of the shop, by people who are signed in", async ({ request, login, baseURL }) => {
  const body = { data: await photo("#000000"), headers: { "sec-fetch-site": "same-origin" } };
  expect((await request.post("/api/pictures", body)).status()).toBe(401);
  const { id } = await login();
  const { name, value } = await createSessionCookie(id, baseURL ?? "");
  const cookie = `${name}=${value}`;
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { origin: "https://elsewhere.example" },
  ];
  for (const own of foreign) {
    const answer = await request.post("/api/pictures", { ...body, headers: { ...own, cookie } });
    expect(answer.status()).toBe(403);
  }
  const taken = await request.post("/api/pictures", { ...body, headers: { ...body.headers, cookie } });
  expect(taken.status()).toBe(201);

  const lengths: Record<string, string>[] = [{ "content-length": String(40 * 1024 * 1024) }, {}];
  for (const length of lengths) {
    // The connection ends with the answer, and who is still sending may see its end first.
    await expect(async () => {
      const headers = { ...body.headers, cookie, ...length };
      const { status, text, sent } = await sendEndlessly(`${baseURL}/api/pictures`, headers);
      expect(status).toBe(413);
      expect(text).toContain("more than 2 MB");
      expect(sent, "what is too large isn't read to its end").toBeLessThan(10 * 1024 * 1024);
    }).toPass({ timeout: 20_000 });
  }
});

/** Sends up to 40 MB, as far as the server takes them, until it answers. */
function sendEndlessly(address: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; text: string; sent: number }>((resolve, reject) => {
    let sent = 0;
    let isAnswered = false;
    const asked = httpRequest(address, { method: "POST", headers }, async (answer) => {
      isAnswered = true;
      let text = "";
      for await (const part of answer) text += part;
      asked.destroy();
      resolve({ status: answer.statusCode, text, sent });
    });
    asked.on("error", (error) => !isAnswered && reject(error));
    const piece = Buffer.alloc(64 * 1024);
    const send = () => {
      if (isAnswered || sent >= 40 * 1024 * 1024) return;
      sent += piece.length;
      if (asked.write(piece)) setImmediate(send);
      else asked.once("drain", send);
    };
    send();
  });
}
