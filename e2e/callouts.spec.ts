import type { Page } from "@playwright/test";
import { listSections } from "./support/catalogue";
import { type Box, differences } from "./support/geometry";
import type { HostName } from "./support/hosts/host";
import { type Hosts, startHosts } from "./support/hosts/server";
import { expect, test } from "./support/test";

/**
 * Callout cards are CSS for the builder's own callouts. Here the callouts of each preview stand in the host pages under
 * the hosts' own stylesheets: restyled as in the preview by the code of their line, left alone by the other line's.
 * (That the preview's markup is the builder's is held by lib/delivery/callout-page.test.ts.)
 */
let hosts: Hosts;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.close());

const stretch = "<style>#block-embed { align-self: stretch; width: 100% }</style>";

for (const product of ["bullet", "super"] as const) {
  test(`callout cards for ${product} restyle its callouts and nothing else`, async ({ page, request, baseURL }) => {
    test.setTimeout(180_000);
    const cards = (await listSections(request, product)).filter(({ category }) => category === "callout-card");
    expect(cards).toHaveLength(product === "bullet" ? 6 : 4);
    for (const { id } of cards) {
      await test.step(id, async () => {
        const preview = `${baseURL}/${product}/page/${id}`;
        const html = await (await request.get(preview)).text();
        const code = html.slice(html.lastIndexOf("<style>"), html.lastIndexOf("</style>") + 8);
        await page.setViewportSize({ width: 1440, height: 3000 });
        await page.goto(preview);
        const callouts = await page
          .locator(".notion-callout")
          .evaluateAll((all) => all.map((callout) => callout.outerHTML).join(""));

        const show = async (host: HostName, head: string, dark = false) => {
          await page.setViewportSize({ width: 1440, height: 3000 });
          await page.goto(hosts.address(host, callouts, { dark, head: `${stretch}${head}` }));
          await page.locator("html[data-hydrated]").waitFor();
        };
        for (const dark of [false, true]) {
          await show(product, code, dark);
          const actual = await measureCallouts(page);
          const width = Math.round(actual[0]?.width ?? 0);
          await page.goto(preview);
          await page.evaluate(
            (theme) => document.documentElement.setAttribute("data-theme", theme),
            dark ? "dark" : "light",
          );
          const own = (await measureCallouts(page))[0]?.width ?? 0;
          await page.setViewportSize({ width: 1440 - Math.round(own) + width, height: 3000 });
          const wanted = await measureCallouts(page);
          expect(differences(wanted, actual).slice(0, 10), dark ? "dark" : "light").toEqual([]);
        }

        if (product === "super") {
          // A template's own rules for headings and links reach into a callout, as they should; the card stands.
          await show("hostile", code);
          const grounds = await page
            .locator(".super-embed .notion-callout")
            .evaluateAll((all) => all.map((callout) => getComputedStyle(callout).backgroundColor));
          await page.goto(preview);
          await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
          const wanted = await page
            .locator(".notion-callout")
            .evaluateAll((all) => all.map((callout) => getComputedStyle(callout).backgroundColor));
          expect(grounds).toEqual(wanted);
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
      });
    }
  });
}

/** What is seen of every callout, each element relative to its callout. */
async function measureCallouts(page: Page): Promise<Box[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture without a size of its own has none before it is there, and the page has loaded without the lazy ones.
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "#block-embed .notion-callout, main > .notion-app .notion-callout, main > .super-root .notion-callout",
      ),
    ].flatMap((callout) => {
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
  );
}

/** Size and look of what is the host's own. */
function measureRest(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("#app h1, #app h2, #app nav, #app nav *, #app ul, #app p, #app footer")]
      .filter((element) => !element.closest(".notion-callout"))
      .map((element) => {
        const { x, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(element);
        return [element.tagName, ...[x, width, height].map(Math.round), color, backgroundColor, fontSize].join(" ");
      }),
  );
}
