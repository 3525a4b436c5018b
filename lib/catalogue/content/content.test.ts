import { describe, expect, test } from "vitest";
import { limits, parseContent } from "./content";
import { buildForm, findUnnamedFields } from "./content-form";
import { reconcileContent } from "./reconcile";

const sample = {
  title: "Title",
  count: 3,
  open: true,
  link: { label: "Go", href: "https://example.com" },
  picture: { src: "/art/portraits/noor.svg", alt: "Noor" },
  items: [{ name: "One", price: 1 }],
};

const shape = { sample, fields: { count: { min: 0, max: 12, integer: true }, "items.price": { min: 0, max: 99 } } };
const problemsOf = (change: Record<string, unknown>) => parseContent(shape, { ...sample, ...change }).problems;

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

  test.each([
    ["count", { count: 13 }, "This is a whole number from 0 to 12."],
    ["count", { count: -1 }, "This is a whole number from 0 to 12."],
    ["count", { count: 0.5 }, "This is a whole number from 0 to 12."],
    ["count", { count: Number.NaN }, "This is a whole number from 0 to 12."],
    ["items.0.price", { items: [{ name: "One", price: 99.5 }] }, "This is a number from 0 to 99."],
  ])("holds a number to its limits: %s %j", (field, change, sentence) => {
    expect(problemsOf(change)).toEqual([`${field}: ${sentence}`]);
  });

  test("does not do without limits of a number", () => {
    const other = { ...sample };
    expect(() => parseContent({ sample: other }, other)).toThrow("the number count of the sample has no limits");
  });

  test("of a page names what is wrong in its sections", () => {
    const own = { ...sample };
    const page = {
      sample: { first: own, second: own },
      fields: Object.fromEntries(
        ["first", "second"].flatMap((key) =>
          Object.entries(shape.fields).map(([path, field]) => [`${key}.${path}`, field]),
        ),
      ),
      parts: [],
    };
    expect(parseContent(page, { first: own, second: own }).problems).toBeNull();
    const wrong = parseContent(page, { first: own, second: { ...own, count: 0.5 }, third: own });
    expect(wrong.problems?.map((problem) => problem.split(":")[0])).toEqual(["third", "second.count"]);
    expect(parseContent(page, { first: own }).problems?.[0]).toMatch(/^second: /);
    expect(parseContent(page, null).problems?.[0]).toMatch(/^content: /);
  });

  test.each([
    ["many values", { items: Array.from({ length: limits.values }, () => 1) }],
    ["much text", { title: "é".repeat(limits.bytes / 2) }],
    ["long names", { ["x".repeat(limits.bytes)]: 1 }],
    ["deep nesting", { items: Array.from({ length: limits.values }).reduce((inner) => [inner], 1) }],
  ])("is too large as a whole with %s, which is one sentence", (_, change) => {
    expect(problemsOf(change)).toEqual([
      "content: This is too large. A section takes up to 64 KB and 5,000 values: use fewer items or shorter texts.",
    ]);
  });

  test("names ten of many things that are wrong", () => {
    expect(problemsOf({ items: Array.from({ length: 50 }, () => ({})) })).toHaveLength(10);
  });

  test("says in words what a field has to be, of fields that there aren't and of those that are missing, too", () => {
    const { open: _, ...rest } = sample;
    const wrong = { ...rest, title: 5, items: "x", link: "/", foo: 1, picture: { ...sample.picture, alternative: "" } };
    expect(parseContent(shape, wrong).problems).toEqual([
      "picture.alternative: there is no such field. There are src, alt.",
      "foo: there is no such field. There are title, count, open, link, picture, items.",
      "title: must be text.",
      "link: must be {label, href}.",
      "items: must be a list of {name, price}.",
      "open: is missing: it must be true or false.",
    ]);
  });

  test("takes the name of a colour for a tint, and no other class", () => {
    const tinted = { sample: { tint: "blue" } };
    expect(parseContent(tinted, { tint: "pink" }).problems).toBeNull();
    for (const tint of ["p-[1px]", "blue red", "x".repeat(21)]) {
      expect(parseContent(tinted, { tint }).problems).toEqual([
        "tint: Choose one of gray, brown, orange, yellow, green, blue, purple, pink, red.",
      ]);
    }
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

  test("takes a drawing from our shelf by its name, and no name that isn't there", () => {
    expect(problemsOf({ picture: { src: "drawn:lake", alt: "" } })).toBeNull();
    for (const src of ["drawn:", "drawn:toString", "drawn:nothing", "drawn:lake "]) {
      expect(problemsOf({ picture: { src, alt: "" } })?.[0]).toMatch(/^picture\.src: A picture is an address/);
    }
  });

  test("says of each field what it is for: its section first, then its author, then what its name has everywhere", () => {
    const form = (more: object) => JSON.stringify(buildForm({ ...shape, ...more }));
    expect(form({})).toContain('"hint":"Upload a picture, choose');
    expect(form({ hints: new Map([["picture.src", "A wide one."]]) })).toContain('"hint":"A wide one."');
    const fields = { ...shape.fields, "picture.src": { help: "A tall one." } };
    expect(form({ hints: new Map([["picture.src", "A wide one."]]), fields })).toContain('"hint":"A tall one."');
    expect(findUnnamedFields(shape).help).toEqual(["count", "open", "items"]);
  });

  test("lets a picture go by its address where the picture as a whole may", () => {
    const fields = { ...shape.fields, picture: { optional: true } };
    expect(JSON.stringify(buildForm({ ...shape, fields }))).toMatch(/"name":"src".{0,200}"isOptional":true/);
    expect(JSON.stringify(buildForm(shape))).not.toContain("isOptional");
  });

  test("folds away what few people change, says what may be left empty, and lists what can be chosen", () => {
    const fields = {
      kind: { choices: { a: "One", b: "Other" }, advanced: true },
      note: { optional: true, help: "Stands below." },
    };
    const chosen = { sample: { kind: "a", note: "" }, fields };
    expect(buildForm(chosen)).toMatchObject({
      fields: [
        { kind: "choice", isAdvanced: true, choices: [{ value: "a", label: "One" }, { value: "b" }] },
        { kind: "text", isOptional: true, hint: "Stands below." },
      ],
    });
    expect(parseContent(chosen, { kind: "c", note: "" }).problems).toEqual(["kind: Choose one of a, b."]);
    expect(reconcileContent(chosen, { kind: "c", note: "Mine" })).toEqual({ kind: "a", note: "Mine" });
  });

  test("describes its edit form", () => {
    const form = buildForm(shape);
    expect(form).toMatchObject({
      kind: "group",
      fields: [
        { kind: "text", name: "title", label: "Headline" },
        { kind: "number", name: "count", limit: { min: 0, max: 12, integer: true } },
        { kind: "switch", name: "open" },
        { kind: "group", name: "link", fields: [{ kind: "text" }, { kind: "address" }] },
        { kind: "group", name: "picture", fields: [{ kind: "picture-address" }, { kind: "text" }] },
        { kind: "list", name: "items", label: "Items", item: { kind: "group", label: "Item" } },
      ],
    });
  });

  test("calls one thing of a list by the section's own word for it", () => {
    const ticks = {
      sample: { ticks: ["One"] },
      fields: { ticks: { label: "Boxes to tick" }, "ticks[]": { label: "Box" } },
    };
    expect(buildForm(ticks)).toMatchObject({ fields: [{ label: "Boxes to tick", item: { label: "Box" } }] });
    expect(findUnnamedFields(ticks).label).toEqual([]);
    expect(findUnnamedFields({ ...ticks, fields: { ticks: { label: "Boxes to tick" } } }).label).toEqual(["ticks[]"]);
  });

  test("tells the address of a form from other links, and says what a colour can be", () => {
    const form = buildForm({ sample: { action: "#", button: { action: { label: "Go", href: "#" } }, tint: "blue" } });
    expect(form).toMatchObject({
      fields: [
        { kind: "form-address" },
        { kind: "group", fields: [{ kind: "group" }] },
        { kind: "choice", choices: expect.arrayContaining([{ value: "yellow", label: "Yellow" }]) },
      ],
    });
  });
});
