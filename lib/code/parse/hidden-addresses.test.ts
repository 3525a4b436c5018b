import { describe, expect, test } from "vitest";
import { findSection, listSections, type Section } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { publicOrigin } from "@/lib/server/public-address";
import { readPageOfSite } from "@/lib/sites/check/read-page";
import { buildPageWith, pageAddress as url } from "@/tools/test/samples/sample-page";
import { revealAddresses } from "./hidden-addresses";
import { parseSectionCode } from "./read";

const askUs = findSection("silcrow-faqs-ask-us") as Section;

/** An address as Cloudflare hides it. */
function hidden(address: string, key = 0x5a): string {
  const bytes = [...Buffer.from(address)].map((byte) => byte ^ key);
  return Buffer.from([key, ...bytes]).toString("hex");
}

/** What Cloudflare makes of a page: nothing of what stands between its comments. */
function rewritten(html: string): string {
  return html
    .split(/(<!--email_off-->[\s\S]*?<!--\/email_off-->|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>)/)
    .map((part, index) => (index % 2 === 1 ? part : withoutAddresses(part)))
    .join("");
}

function withoutAddresses(html: string): string {
  return html
    .replace(/href="mailto:([^"]+)"/g, (_, address: string) => `href="/cdn-cgi/l/email-protection#${hidden(address)}"`)
    .replace(/>([^<>]*)/g, (_, text: string) => {
      const span = (address: string) =>
        `<span class="__cf_email__" data-cfemail="${hidden(address)}">[email&#160;protected]</span>`;
      return `>${text.replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, span)}`;
    });
}

describe("a copy with a mail address", () => {
  test.each(["paste", "no-script"] as const)(
    "keeps it as %s on a site whose network hides addresses",
    async (format) => {
      const { code } = await deliver({ section: askUs, product: "super", format, origin: publicOrigin });
      expect(code).toMatch(/mailto:/);
      expect(rewritten(code)).toBe(code);
      // Were it not for the comments:
      expect(rewritten(code.replace(/<!--\/?email_off-->/g, ""))).toContain("data-cfemail");
      expect((await parseSectionCode({ code })).content).toEqual(askUs.sample);
    },
  );

  test("is the only one that says so", async () => {
    for (const section of listSections()
      .filter(({ category }) => category !== "callout-card")
      .slice(0, 20)) {
      const { code } = await deliver({ section, product: section.lines[0] ?? "bullet", origin: publicOrigin });
      expect(code.includes("<!--email_off-->"), section.id).toBe(
        /[^\s@"]@[\w-]+\.[a-z]/.test(JSON.stringify(section.sample)),
      );
    }
  });
});

describe("a copy whose addresses were hidden", () => {
  const older = async () => {
    const { code } = await deliver({ section: askUs, product: "super", origin: publicOrigin });
    return rewritten(code.replace(/<!--\/?email_off-->\n?/g, ""));
  };

  test("is read with its owner's own", async () => {
    const code = await older();
    expect(code).not.toMatch(/mailto:|hanne@/);
    const { content, leftovers } = await parseSectionCode({ code });
    expect(content).toEqual(askUs.sample);
    expect(leftovers).toEqual([]);
  });

  test("is read so from a page, too", async () => {
    const { copies } = readPageOfSite({
      url,
      html: buildPageWith("super", { block: (await older()).replace("super-embed:", "") }),
    });
    expect((await parseSectionCode({ code: copies[0]?.code ?? "" })).content).toEqual(askUs.sample);
  });
});

describe("a hidden address", () => {
  const code = hidden("ines+a@müller.example");
  test.each([
    [
      `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${code}">[email&#160;protected]</a>`,
      "ines+a@müller.example",
    ],
    [`<span data-cfemail='${code.toUpperCase()}' class=__cf_email__>[email protected]</span>`, "ines+a@müller.example"],
    [`<span class=__cf_email__ data-cfemail=${code}>x</span>`, "ines+a@müller.example"],
    [
      `<a href="https://a.example/cdn-cgi/l/email-protection#${code}">Mail</a>`,
      '<a href="mailto:ines+a@müller.example">Mail</a>',
    ],
    [
      `<a href='/cdn-cgi/l/email-protection#${hidden("a@b.example?subject=Hi&body=%22", 0)}'>M</a>`,
      "<a href='mailto:a@b.example?subject=Hi&amp;body=%22'>M</a>",
    ],
    [
      `<a href="/cdn-cgi/l/email-protection#${hidden('a@b"><script>')}">M</a>`,
      '<a href="mailto:a@b&quot;&gt;&lt;script&gt;">M</a>',
    ],
    [`<span data-cfemail="${hidden('"Ines Lund"@b.example')}">x</span>`, "&quot;Ines Lund&quot;@b.example"],
    [`<a href="//a.example/cdn-cgi/l/email-protection#${code}">M</a>`, '<a href="mailto:ines+a@müller.example">M</a>'],
    [
      `<a href=/cdn-cgi/l/email-protection#${hidden("a@b.example?subject=Hi onclick=x")}>M</a>`,
      "<a href=mailto:a@b.example?subject=Hi%20onclick=x>M</a>",
    ],
  ])("%s is read", (html, expected) => {
    expect(revealAddresses(html)).toBe(expected);
  });

  test.each([
    "",
    "5a",
    "5",
    "zz",
    hidden("no address"),
    hidden("a@\u0000b"),
    hidden("a@b\u0000.de"),
    "ff".repeat(3_000),
  ])("that is none stays: %s", (none) => {
    for (const html of [
      `<span data-cfemail="${none}">[email protected]</span>`,
      `<a href="/cdn-cgi/l/email-protection#${none}">`,
    ])
      expect(revealAddresses(html)).toBe(html);
  });
});
