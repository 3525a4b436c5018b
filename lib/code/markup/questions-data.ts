import { createElement } from "react";
import type { FAQPage, WithContext } from "schema-dts";
import { Answer } from "@/components/art/answer";
import { findQuestions } from "./questions";

/**
 * The questions of a content as schema.org's FAQPage, in JSON for inside a script element; undefined where nothing is answered.
 * Answers are markup of paragraphs, lists, links and tables, as they are shown. Neither a tag nor a merge tag of a host stands in it.
 */
export async function buildQuestionsData(content: unknown): Promise<string | undefined> {
  const requested = findQuestions(content);
  if (requested.length === 0) return undefined;
  // React's server renderer must not become part of a client graph, hence the import at the place of use.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const textOf = (answer: string) =>
    renderToStaticMarkup(createElement(Answer, { text: answer })).replace(/ class="[^"]*"/g, "");
  const data: WithContext<FAQPage> = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: requested.map(({ question, answer }) => ({
      "@type": "Question",
      name: question.trim(),
      acceptedAnswer: { "@type": "Answer", text: textOf(answer) },
    })),
  };
  return JSON.stringify(data).replace(unsafe, escapeCharacter);
}

/** What ends an element, begins an entity, ends a line of script, or opens a merge tag. */
const unsafe = /[<>&\u2028\u2029]|\{(?=[{%])/g;

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** That JSON in its element; "" where there is none. */
export const printDataElement = (data: string | undefined) =>
  data ? `\n<script type="application/ld+json">${data}</script>` : "";
