import { describe, expect, it } from "vitest";
import { parseContent } from "@/lib/catalogue/content";
import { fitContent } from "./fit";

const sample = {
  title: "Title",
  seats: 40,
  open: true,
  primary: { label: "Go", href: "/go" },
  facts: [{ label: "Room", value: "4" }],
};

describe("fitContent", () => {
  it("leaves content that fits as it is", () => {
    const content = { ...sample, title: "Mine", facts: [], primary: { label: "Come", href: "#" } };
    expect(fitContent(sample, content)).toEqual(content);
  });

  it("keeps what was written when the section has come to ask for more, or for less", () => {
    const content = {
      title: "Mine",
      gone: "?",
      primary: { label: "Come" },
      facts: [{ label: "Doors" }, { value: "7" }],
    };
    expect(fitContent(sample, content)).toEqual({
      ...sample,
      title: "Mine",
      primary: { label: "Come", href: "/go" },
      facts: [
        { label: "Doors", value: "4" },
        { label: "Room", value: "7" },
      ],
    });
  });

  it.each([
    null,
    [],
    "text",
    7,
    { title: 3, seats: "40", primary: [], facts: {}, open: null, __proto__: { title: "x" } },
  ])("makes of %j something that can be drawn", (content) => {
    expect(fitContent(sample, content)).toEqual(sample);
    expect(parseContent(sample, fitContent(sample, content)).problems).toBeNull();
  });
});
