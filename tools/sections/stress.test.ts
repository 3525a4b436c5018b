import { expect, test } from "vitest";
import { parseContent } from "@/lib/catalogue/content/content";
import { stressContent, stresses } from "./stress";

const sample = {
  title: "Two words",
  link: { label: "Go", href: "/page" },
  picture: { src: "/art/x.svg", alt: "X" },
  items: [{ text: "One" }, { text: "Two" }],
};

test("doubles texts and leaves addresses alone", () => {
  expect(stressContent(sample, "twice")).toMatchObject({
    title: "Two words Two words",
    link: { label: "Go Go", href: "/page" },
  });
});

test("fills lists to 24 items, or leaves one", () => {
  expect(stressContent(sample, "many").items).toHaveLength(24);
  expect(stressContent(sample, "one").items).toEqual([{ text: "One" }]);
});

test("leaves choices as they are, and lists without items empty", () => {
  const content = { kind: "one", items: [], label: "A" };
  const fields = { kind: { choices: { one: "One" } } };
  expect(stressContent(content, "twice", fields)).toEqual({ kind: "one", items: [], label: "A A" });
  expect(stressContent(content, "many", fields).items).toEqual([]);
});

test.each(stresses)("%s is still content of the section", (kind) => {
  expect(parseContent({ sample }, stressContent(sample, kind)).problems).toBeNull();
});
