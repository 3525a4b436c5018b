import { toHtml } from "hast-util-to-html";
import { expect, it } from "vitest";
import { urls } from "@/lib/urls/urls";
import { parseSectionMarkup } from "./markup";

const shown = urls.picture("0b2f6c1e-8f0a-4f39-9c55-0d7c6a1f2e3b");

it.each([
  ["a drawing's", "/art/v1/faces/noor.svg", true],
  ["an uploaded picture's", shown, true],
  ["a picture's on the buyer's own site", "/pictures/harbour.webp", false],
  ["one elsewhere", "https://example.com/art/a.png", false],
])("names %s address as it is found from the buyer's page", (_, address, isOurs) => {
  const html = toHtml(parseSectionMarkup(`<img src="${address}">`, "hero-x", "https://silcrow.example"));
  expect(html).toContain(`src="${isOurs ? "https://silcrow.example" : ""}${address}"`);
});
