import { describe, expect, test } from "vitest";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { formatCompositionId } from "@/lib/catalogue/content/composition-id";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { type DeliverOptions, deliver } from "@/lib/code/formats/deliver";
import { parseSectionCode } from "@/lib/code/parse/read";
import { AppError } from "@/lib/server/errors";
import { publicOrigin } from "@/lib/server/public-address";
import { buildPageWith, pageAddress as url } from "@/tools/test/samples/sample-page";
import { readPageOfSite } from "./read-page";

const read = (html: string) => readPageOfSite({ url, html });

const copyOf = async (options: Omit<DeliverOptions, "origin">) =>
  (await deliver({ ...options, origin: publicOrigin })).code.replace(/^(?:super-embed:|<!-- \S+ -->)/, "");

const section = (id: string) => findSection(`silcrow-${id}`) as Section;
const ticket = section("cta-ticket");
const header = section("header-marker-strip");

describe("a copy that is broken", () => {
  test.each([0.2, 0.5, 0.8, 0.95])("is cut off after %d of its length", async (part) => {
    const code = await copyOf({ section: ticket, product: "super" });
    const { copies } = read(buildPageWith("super", { block: code.slice(0, code.length * part) }));
    expect(copies).toHaveLength(1);
    expect(copies[0]?.faults).toEqual(["cut"]);
  });

  test("is cut off before the script of a header", async () => {
    const code = await copyOf({ section: header, product: "super" });
    const { copies } = read(buildPageWith("super", { head: code.slice(0, code.indexOf("<script")) }));
    expect(copies[0]?.faults).toEqual(["cut"]);
  });

  test("stands there twice", async () => {
    const head = await copyOf({ section: header, product: "super" });
    const block = await copyOf({ section: ticket, product: "super" });
    const { copies } = read(buildPageWith("super", { head: head + head, block: `${block}<p></p>${block}` }));
    expect(copies.map(({ faults }) => faults)).toEqual([[], ["twice"], [], ["twice"]]);
  });

  test("stands there twice with other words, as somebody wants it", async () => {
    const one = await copyOf({ section: ticket, product: "super" });
    const content = { ...ticket.sample, title: "Say it once" };
    const other = await copyOf({ section: ticket, product: "super", content });
    const { copies } = read(buildPageWith("super", { block: `${one}<p></p>${other}` }));
    expect(copies.map(({ faults }) => faults)).toEqual([[], []]);
  });

  test("is read by visitors as code", async () => {
    const code = await copyOf({ section: ticket, product: "super" });
    const shown = `<pre class="notion-code"><code>super-embed:${code.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code></pre>`;
    const { copies } = read(buildPageWith("super", { block: shown }));
    expect(copies).toMatchObject([{ sectionId: ticket.id, version: ticket.version, faults: ["shown"] }]);
    expect((await parseSectionCode({ code: copies[0]?.code ?? "" })).content).toEqual(ticket.sample);
  });

  test("stands in the wrong box", async () => {
    const block = await copyOf({ section: header, product: "super" });
    const end = await copyOf({ section: ticket, product: "super" });
    const { copies } = read(buildPageWith("super", { block, end }));
    expect(copies.map(({ sectionId, faults }) => [sectionId, faults])).toEqual([
      [header.id, ["inside"]],
      [ticket.id, ["outside"]],
    ]);
  });

  test("was copied for another builder", async () => {
    const { copies } = read(buildPageWith("super", { head: await copyOf({ section: header, product: "bullet" }) }));
    expect(copies[0]?.faults).toEqual(["otherLine"]);
  });

  test("says nothing of itself any more, or what can't be read", async () => {
    const code = await copyOf({ section: ticket, product: "super" });
    const without = code.replace(/ data-silcrow='[^']*'/, "");
    const damaged = code.replace(/data-silcrow='[^']*'/, "data-silcrow='cta-tick'");
    expect(read(buildPageWith("super", { block: without })).copies).toMatchObject([
      { sectionId: ticket.id, version: undefined, faults: ["unnamed"] },
    ]);
    expect(read(buildPageWith("super", { block: damaged })).copies).toMatchObject([
      { sectionId: ticket.id, version: undefined, faults: ["damaged"] },
    ]);
  });

  test("stands in another", async () => {
    const one = await copyOf({ section: ticket, product: "super", format: "no-script" });
    const inner = await copyOf({ section: section("stats-before-after-bars"), product: "super", format: "no-script" });
    const { copies } = read(buildPageWith("super", { block: one.replace("<h2", () => `${inner}<h2`) }));
    expect(copies.at(-1)?.faults).toContain("nested");
  });
});

test("a picture of the site itself is told by its whole address", async () => {
  const code = await copyOf({ section: section("stats-with-names"), product: "super" });
  const { copies } = read(buildPageWith("super", { block: code.replace(/src="[^"]*"/, 'src="/ada.png"') }));
  const { content } = await parseSectionCode({ code: copies[0]?.code ?? "" });
  expect(JSON.stringify(content)).toContain('"https://boats.example/ada.png"');
});

describe("a page", () => {
  test("has copies of apps, which bring their styles elsewhere", async () => {
    const code = await copyOf({ section: ticket, product: "super", format: "vue" });
    const html = /<template>(.*)<\/template>/s.exec(code)?.[1] ?? "";
    const { copies } = read(`<!doctype html><body><main><h1>App</h1>${html}</main>`);
    expect(copies).toMatchObject([{ sectionId: ticket.id, format: "vue", faults: [] }]);
  });

  test("has a page that was put together", async () => {
    const id = formatCompositionId([ticket.id, "silcrow-stats-before-after-bars"]);
    const composed = findDrawable(id) as Section;
    const { copies } = read(buildPageWith("super", { block: await copyOf({ section: composed, product: "super" }) }));
    expect(copies).toMatchObject([{ sectionId: id, faults: [] }]);
  });

  test("has a card whose styles were cut off", async () => {
    const card = listSections("super").find(({ category }) => category === "callout-card") as Section;
    const css = await copyOf({ section: card, product: "super" });
    expect(read(buildPageWith("super", { css: css.slice(0, -20) })).copies).toMatchObject([
      { sectionId: card.id, faults: ["cut"] },
    ]);
  });

  test("has copies in the strings of its scripts alone", async () => {
    const code = await copyOf({ section: ticket, product: "super" });
    const inner = JSON.stringify({ children: [{ html: code }] });
    const flight = `self.__next_f.push([1,${JSON.stringify(`5:${inner}\n`)}])`.replaceAll("</", "<\\/");
    const single = `JSON.parse('${inner.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}')`.replaceAll("</", "<\\/");
    for (const script of [inner.replaceAll("</", "<\\/"), flight, single]) {
      const { copies } = read(buildPageWith("super", { end: `<script>${script}</script>` }));
      expect(copies).toMatchObject([{ sectionId: ticket.id, faults: ["scripted"] }]);
      expect((await parseSectionCode({ code: copies[0]?.code ?? "" })).content).toEqual(ticket.sample);
    }
  });

  test("isn't refused for a string of its scripts that is too much", async () => {
    const code = await copyOf({ section: ticket, product: "super" });
    const huge = JSON.stringify(`<div data-silcrow="x">${"<b></b>".repeat(60_000)}`).replaceAll("</", "<\\/");
    const { copies } = read(buildPageWith("super", { block: code, end: `<script>push(${huge})</script>` }));
    expect(copies).toMatchObject([{ sectionId: ticket.id, faults: [] }]);
  });

  // From each of the signs to the end, this would take minutes.
  test.each(['"\\', "'\\", '"', "/*"])("is read to its end once, however often %s stands in it", (sign) => {
    const flood = `data-silcrow= ${sign.repeat(400_000)}`;
    const html = buildPageWith("super", {
      end: `<script>${flood}</script>`,
      css: `/* silcrow cta-ticket@1.0.0 */${flood}`,
    });
    expect(read(html).copies.length).toBeLessThan(2);
  });

  test("that lies is told as it is", () => {
    const lie = (marker: string) => `<div data-silcrow='${marker}'><p>Hello</p></div>`;
    const { copies, strangers } = read(
      buildPageWith("super", {
        block: lie("cta-nothing@1.0.0 super paste") + lie("cta-ticket@99.0.0 super paste") + lie(""),
      }),
    );
    expect(strangers).toBe(2);
    expect(copies).toMatchObject([{ sectionId: ticket.id, version: "99.0.0" }]);
  });

  test("with ten thousand markers costs no more than sixty", () => {
    const marked = '<p data-silcrow=\'cta-ticket@1.0.0 super paste {"values":{"title":"x"}}\'></p>'.repeat(10_000);
    const { copies, more } = read(buildPageWith("super", { block: marked }));
    expect(copies).toHaveLength(60);
    expect(more).toBe(9_940);
  });

  test("whose elements stand in one another without end is refused", () => {
    const nested = "<div data-sc='cta-ticket'>".repeat(5_000);
    expect(() => read(buildPageWith("super", { block: nested }))).toThrow(AppError);
  });

  test("names the other pages of its site", () => {
    const links = `<a href="/fares#top">a</a><a href="https://www.boats.example/fares/?utm=1">b</a><a href="https://other.example/">c</a>
      <a href="https://boats.example//">i</a><a href="/.//other.example/x">j</a><a href="https://boats.example/${"/".repeat(900)}">k</a>
      <a href="mailto:a@b.c">d</a><a href="/timetable.pdf">e</a><a href="about">f</a><a href="javascript:alert(1)">g</a>
      <template id="sc-header-marker-strip"><nav data-sc="header-marker-strip"><a href="/from-our-header">h</a></nav></template>`;
    expect(read(`<!doctype html><body><main><p>Boats</p>${links}</main>`).links).toEqual([
      "https://boats.example/fares",
      "https://boats.example/",
      "https://boats.example//other.example/x",
      "https://boats.example/from-our-header",
    ]);
  });
});
