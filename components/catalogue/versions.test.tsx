import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { collectPieces } from "@/lib/api/markdown/pieces";
import { printMarkdown } from "@/lib/api/markdown/print";
import { listSections, type Section } from "@/lib/catalogue/catalogue";
import { getReaderAddress } from "@/lib/seo/markdown-pages";
import { Changelog } from "./changelog";
import { RecentMark } from "./recent-mark";
import { listFacts } from "./section/facts";
import { WhatChanged } from "./section/what-changed";

vi.mock("next/navigation", () => ({ useRouter: () => ({ prefetch() {}, push() {} }) }));

const [one, two] = listSections();
if (!one || !two) throw new Error("the catalogue is empty");

const changes: Section["changes"] = [
  { version: "1.1.0", date: "2026-12-03", text: "The stub can have a picture." },
  { version: "1.0.0", date: "2026-12-01", text: "First version." },
];
const changed: Section = { ...one, changes, version: "1.1.0", added: "2026-12-01", updated: "2026-12-03" };

const textOf = async (page: React.ReactNode) => printMarkdown(await collectPieces(page), getReaderAddress);

describe("what is said of a section’s versions", () => {
  it("is a part of its page, newest first, where there is more than one", async () => {
    const html = renderToStaticMarkup(<WhatChanged changes={changes} />);
    const words = html.replace(/<[^>]+>/g, " ");
    expect(words).toMatch(
      /What changed.*Version 1\.1\.0.*picture.*December 3, 2026.*Version 1\.0\.0.*December 1, 2026/s,
    );
    expect(html).toContain('<time dateTime="2026-12-03">');
    expect(await textOf(<WhatChanged changes={changes} />)).toMatch(/## What changed\n.*1\.1\.0.*picture/s);
  });

  it("is a line of its facts", () => {
    const listOf = (section: Section) => Object.fromEntries(listFacts({ section, product: "bullet", copies: [] }));
    expect(listOf(changed)).toMatchObject({ Version: "1.1.0, since December 3, 2026", Added: "December 1, 2026" });
    const [, first] = changes;
    const alone: Section = { ...changed, changes: [first ?? changes[0]], version: "1.0.0", updated: "2026-12-01" };
    expect(listOf(alone)).toMatchObject({ Version: "1.0.0, since December 1, 2026" });
    expect(listOf(alone)).not.toHaveProperty("Added");
    expect(renderToStaticMarkup(<WhatChanged changes={alone.changes} />)).toBe("");
  });
});

describe("what’s new", () => {
  it("reads well as Markdown", async () => {
    const text = await textOf(<Changelog sections={[changed, two]} />);
    expect(text).toMatch(/## December 3, 2026\n\nOne section changed/);
    expect(text).toMatch(/### \[.+\]\(.+\) 1\.1\.0\n\nThe stub can have a picture\./);
    expect(text).toMatch(/## December 1, 2026\n\nOne new section/);
    expect(text).toContain(`[${two.title}](`);
  });

  it("names no section where every one has changed", async () => {
    const all = [one, two].map((section) => ({ ...section, changes, added: "2026-12-01", updated: "2026-12-03" }));
    const text = await textOf(<Changelog sections={all} />);
    expect(text.match(/The stub can have a picture\./g)).toHaveLength(1);
    expect(text).toContain("### Everything");
  });
});

it("a mark says the day it begins, and needs the script that takes it away", () => {
  const html = renderToStaticMarkup(<RecentMark mark={{ kind: "Updated", since: "2026-12-03" }} />);
  expect(html).toMatch(/data-since="2026-12-03"/);
  expect(html).toMatch(/data-needs-script/);
  expect(html).toContain("Updated");
});
