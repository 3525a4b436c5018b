import { expect, type Page } from "@playwright/test";
import { type Box, differences, measureSection } from "@/e2e/support/geometry";
import { test as base } from "@/e2e/support/host-test";
import { previewIn } from "@/e2e/support/previews";
import { openProject, type Project, type ProjectName, projectKinds } from "@/e2e/support/projects";
import { filesOf, viewport } from "@/e2e/support/proofs/tools";
import { findSections, isDueAtLength } from "@/e2e/support/sections";
import { isFullRun } from "@/tools/dev/test-scope";

/** What a developer puts into a React project stands there as in its preview: with Tailwind, with Bootstrap, with neither. */
const more = ["cta/ticket", "hero/split-ledger", "team/roster", "landing-pages/evening-course"];
const sections = (await findSections()).filter(
  (section) =>
    section.category !== "callout-card" && (isDueAtLength(section) || (isFullRun && more.includes(section.folder))),
);

const test = base.extend<object, { projects: (name: ProjectName) => Promise<Project> }>({
  projects: [
    async ({ studio, hosts }, use) => {
      const { findSection } =
        await studio.load<typeof import("@/lib/catalogue/catalogue")>("lib/catalogue/catalogue.ts");
      const { printThemeFile } = await studio.load<typeof import("@/lib/code/formats/react/react-styling")>(
        "lib/code/formats/react/react-styling.ts",
      );
      const open = new Map<ProjectName, Promise<Project>>();
      const begin = async (name: ProjectName) => {
        const copies = await Promise.all(
          sections.map(async ({ id, folder, lines: [product = "bullet"] }) => {
            const section = findSection(id);
            if (!section) throw new Error(`${folder} is not in the catalogue`);
            const files = await filesOf({ studio, hosts, section } as Parameters<typeof filesOf>[0], {
              product,
              format: projectKinds[name].format,
            });
            return [folder, files] as const;
          }),
        );
        return openProject(name, new Map(copies), printThemeFile());
      };
      await use((name) => {
        const project = open.get(name) ?? begin(name);
        open.set(name, project);
        return project;
      });
      for (const project of open.values()) await (await project).close();
    },
    { scope: "worker" },
  ],
});

/** That of previews (lib/code/previews/chrome-free.ts). */
const typeface = `@font-face { font-family: Inter; src: url("/fonts/inter.woff2") format("woff2"); font-weight: 100 900; }
html, body { font-family: Inter, sans-serif !important }`;

test.describe.configure({ mode: "default" });

for (const name of Object.keys(projectKinds) as ProjectName[]) {
  for (const {
    id,
    folder,
    lines: [product = "bullet"],
  } of sections) {
    test(`${folder} stands in a project with ${name === "plain" ? "styles of its own" : name} as in its preview`, async ({
      page,
      projects,
      studio,
    }) => {
      const project = await projects(name);
      await page.setViewportSize(viewport);
      await page.goto(`${studio.origin}/${product}/page/${id}`);
      const wanted = [await previewIn(page, "hostile", "light"), await previewIn(page, "hostile", "dark")];

      // Pictures and the typeface of the previews lie in our own folder.
      await page.route(/\/(?:art|fonts)\//, (route) => route.fulfill({ path: publicFile(route.request().url()) }));
      await page.goto(project.address(folder));
      await page.addStyleTag({ content: typeface });
      const section = `[data-sc="${id.replace("silcrow-", "")}"]`;
      await page.locator(section).waitFor({ state: "attached" });
      const isRewritten = !projectKinds[name].browsers;
      const schemes = isRewritten ? (["light"] as const) : (["light", "dark"] as const);
      for (const [index, scheme] of schemes.entries()) {
        await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), scheme === "dark");
        const boxes = await measureSection(page, section);
        const inOtherScheme = isRewritten ? await partsOfOtherScheme(page, section) : new Set<number>();
        // Where light-dark() is rewritten, a part with a scheme of its own has the page's colours (decision 0061).
        const asHere = (wanted[index] ?? []).map((box, at) =>
          inOtherScheme.has(at) ? { ...box, ...pick(boxes?.[at], box) } : box,
        );
        const found = differences(asHere, boxes);
        expect(found.slice(0, 10), scheme).toEqual([]);
      }
    });
  }
}

/** Places, in document order with the section as the first, of what stands in a part whose scheme isn't the page's. */
async function partsOfOtherScheme(page: Page, selector: string): Promise<Set<number>> {
  const places = await page.evaluate((name) => {
    const section = document.querySelector(name);
    if (!section) return [];
    const scheme = getComputedStyle(section).colorScheme;
    return [section, ...section.querySelectorAll("*")].flatMap((element, index) => {
      const own = getComputedStyle(element).colorScheme;
      return own !== scheme && own.includes("dark") ? [index] : [];
    });
  }, selector);
  return new Set(places);
}

const pick = (actual: Box | undefined, { color, background }: Box) => ({
  color: actual?.color ?? color,
  background: actual?.background ?? background,
});

const publicFile = (address: string) => `public${decodeURI(new URL(address).pathname)}`;
