import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/server/errors";
import { guardScript } from "@/lib/server/guard/guard";
import { guardHash } from "@/lib/server/guard/guard-hash";
import { renderNotTaken, renderThanks } from "./respond";

const nasty = `</textarea></title><script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;
function textOf(tree: Nodes): string {
  const texts: string[] = [];
  visit(tree, "text", ({ value }) => void texts.push(value));
  return texts.join("");
}

const treeOf = async (response: Response) => fromHtml(await response.text());

describe("the page that says why not", () => {
  it("gives back what was typed, as text and nothing else", async () => {
    const error = new AppError("too_large", undefined, { sentence: `“${nasty}” is too long.` });
    const typed: [string, string][] = [
      [nasty, nasty],
      ["note", "\nfirst line was empty"],
      ["_next", nasty],
      ["_next", "/second"],
      ["_topic", ""],
    ];
    const response = await renderNotTaken(error, typed, "/api/forms/x/y");
    expect(response.status).toBe(413);
    const tree = await treeOf(response);
    expect(selectAll("script, img", tree).map(textOf)).toEqual([guardScript]);
    expect(textOf(select('[role="alert"]', tree) ?? tree)).toContain(nasty);
    const fields = selectAll("textarea", tree);
    expect(fields.map((field) => [field.properties.name, textOf(field)])).toEqual(typed.slice(0, 2));
    expect(
      selectAll('input[type="hidden"]', tree).map(({ properties }) => [properties.name, properties.value]),
    ).toEqual([["_next", nasty]]);
    expect(select("form", tree)?.properties).toMatchObject({ method: "post", action: "/api/forms/x/y" });
  });

  it("says when to come again", async () => {
    const error = new AppError("rate_limited", undefined, { retryAfter: 90 });
    const response = await renderNotTaken(error, [["name", "Ada"]], "/");
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("90");
  });

  it("points to the browser's own form when nothing could be read", async () => {
    const tree = await treeOf(await renderNotTaken(new AppError("too_large"), [], "/"));
    expect(select("form", tree)).toBeUndefined();
    expect(textOf(tree)).toContain("back button");
  });
});

describe("every page", () => {
  it("is kept out of search engines and caches, and runs nothing but the guard", async () => {
    const site = { hostName: nasty, siteUrl: "https://marram.example/" };
    for (const response of [await renderThanks(null), await renderThanks(site)]) {
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-security-policy")).toContain(`default-src 'none'; script-src ${guardHash};`);
      const tree = await treeOf(response);
      expect(selectAll("script, img", tree).map(textOf)).toEqual([guardScript]);
      expect(select("html", tree)?.properties.lang).toBe("en");
    }
  });
});
