import { expect, type Page } from "@playwright/test";
import { type Box, differences } from "@/e2e/support/geometry";
import { hosts as builders } from "@/lib/hosts/hosts";
import type { HostModel } from "@/lib/hosts/models";
import { superHost } from "@/lib/hosts/super";
import type { ProofCase } from "@/tools/sections/proof-cases";
import { openHydrated, type Tools } from "./tools";

const stretch = "<style>#block-embed { align-self: stretch; width: 100% }</style>";
/** The class that both builders give their callouts. */
const anyCallout = `.${superHost.classes.callout}`;

/** The callouts of a model page and those of a preview. */
const shown = ["#block-embed", ...Object.values(builders).map(({ page }) => `main > ${page.frame}`)]
  .map((within) => `${within} ${anyCallout}`)
  .join();

const tall = { width: 1440, height: 3000 };

/**
 * A callout card is CSS for the builder's own callouts. Here the callouts of its preview stand in the model pages under
 * the hosts' own stylesheets: restyled as in the preview by the code of their line, left alone by the other line's.
 * (That the preview's markup is the builder's is held by lib/code/formats/callout/callout-page.test.ts.)
 */
export async function restylesCallouts(
  { page, hosts, studio, section }: Tools,
  { product, trade }: Extract<ProofCase, { proof: "callout" }>,
): Promise<void> {
  // Written out: with lib/urls/urls every new address of the shop would make all evidence stale.
  const preview = `${studio.origin}/${product}/page/${section.id}${trade === undefined ? "" : `/${trade}`}`;
  const html = await (await page.request.get(preview)).text();
  const code = html.slice(html.lastIndexOf("<style>"), html.lastIndexOf("</style>") + 8);
  await page.setViewportSize(tall);
  await page.goto(preview);
  const callouts = await page
    .locator(anyCallout)
    .evaluateAll((all) => all.map((callout) => callout.outerHTML).join(""));

  const show = async (host: HostModel, head: string, dark = false) => {
    await page.setViewportSize(tall);
    await openHydrated(page, hosts.address(host, callouts, { dark, head: `${stretch}${head}` }));
  };
  const setTheme = (theme: string) =>
    page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
  const grounds = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((callout) => getComputedStyle(callout).backgroundColor));

  for (const dark of [false, true]) {
    await show(product, code, dark);
    const actual = await measureCallouts(page);
    const width = Math.round(actual[0]?.width ?? 0);
    await page.goto(preview);
    await setTheme(dark ? "dark" : "light");
    const own = (await measureCallouts(page))[0]?.width ?? 0;
    await page.setViewportSize({ ...tall, width: tall.width - Math.round(own) + width });
    const wanted = await measureCallouts(page);
    expect(differences(wanted, actual).slice(0, 10), dark ? "dark" : "light").toEqual([]);
  }

  if (product === "super") {
    // A template's own rules for headings and links reach into a callout, as they should; the card stands.
    await show("hostile", code);
    const actual = await grounds(`.${superHost.classes.embed} ${anyCallout}`);
    await page.goto(preview);
    await setTheme("light");
    expect(actual).toEqual(await grounds(anyCallout));
  }

  await show(product, "");
  const untouched = await measureRest(page);
  await show(product, code);
  expect(await measureRest(page), "nothing else of the host has changed").toEqual(untouched);

  const other = product === "bullet" ? "super" : "bullet";
  await show(other, "");
  const plain = await measureCallouts(page);
  await show(other, code);
  expect(await measureCallouts(page), "the other builder's callouts are left alone").toEqual(plain);
}

/** What is seen of every callout, each element relative to its callout. */
async function measureCallouts(page: Page): Promise<Box[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture without a size of its own has none before it is there, and the page has loaded without the lazy ones.
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((callout) => {
        const origin = callout.getBoundingClientRect();
        return [callout, ...callout.querySelectorAll("*")].flatMap((element, index) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          if (width === 0 || height === 0 || element.closest("svg")) return [];
          const { color, backgroundColor } = getComputedStyle(element);
          const path = `${index}:${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
          // A picture has no text whose colour could show.
          const isPicture = element.tagName === "IMG";
          return {
            path,
            x: x - origin.x,
            y: y - origin.y,
            width,
            height,
            color: isPicture ? "" : color,
            background: backgroundColor,
          };
        });
      }),
    shown,
  );
}

/** Size and look of what is the host's own. */
function measureRest(page: Page): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll("#app h1, #app h2, #app nav, #app nav *, #app ul, #app p, #app footer")]
        .filter((element) => !element.closest(selector))
        .map((element) => {
          const { x, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize } = getComputedStyle(element);
          return [element.tagName, ...[x, width, height].map(Math.round), color, backgroundColor, fontSize].join(" ");
        }),
    anyCallout,
  );
}
