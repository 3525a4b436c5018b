import type { Page } from "@playwright/test";
import { listSections } from "./support/catalogue";
import { type Box, differences, measureSection, previewed } from "./support/geometry";
import type { HostName } from "./support/hosts/host";
import { type Hosts, startHosts } from "./support/hosts/server";
import { copyAsOwner } from "./support/owner-copies";
import { expect, test } from "./support/test";

/**
 * What a buyer is given and pastes renders in their site exactly like the preview: every section, both lines, three host pages,
 * at first paint, after hydration, after leaving and coming back, and in the host's dark scheme.
 */
let hosts: Hosts;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.close());

// Tall enough that nothing sticks to the window's edge, which previews and hosts have in different places.
const viewport = { width: 1440, height: 4000 };

for (const product of ["bullet", "super"] as const) {
  for (const host of ["bullet", "super", "hostile"] satisfies HostName[]) {
    test(`${product} sections stand in a ${host} page as in their preview`, async ({
      page,
      request,
      baseURL,
      login,
      allowConsole,
    }) => {
      test.setTimeout(180_000);
      await login({ isLifetime: true });
      const copyOf = copyAsOwner(page);
      allowConsole(expected);
      const console: string[] = [];
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && console.push(message.text()));
      page.on("pageerror", (error) => console.push(String(error)));

      for (const section of await listSections(request, product)) {
        if (section.category === "callout-card") continue;
        await test.step(section.id, async () => {
          const preview = `${baseURL}/${product}/page/${section.id}`;
          const copy = await copyOf({ sectionId: section.id, product });
          const snippet = copy.replace(/^super-embed:/, "");
          const tag = /^<(sc-[\w-]+)>/.exec(snippet)?.[1] ?? "";
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
          const wanted = (await previewIn(page, "light")) ?? [];
          const wantedDark = (await previewIn(page, "dark", papers[host])) ?? [];
          compare("first paint", wanted, atFirstPaint);

          await page.setViewportSize(viewport);
          await page.goto(hosts.address(host, pasted));
          await page.locator("html[data-hydrated]").waitFor();
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

          await page.goto(hosts.address(host, pasted, { dark: true }));
          await page.locator("html[data-hydrated]").waitFor();
          compare("dark", wantedDark, await measureSection(page, tag));

          await page.goto(hosts.address(host, `<div style="height:${wanted[0]?.height}px;width:100%"></div>`));
          await page.locator("html[data-hydrated]").waitFor();
          expect(await measureHost(page), "nothing of the host has changed").toEqual(withSection);
          expect(problems.slice(0, 12)).toEqual([]);
          expect(console.filter((text) => !expected.test(text))).toEqual([]);
        });
      }
    });
  }
}

/** The script we held back on purpose, and Chromium's word on a template that arrives by innerHTML. */
const expected = /net::ERR_FAILED|declarative Shadow DOM is not being parsed/;

/** Sections stand on the paper of their host: what each host calls its dark page, where it is not our own. */
const papers: Record<HostName, string | undefined> = { bullet: "#2f3437", super: undefined, hostile: undefined };

/** The preview in one scheme, on the host's paper. */
async function previewIn(page: Page, scheme: "light" | "dark", paper?: string) {
  await page.evaluate(
    ([theme, color]) => {
      document.documentElement.setAttribute("data-theme", theme);
      if (color) document.documentElement.style.setProperty("--bg-color", color);
    },
    [scheme, paper] as const,
  );
  return measureSection(page, previewed);
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
