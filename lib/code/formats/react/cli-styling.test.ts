import { afterAll, beforeAll, expect, test } from "vitest";
import { findSection, type Section } from "@/lib/catalogue/catalogue";
import { deliver } from "@/lib/code/formats/deliver";
import { parseSectionCode } from "@/lib/code/parse/read";
import { publicOrigin } from "@/lib/server/public-address";
import { createReactProject, type ReactProject } from "@/tools/test/samples/sample-react-project";

const faq = findSection("silcrow-faqs-ask-us") as Section;
const texts = [
  "very very good",
  " a  a ",
  `\`\${name}\` \``,
  '"a" \\ "b"\\',
  "\uE000flex flex",
  "bg-background",
  "a\nb\u2028c",
];

let project: ReactProject;
beforeAll(async () => {
  project = await createReactProject();
});
afterAll(() => project.remove());

test.each(texts)("words of somebody's own stay as they are in a copy for the CLI: %j", async (title) => {
  const copy = { section: faq, content: { ...faq.sample, title }, product: "bullet", format: "tailwind" } as const;
  const name = `words-${texts.indexOf(title)}`;
  const { files } = await deliver({ ...copy, origin: publicOrigin, theme: { questions: "data" }, isForCli: true });
  await project.write(name, files);
  const { files: plain } = await deliver({ ...copy, origin: publicOrigin, theme: { questions: "data" } });
  await project.write(`${name}-plain`, plain);
  const words = (html: string) => html.replace(/ (?:class|style)="[^"]*"/g, "");
  expect(words(await project.rendered(name, faq.slug))).toBe(words(await project.rendered(`${name}-plain`, faq.slug)));
  // Nothing that the CLI would rewrite is left in quotes but class names.
  const code = files.find((file) => file.name.endsWith("-section.tsx"))?.code ?? "";
  expect(code).not.toContain(`title: "${JSON.stringify(title).slice(1, -1)}"`);
  expect((await parseSectionCode({ code })).content).toEqual(
    (await parseSectionCode({ code: plain.find((file) => file.name.endsWith("-section.tsx"))?.code ?? "" })).content,
  );
});
