import { parse } from "postcss";
import { expect, test } from "@/e2e/support/host-test";
import { keepsItsPlace } from "@/e2e/support/proofs/placed";
import { openHydrated, type Tools } from "@/e2e/support/proofs/tools";
import { tagFullRunOnly } from "@/e2e/support/scope";
import type { MountPosition } from "@/lib/catalogue/paste-target";
import { printMountSnippet } from "@/lib/code/formats/html/mount-snippet";
import { parseSectionMarkup } from "@/lib/code/markup/markup";
import type { HostModel } from "@/lib/hosts/models";

/** The snippet that places a header or footer, with markup that a template engine or a parser could stumble over. */
const snippetOf = (position: MountPosition, product: "bullet" | "super") =>
  printMountSnippet(position, product, {
    name: `${position}-fixture`,
    markup: parseSectionMarkup(`<${position}><b>{{ ours }} </script></b></${position}>`, `${position}-fixture`, ""),
    css: parse("b { color: rgb(1, 2, 3) }"),
    content: {},
    hasForm: false,
    isAddressed: false,
  });

type Fixtures = Pick<Tools, "page" | "hosts" | "studio">;

const cases: [HostModel, "bullet" | "super"][] = [
  ["bullet", "bullet"],
  ["super", "super"],
  ["hostile", "super"],
];

for (const [host, product] of cases) {
  for (const position of ["header", "footer"] as const) {
    test(
      `a ${position} keeps its place in a ${host} page`,
      tagFullRunOnly(position === "header" || host === "hostile"),
      async ({ page, hosts }) => {
        await keepsItsPlace({ page, hosts }, { placement: position, host, product }, snippetOf(position, product));
        await expect(page.locator(`sc-${position}-fixture b`)).toHaveCSS("color", "rgb(1, 2, 3)");
      },
    );
  }
}

/** Opens a page of a Super.so site that has the header in its Head, with `content` made of its sample. */
async function openWith({ page, hosts, studio }: Fixtures, id: string, change?: (content: string) => string) {
  const { findSection } = await studio.load<typeof import("@/lib/catalogue/catalogue")>("lib/catalogue/catalogue.ts");
  const { deliver } = await studio.load<typeof import("@/lib/code/formats/deliver")>("lib/code/formats/deliver.ts");
  const section = findSection(id);
  if (!section) throw new Error(`${id} is gone`);
  const sample = JSON.stringify(section.sample).replaceAll("https://example.com/", "/");
  const content = JSON.parse(change ? change(sample) : sample);
  const { code: head } = await deliver({ section, content, product: "super", origin: "" });
  await openHydrated(page, hosts.address("super", '<div style="height:3000px"></div><p id="far">far</p>', { head }));
}

test("an announcement that was put away stays so until its words change", async ({ page, hosts, studio }) => {
  const strip = page.getByText("Two seats are left on Editing aloud.");
  await openWith({ page, hosts, studio }, "silcrow-header-marker-strip");
  await expect(strip).toBeInViewport();
  await page.locator("label", { hasText: "Hide this" }).click();
  await expect(strip).not.toBeInViewport();
  await page.reload();
  await expect(page.getByRole("link", { name: "Hold a seat" })).toBeVisible();
  await expect(strip).not.toBeInViewport();

  const fewer = (content: string) => content.replace("Two seats are left", "One seat is left");
  await openWith({ page, hosts, studio }, "silcrow-header-marker-strip", fewer);
  await expect(page.getByText("One seat is left on Editing aloud.")).toBeInViewport();
});

test.describe("the plain header, in the Head of a site", () => {
  test.beforeEach(({ page, hosts, studio }) => openWith({ page, hosts, studio }, "silcrow-header-mark-links-button"));

  test("takes the place of the builder's bar, which stays where no script runs", async ({ page, browser }) => {
    await expect(page.locator("nav.super-navbar")).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(page.url());
    await expect(plain.locator("nav.super-navbar")).toBeVisible();
    await context.close();
  });

  test(
    "marks the link of the page that is open, also after navigation in the browser",
    tagFullRunOnly(),
    async ({ page }) => {
      const current = page.locator("nav [aria-current]");
      await expect(current).toHaveCount(0);
      await page.evaluate(() => history.pushState(null, "", "/fees/?from=here"));
      await page.getByRole("button", { name: "other", includeHidden: true }).dispatchEvent("click");
      await expect(current).toHaveText("Fees");
    },
  );

  test("stays at the top, and anchors land below it", tagFullRunOnly(), async ({ page }) => {
    await page.evaluate(() => {
      location.hash = "far";
    });
    const bar = page.locator("sc-header-mark-links-button");
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    const height = (await bar.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(50);
    expect((await page.locator("#far").boundingBox())?.y).toBeGreaterThanOrEqual(height);
  });

  test("leads past itself to the text, first of all", tagFullRunOnly(), async ({ page }) => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the text" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("article.notion-root")).toBeFocused();
  });

  test("opens the builder's own search where there is one", tagFullRunOnly(), async ({ page }) => {
    const search = page.getByRole("link", { name: "Search this site" });
    await page.evaluate(() => {
      const button = document.createElement("button");
      button.className = "super-navbar__search";
      button.onclick = () => button.setAttribute("data-pressed", "");
      document.querySelector("nav.super-navbar")?.append(button);
    });
    await search.click();
    await expect(page.locator(".super-navbar__search[data-pressed]")).toHaveCount(1);
    await page.locator(".super-navbar__search").evaluate((button) => button.remove());
    await page.route("**/search", (route) => route.fulfill({ contentType: "text/html", body: "found" }));
    await search.click();
    await expect(page.getByText("found")).toBeVisible();
  });

  test(
    "shows what is below a link, and is a sheet on a phone; Escape closes either and gives the focus back",
    tagFullRunOnly(),
    async ({ page }) => {
      const work = page.getByRole("button", { name: "Work" });
      const houses = page.getByRole("link", { name: /^Houses/ });
      await work.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(houses).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(houses).toBeHidden();
      await expect(work).toBeFocused();

      await page.setViewportSize({ width: 375, height: 700 });
      const open = page.getByRole("button", { name: "Open the menu" });
      const fees = page.getByRole("link", { name: "Fees" });
      await expect(fees).toBeHidden();
      await open.focus();
      await page.keyboard.press("Enter");
      await expect(fees).toBeVisible();
      await expect(houses).toBeVisible();
      const sheet = await page.locator("nav[popover]").boundingBox();
      expect([sheet?.width, sheet?.height]).toEqual([375, 700]);
      await page.keyboard.press("Escape");
      await expect(fees).toBeHidden();
      await expect(open).toBeFocused();

      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Close the menu" }).click();
      await expect(fees).toBeHidden();
    },
  );
});

test("in the shop a sheet opens in the preview's own box, not over the window", async ({ page }) => {
  await page.goto("/bullet/components/elements/sections/header/mark-links-button");
  const preview = page.getByRole("group", { name: "Mark, links, button, live preview" });
  await page.getByRole("radio", { name: "Phone, 375 pixels" }).first().check();
  const open = preview.getByRole("button", { name: "Open the menu" });
  const fees = preview.getByRole("link", { name: "Fees" });
  await expect(fees).toBeHidden();
  await open.click();
  await expect(fees).toBeVisible();
  const [sheet, box] = [await preview.locator("nav").first().boundingBox(), await preview.boundingBox()];
  expect(sheet?.width).toBeLessThanOrEqual(376);
  expect(sheet?.x).toBeGreaterThanOrEqual((box?.x ?? 0) - 1);
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1);
  await preview.getByRole("button", { name: "Close the menu" }).focus();
  await page.keyboard.press("Escape");
  await expect(fees).toBeHidden();
  await expect(open).toBeFocused();
});
