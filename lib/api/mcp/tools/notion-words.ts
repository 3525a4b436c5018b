import "server-only";
import { getNotionCode, getNotionWords, type WantedById } from "@/lib/code/access/notion";
import type { Format } from "@/lib/code/metadata/format";
import { printWaitingCss } from "@/lib/code/notion/waiting";
import { earlyCssAreas } from "@/lib/hosts/early-css";
import { hosts } from "@/lib/hosts/hosts";
import { type Product, productTitles } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import type { UserId } from "@/lib/server/user-id";

/** What an agent gets that keeps a section's words in Notion: the words as Markdown and as blocks, and the code of the site. */
export async function getWordsForNotion(userId: UserId | null, product: Product, one: WantedById) {
  const options = { product, wanted: [one] };
  const [words, code] = [await getNotionWords(userId, options), await getNotionCode(userId, options)];
  return {
    needs: describeWordsNeeds(product, code.names, words.without),
    files: [
      { name: "words.md", language: "markdown", code: words.markdown },
      { name: "blocks.json", language: "json", code: words.apiBlocks },
      { name: "site-code.html", language: "html", code: code.code },
    ],
  };
}

function describeWordsNeeds(product: Product, names: readonly string[], without: readonly string[]): string {
  const lines = names.map((name) => `“§ ${name}”`).join(", ");
  const left =
    without.length > 0 ? ` Not among them, since their words have no block in Notion: ${without.join(", ")}.` : "";
  return `On the Notion page a callout whose first line is ${lines}, with the words below: blocks.json is the body of Notion's “Append block children”, words.md the same as Markdown. And site-code.html once in ${productTitles[product]}'s code for all pages, under ${hosts[product].pasting.areas.head}. ${describeWait(product)}From then on the words are edited in Notion.${left}`;
}

/** Where code stands behind the page. */
function describeWait(product: Product): string {
  const area = earlyCssAreas[product];
  const css = area && printWaitingCss();
  return css ? `So that a slow page doesn't show the plain words first, this line once under ${area}: ${css} ` : "";
}

/** @throws AppError `invalid` where a format is asked for: code for words in Notion has one */
export function requireNoFormat(format: Format): void {
  if (format === "paste") return;
  const sentence = 'format: code for words in Notion is one script. Leave format out with words: "notion".';
  throw new AppError("invalid", sentence, { sentence });
}
