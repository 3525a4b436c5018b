import { z } from "zod";
import { exampleIds } from "@/lib/catalogue/example-ids";
import { isDrawnInPage } from "@/lib/code/previews/preview";
import { renderInWorker } from "@/lib/code/run-jobs";
import { AppError } from "@/lib/server/errors";
import { type CallContext, createCallable } from "./callable";
import { product, sectionId, theme } from "./fields";
import { getSectionOfProduct } from "./preview-component";

export const editSectionInput = z.strictObject({
  sectionId: sectionId
    .unwrap()
    .unwrap()
    .describe(`The id of a section, like ${exampleIds.paid}, or of a page of several: page:one-id,another-id.`),
  product,
  content: z
    .record(z.string(), z.unknown())
    .describe('The whole content, in the section’s own fields, like {"title": "Small rooms", …}.'),
  theme,
});

export const editSectionAnswer = z.object({
  html: z.string().describe("The document of previewComponent, with notes in its markup of which field stands where."),
});

/**
 * A section as its editor shows it: the document of `previewComponent`, with notes of which text of the content stands where. For
 * anybody: people put in their words before they buy.
 */
export const editSection = createCallable(editSectionInput, draw, { limit: "editSection" });

async function draw(requested: z.output<typeof editSectionInput>, caller: CallContext): Promise<{ html: string }> {
  const { product, content } = requested;
  const section = getSectionOfProduct(requested.sectionId, product);
  if (!isDrawnInPage(section)) {
    const sentence = `sectionId: the words of “${section.title}” are in Notion. There is nothing in it to edit here.`;
    throw new AppError("invalid", sentence, { sentence });
  }
  const theme = requested.theme ?? {};
  const html = await renderInWorker("editDocument", { product, id: section.id, content, theme }, caller);
  return { html: html ?? "" };
}
