import { expect, type Page } from "@playwright/test";
import { type Box, differences, measureSection } from "@/e2e/support/geometry";
import { previewIn } from "@/e2e/support/previews";
import { superHost } from "@/lib/hosts/super";
import type { ProofCase } from "@/tools/sections/proof-cases";
import { filesOf, openHydrated, type Tools, viewport } from "./tools";

/** The script we hold back on purpose, and Chromium's word on a template that arrives by innerHTML. */
export const expectedNoise = /net::ERR_FAILED|declarative Shadow DOM is not being parsed/;

/**
 * A pasted section renders exactly like the preview of the same fit: at first paint, after hydration, after leaving and
 * coming back, when its page is reached by client navigation, and in the host's dark scheme; nothing of the host changes.
 */
export async function standsAsInPreview(
  tools: Tools,
  { product, host, trade }: Extract<ProofCase, { proof: "pasted" }>,
): Promise<void> {
  const { page, hosts, studio, section } = tools;
  const console: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && console.push(message.text()));
  page.on("pageerror", (error) => console.push(String(error)));

  // The public preview has a margin of its own; a copy keeps the left edge of its column.
  const preview = `${studio.origin}/${product}/page/${section.id}${trade ? `/${trade}` : ""}?width=column`;
  const content = section.examples.find((example) => example.trade === trade)?.content;
  const copy = (await filesOf(tools, { product, content }))[0]?.code ?? "";
  const snippet = copy.replace(superHost.pasting.marker, "");
  const tag = /^<(sc-[\w-]+)[\s>]/.exec(snippet)?.[1] ?? "";
  // The marker is for Super's code blocks, which take it off again.
  const pasted = host === "bullet" ? snippet : copy;
  const problems: string[] = [];
  const compare = (state: string, wanted: Box[], actual: Box[] | null) =>
    problems.push(...differences(wanted, actual).map((difference) => `${state}: ${difference}`));

  await page.setViewportSize(viewport);
  await page.route("**/client.js", (route) => route.abort());
  await page.goto(hosts.address(host, pasted));
  const atFirstPaint = await measureSection(page, tag);
  const width = Math.round(atFirstPaint?.[0]?.width ?? 0);
  expect(width, "the section fills the column").toBeGreaterThan(600);
  await page.unroute("**/client.js");

  await page.setViewportSize({ ...viewport, width });
  await page.goto(preview);
  const wanted = await previewIn(page, host, "light");
  const wantedDark = await previewIn(page, host, "dark");
  compare("first paint", wanted, atFirstPaint);

  await page.setViewportSize(viewport);
  await openHydrated(page, hosts.address(host, pasted));
  compare("hydrated", wanted, await measureSection(page, tag));
  const withSection = await measureHost(page);

  await page.getByRole("button", { name: "other" }).click();
  await expect(page.locator(tag)).toHaveCount(0);
  await page.getByRole("button", { name: "home" }).click();
  compare("back again", wanted, await measureSection(page, tag));

  // Scripts of a block may run any number of times.
  await page.evaluate(
    (code) => {
      for (let run = 0; run < 5; run++) {
        // biome-ignore lint/security/noGlobalEval: builders evaluate the scripts of a block
        // biome-ignore lint/complexity/noCommaOperator: in the global scope
        (0, eval)(code);
      }
    },
    snippet.slice(snippet.lastIndexOf("<script>") + 8, snippet.lastIndexOf("</script>")),
  );
  compare("script run five times", wanted, await measureSection(page, tag));

  await openHydrated(page, hosts.address(host, pasted, { start: "other" }));
  await page.getByRole("button", { name: "home" }).click();
  await expect(page.locator(tag)).toHaveCount(1);
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const look = () => (document.querySelector(name)?.shadowRoot ? resolve(null) : requestAnimationFrame(look));
        look();
        setTimeout(resolve, 2_000);
      }),
    tag,
  );
  compare("first reached by navigation", wanted, await measureSection(page, tag));

  await openHydrated(page, hosts.address(host, pasted, { dark: true }));
  compare("dark", wantedDark, await measureSection(page, tag));

  await openHydrated(page, hosts.address(host, `<div style="height:${wanted[0]?.height}px;width:100%"></div>`));
  expect(await measureHost(page), "nothing of the host has changed").toEqual(withSection);
  expect(problems.slice(0, 12)).toEqual([]);
  expect(console.filter((text) => !expectedNoise.test(text))).toEqual([]);
}

/** Place and look of everything that is the host's own. */
function measureHost(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("#app *")]
      .filter((element) => !element.closest("#block-embed"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontFamily, fontSize } = getComputedStyle(element);
        return [
          element.tagName,
          ...[x, y, width, height].map(Math.round),
          color,
          backgroundColor,
          fontFamily,
          fontSize,
        ].join(" ");
      }),
  );
}
