import { expect, test } from "vitest";
import { describeUnchangedSample } from "./unchanged-sample-text";

const link = (href: string) => ({ label: "Go", href });

test.each([
  [{ title: "Ours", primary: link("https://tide.example/") }, ""],
  [{ title: "Ours", primary: link("https://example.com/book") }, "1 link still leads to example.com."],
  [
    {
      title: " ",
      links: [link("https://example.com"), link("https://example.com/a"), link("https://example.com.ours.net")],
    },
    "2 links still lead to example.com. The headline is empty.",
  ],
])("what isn't one's own yet is said: %j", (content, sentence) => {
  expect(describeUnchangedSample(content)).toBe(sentence);
});
