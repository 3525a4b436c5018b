import "server-only";
import { z } from "zod";
import { getExample, type Section } from "@/lib/catalogue/catalogue";
import { formatCompositionId, maxPageParts } from "@/lib/catalogue/content/composition-id";
import { exampleIds } from "@/lib/catalogue/example-ids";
import { findDrawable, findPartOf } from "@/lib/catalogue/pages/composition";
import { describeNoPart } from "@/lib/catalogue/search/unknown-section";
import { getSectionCode } from "@/lib/code/access/copy";
import { createShare } from "@/lib/edits/shares/share-edit";
import type { Product } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createCaller } from "@/lib/server/limits/subject";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { content, files, format, line, missing, needs, sectionId, theme, trade } from "./fields";
import { describeRequirements, getFileTexts, listFiles } from "./get-code";
import { createWrongProductError } from "./get-section";
import { getKnownSection, resolveSectionId } from "./known-section";
import { describePurchase, findMissingPurchases } from "./payment";
import { requireFitting } from "./require-fitting";
import { createTool } from "./tool";

export const pageInput = z.strictObject({
  sections: z
    .array(z.strictObject({ section: sectionId, content, trade }).describe(`Like {"section": "${exampleIds.paid}"}.`))
    .min(1, "A page has at least one section.")
    .max(maxPageParts, `A page has up to ${maxPageParts} sections.`)
    .describe(
      `The sections of the page, from its top, like [{"section": "${exampleIds.paid}"}]. A whole page stands for the piece that only it has, at the page's price.`,
    ),
  line,
  format,
  theme,
});

export const pageAnswer = z.object({
  page: z.url().describe("The page in the shop's composer, for a person to look at, change and copy."),
  preview: z.url().describe("The page alone, live."),
  share: z.string().describe("Its code, which get_code takes."),
  missing,
  price: z
    .number()
    .describe(
      "The least that all that is missing costs, in US dollars: a page example may be cheaper than its sections. 0 when its code is yours.",
    ),
  howToGet: z.string().describe("What to do to have the code of what is missing; empty when nothing is."),
  needs,
  files,
});

/** A page of several sections: checked, kept under a link, with its code where all of it is bought. */
export const composePage = createTool(
  {
    title: "Compose a page",
    description:
      "Puts sections together to one page with your content and one theme. Gives a link where a person can look at it and go on, the price of what isn't bought yet, and the code when everything is. The link is kept until nobody has opened it for a year.",
    input: pageInput,
    answer: pageAnswer,
    readsOnly: false,
  },
  async ({ sections, line: product, format: asked, theme }, caller) => {
    const { userId } = caller;
    const { id, content: words } = getPage(sections, product);
    await enforceLimit("share", createCaller(caller));
    const code = await createShare(userId, { sectionId: id, product, content: words, theme: theme ?? {} });
    const lacking = await findMissingPurchases(userId, id);
    const answer = {
      page: getAbsoluteUrl(urls.compose(product, { share: code })),
      preview: getAbsoluteUrl(urls.sharePreview(code)),
      share: code,
      missing: (lacking?.sections ?? []).map(({ parts: _, ...section }) => section),
      price: lacking?.price ?? 0,
      howToGet: lacking ? describePurchase(userId, lacking) : "",
      needs: describeRequirements(asked),
      files: [],
    };
    if (lacking) return { answer };
    const copy = { sectionId: id, product, format: asked, content: words, theme };
    const { files: made } = await getSectionCode(userId, copy);
    return { answer: { ...answer, files: listFiles(made) }, texts: getFileTexts(made) };
  },
);

type Asked = z.output<typeof pageInput>["sections"];

/** The page that these sections are, and its content: a group for each. */
function getPage(requested: Asked, product: Product): { id: string; content: Record<string, unknown> } {
  const sections = requested.map((one) => ({ ...one, section: resolveSectionId(one.section) }));
  const parts = sections.map(({ section, trade }, place) =>
    nameThePlace(`sections.${place}`, () => {
      const part = getPart(section, product);
      getExample(part, trade);
      return part;
    }),
  );
  requireFitting(
    parts.map((section, place) => ({ section, content: sections[place]?.content, at: `sections.${place}.content` })),
  );
  const id = formatCompositionId(sections.map((one) => one.section));
  const page = findDrawable(id);
  const words = (page?.parts ?? []).map(({ key }, place) => {
    const own = sections[place];
    const part = parts[place];
    return [key, own?.content ?? (part && getExample(part, own?.trade)) ?? part?.sample] as const;
  });
  return { id, content: Object.fromEntries(words) };
}

/** Has a refusal say which of several it is about. */
function nameThePlace<Value>(place: string, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.message, { sentence: `${place}: ${error.sentence}`, cause: error });
  }
}

function getPart(id: string, product: Product): Section {
  const section = getKnownSection(id);
  const part = findPartOf(id);
  if (part && section.lines.includes(product)) return part;
  if (part) throw createWrongProductError(section.title, product);
  const sentence = describeNoPart(section);
  throw new AppError("invalid", sentence, { sentence });
}
