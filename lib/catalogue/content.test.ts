import { describe, expect, test } from "vitest";
import { formOf, limits, parseContent } from "./content";

const sample = {
  title: "Title",
  count: 3,
  open: true,
  link: { label: "Go", href: "https://example.com" },
  picture: { src: "/art/portraits/noor.svg", alt: "Noor" },
  items: [{ name: "One", price: 1 }],
};

const problemsOf = (change: Record<string, unknown>) => parseContent(sample, { ...sample, ...change }).problems;

describe("content", () => {
  test("fits when it has the sample's shape, with 24 items where one was sampled", () => {
    const items = Array.from({ length: 24 }, (_, index) => ({ name: `Item ${index}`, price: index }));
    expect(problemsOf({ items })).toBeNull();
    expect(problemsOf({ items: [] })).toBeNull();
  });

  test.each([
    ["title", { title: 7 }],
    ["count", { count: "3" }],
    ["link.href", { link: { label: "Go", href: 1 } }],
    ["items.1.price", { items: [sample.items[0], { name: "Two", price: "2" }] }],
    ["title", { title: "x".repeat(limits.text + 1) }],
    ["items", { items: Array.from({ length: limits.items + 1 }, () => sample.items[0]) }],
  ])("names the field that does not fit: %s", (field, change) => {
    expect(problemsOf(change)?.[0]).toMatch(new RegExp(`^${field}: `));
  });

  test("refuses fields it does not know", () => {
    expect(problemsOf({ extra: 1 })?.join()).toContain("extra");
  });

  test.each([
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>1</script>",
  ])("refuses a link to %j", (href) => {
    expect(problemsOf({ link: { label: "Go", href } })?.[0]).toMatch(/^link\.href: A link is an address like/);
  });

  test.each(["#", "/pricing", "page?x=1", "mailto:a@b.co", "tel:+4930123", "https://x.yz", "//cdn.example/x"])(
    "takes a link to %s",
    (href) => {
      expect(problemsOf({ link: { label: "Go", href } })).toBeNull();
    },
  );

  test("takes an inlined picture but no inlined page", () => {
    expect(problemsOf({ picture: { src: "data:image/png;base64,AAAA", alt: "" } })).toBeNull();
    expect(problemsOf({ picture: { src: "data:text/html,x", alt: "" } })?.[0]).toMatch(/^picture\.src/);
  });

  test("describes its edit form", () => {
    const form = formOf(sample);
    expect(form).toMatchObject({
      kind: "group",
      fields: [
        { kind: "text", name: "title", label: "Title" },
        { kind: "number", name: "count" },
        { kind: "switch", name: "open" },
        { kind: "group", name: "link", fields: [{ kind: "text" }, { kind: "address" }] },
        { kind: "group", name: "picture", fields: [{ kind: "picture-address" }, { kind: "text" }] },
        { kind: "list", name: "items", item: { kind: "group" } },
      ],
    });
  });
});
