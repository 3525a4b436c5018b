import { load } from "cheerio";
import { afterAll, describe, expect, it } from "vitest";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { printPreview } from "@/lib/code/previews/preview-format";
import { renderSection } from "@/lib/code/render/render";
import { WorkerPool } from "@/lib/server/workers/pool";
import { poolLimits } from "@/lib/server/workers/run";
import { startWorker } from "@/lib/server/workers/start";
import { bulletSite } from "@/tools/dev/sites/bullet";
import { showSection } from "./show-section";

const html = "<!doctype html><title>Marram</title><main><h1>Houses</h1><p>On dunes.</p></main>";
const page = { url: "https://marram.example.com/", html };
const origin = "https://shop.example.com";

const sections = listSections().filter(({ category }) => category !== "callout-card");

describe("a section in somebody's page", () => {
  it.each(["hero", "callout-card"])("has its typefaces in the page, where they count: %s", async (category) => {
    const section = listSections().find((one) => one.category === category) as Section;
    const theme = { fonts: "book" } as const;
    const { html } = await showSection({ section, theme, origin, page: { ...page, html: bulletSite } });
    const styles = load(html)("style").text();
    expect(styles).toMatch(
      /@font-face \{\s*font-family: sc-literata;\s*src: url\("https:\/\/shop\.example\.com\/fonts\//,
    );
  });
});

it("stands in its column as a copy does that nobody has chosen a width for", async () => {
  const [section] = sections;
  if (!section) throw new Error("the catalogue is empty");
  const { html } = await showSection({ section, origin, page });
  const inColumn = printPreview(await renderSection({ section, origin, width: "column" }));
  const markup = inColumn.slice(inColumn.indexOf("</style>") + 8);
  expect(markup).toMatch(/^<div class=\w+ data-\w+=column>/);
  expect(html).toContain(JSON.stringify(markup).slice(1, -1).replaceAll("<", "\\u003c"));
});

describe("a page made to hold up who reads it", () => {
  const pool = new WorkerPool(() => startWorker({ warm: false }), { ...poolLimits, spare: 0, running: 1, cpu: 1_000 });
  afterAll(() => pool.close());

  const show = (html: string) => {
    const input = { sectionId: sections[0]?.id, origin, page: { ...page, html } };
    return pool.run({ name: "showSection", input }, { caller: "test" });
  };

  it("is ended with its worker, and the next page is shown", async () => {
    const hostile = `<p ${Array.from({ length: 400_000 }, (_, n) => ` a${n.toString(36)}`).join("")}>x`;
    expect(await show(hostile)).toMatchObject({ kind: "ended", reason: "time" });
    expect(await show(html)).toMatchObject({ value: { site: { title: "Marram" } } });
  }, 60_000);
});
