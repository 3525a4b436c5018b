import { describe, expect, test } from "vitest";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { type DeliverOptions, deliver } from "@/lib/code/formats/deliver";
import { publicOrigin } from "@/lib/server/public-address";
import { compareCopy } from "./compare";

const ticket = findSection("silcrow-cta-ticket") as Section;
const address = "https://boats.example/about";
const compare = (code: string) => compareCopy({ code, address, origin: publicOrigin });
const copyOf = async (options: Omit<DeliverOptions, "origin">) =>
  (await deliver({ ...options, origin: publicOrigin })).code;

describe("a copy beside today's section", () => {
  test("shows the same words in both, each with its styles", async () => {
    const content = { ...ticket.sample, title: "Say it in a boat" };
    const code = await copyOf({ section: ticket, product: "super", content });
    const { before = "", after } = await compare(code);
    for (const html of [before, after]) {
      expect(html).toContain("Say it in a boat");
      expect(html).toMatch(/@container|mask-image/);
    }
    expect(before).toContain("shadowrootmode");
    // What a preview gives away is no copy.
    expect(after).not.toContain("data-silcrow");
  });

  test("opens a header as its script would", async () => {
    const section = findSection("silcrow-header-marker-strip") as Section;
    const { before = "" } = await compare(await copyOf({ section, product: "super" }));
    expect(before).toMatch(/<div><template shadowrootmode="open">/);
  });

  test("runs nothing that stands in the code", async () => {
    const code = await copyOf({ section: ticket, product: "super" });
    const bad = code.replace(
      "<section",
      '<img src="x" onerror="alert(1)"><script>alert(2)</script><iframe src="https://evil.example"></iframe><a href="javascript:alert(3)">x</a><section',
    );
    const { before = "" } = await compare(bad);
    expect(before).toContain("<section");
    for (const one of ["alert(1)", "alert(2)", "alert(3)", 'evil.example"', "onload", "customElements"])
      expect(before).not.toContain(one);
    expect(before.match(/<script/g)).toHaveLength(1);
  });

  test("is today's alone where the styles are in another file", async () => {
    const code = await copyOf({ section: ticket, product: "super", format: "vue" });
    const html = /<template>(.*)<\/template>/s.exec(code)?.[1] ?? "";
    expect((await compare(html)).before).toBeUndefined();
  });

  test("is refused for a card, and for what is no copy", async () => {
    const card = listSections("super").find(({ category }) => category === "callout-card") as Section;
    await expect(compare(await copyOf({ section: card, product: "super" }))).rejects.toThrow("comparison of a card");
    await expect(compare("<p>Hello</p>")).rejects.toThrow("no section of ours");
  });
});
