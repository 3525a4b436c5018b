import { describe, expect, it } from "vitest";
import { listSections } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { formats } from "@/lib/code/metadata/format";
import { findQuestions } from "./questions";
import { buildQuestionsData } from "./questions-data";

const origin = "https://silcrow.example";

describe("questions as data", () => {
  it("are nothing where nothing is asked", async () => {
    const [section] = listSections().filter(({ category }) => category === "hero");
    if (!section) throw new Error("no hero");
    for (const format of formats) {
      const { files } = await deliver({ section, product: "bullet", format, origin, theme: { questions: "data" } });
      expect(files.some(({ code }) => code.includes("ld+json"))).toBe(false);
    }
  });

  it("have answers of markup as it is shown, without classes", async () => {
    const answer = "Yes.\n- one\n- [two](https://a.example/?a=1&b=2)\nSize | Price\nS | $4";
    const data = JSON.parse((await buildQuestionsData({ question: "Really?", answer })) ?? "");
    expect(data.mainEntity[0].acceptedAnswer).toEqual({
      "@type": "Answer",
      text: '<p>Yes.</p><ul><li>one</li><li><a href="https://a.example/?a=1&amp;b=2">two</a></li></ul><table><thead><tr><th scope="col">Size</th><th scope="col">Price</th></tr></thead><tbody><tr><td>S</td><td>$4</td></tr></tbody></table>',
    });
  });

  it("end no element, open no merge tag, and are read back as they were", async () => {
    const question = "</script><!-- {{name}} {% if %} \u2028 & é";
    const text = (await buildQuestionsData([{ question, answer: question }])) ?? "";
    expect(text).not.toMatch(/[<>&\u2028]|\{\{|\{%/);
    expect(JSON.parse(text).mainEntity[0].name).toBe(question);
  });

  it("leave out what has no answer", async () => {
    expect(
      findQuestions({
        a: [
          { question: "Why?", answer: " " },
          { question: "", answer: "So." },
        ],
      }),
    ).toEqual([]);
    expect(await buildQuestionsData({ question: "Why?", answer: "" })).toBeUndefined();
  });
});
