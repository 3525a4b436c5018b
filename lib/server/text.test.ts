import { expect, it } from "vitest";
import { escapeHtml, removeBrackets, unescapeHtml } from "./text";

it("escapes what markup takes for itself, or some of it", () => {
  expect(escapeHtml(`<a href="x">Tom & Ann's</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;Tom &amp; Ann&#39;s&lt;/a&gt;");
  expect(escapeHtml(`<"&amp;">`, "&<")).toBe('&lt;"&amp;amp;">');
});

it("undoes any way of escaping once, and leaves other entities", () => {
  expect(unescapeHtml("&lt;&#60;&#X3C;&gt;&quot;&#34;&#39;&#x27;&apos;&amp;&#x26;")).toBe(`<<<>""'''&&`);
  expect(unescapeHtml("&amp;lt; &nbsp; &euro;")).toBe("&lt; &nbsp; &euro;");
});

it.each([
  ["www.example.com", "example.com"],
  ["example.com.", "example.com"],
  ["www.example.com.", "example.com"],
  ["www.com", "www.com"],
  ["www2.example.com", "www2.example.com"],
])("knows %s by %s", (host, bare) => expect(removeBrackets(host)).toBe(bare));
