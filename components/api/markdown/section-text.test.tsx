import { beforeAll, describe, expect, it } from "vitest";
import { collectPieces } from "@/lib/api/markdown/pieces";
import { printMarkdown } from "@/lib/api/markdown/print";
import { findSection, listSections, listTrades, type Section } from "@/lib/catalogue/catalogue";
import type { Field } from "@/lib/catalogue/content/form-field";
import { getEditorData } from "@/lib/catalogue/get-editor-data";
import { formatPrice, formatSize } from "@/lib/catalogue/words";
import { isDrawnInPage } from "@/lib/code/previews/preview";
import { summarizeCopies } from "@/lib/code/view/code-minimap";
import { getReaderAddress } from "@/lib/seo/markdown-pages";
import { listSitemapEntries } from "@/lib/seo/sitemap";
import { isFullRun } from "@/tools/dev/test-scope";
import { representatives } from "@/tools/sections/representatives";
import { SectionText } from "./section-text";

const pages = new Set(listSitemapEntries().map(({ url }) => url));

const namesIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    field.name,
    ...namesIn(field.kind === "group" ? field.fields : field.kind === "list" ? [field.item] : []),
  ]);

const ids = isFullRun
  ? listSections().map(({ id }) => id)
  : representatives.map((path) => `silcrow-${path.replace("/", "-")}`);

describe.each(ids)("the Markdown of %s", (id) => {
  let section: Section;
  let text: string;
  beforeAll(async () => {
    section = findSection(id) as Section;
    const pieces = await collectPieces(<SectionText section={section} lines={section.lines} />);
    text = printMarkdown(pieces, getReaderAddress);
  });

  it("has its price, its copies with their sizes, its fields and its sample", async () => {
    expect(text).toContain(`# ${section.title}\n\n> `);
    expect(text).toContain(`- Price: ${formatPrice(section.price)}, `);
    expect(text).toContain(`\`${id}\``);
    for (const { label } of listTrades(section)) expect(text).toContain(`, ${label}: https://`);
    const { copies } = await summarizeCopies(section, section.lines[0] ?? "bullet");
    const rows = [...text.matchAll(/^\| .+ \| .+ \| \d+ lines \| (\d+ KB) \|$/gm)].map(([, size]) => size);
    expect(rows).toEqual(copies.map(({ bytes }) => formatSize(bytes)));
    for (const line of section.lines) expect(text).toMatch(new RegExp(`## Put it on your ${line} site`, "i"));
    expect(text).toContain(`npx shadcn@latest add @silcrow/${id.replace("silcrow-", "")}\n`);
    expect(text).toContain("#command");
    if (!isDrawnInPage(section)) return;
    const { fields } = await getEditorData(section);
    for (const name of namesIn(fields).filter((name) => name !== "")) expect(text).toContain(`- \`${name}\` (`);
    const [, json = ""] = /```+json\n([\s\S]*?)\n```/.exec(text) ?? [];
    expect(JSON.parse(json)).toEqual(section.sample);
  });

  it("leads to pages that there are, and holds no code", () => {
    // Its sample may have links of its own, and what is said of a field the signs of one.
    const own = text.replace(/```+json\n[\s\S]*?\n```/, "");
    const links = [...own.matchAll(/(?<!\\)\]\(([^)]+)\)/g)].map(([, address = ""]) =>
      address.replace(/(\/index)?\.md$/, ""),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((address) => !pages.has(address))).toEqual([]);
    expect(text).not.toMatch(/<sc-|shadowrootmode|<template|customElements|className=|undefined|\[object/);
  });
});
