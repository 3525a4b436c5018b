import { z } from "zod";
import { products } from "@/lib/catalogue/products";
import { isDrawnInPage } from "@/lib/delivery/preview";
import { themeSchema } from "@/lib/delivery/theme";
import { AppError } from "@/lib/errors";
import { drawInWorker } from "@/lib/workers/run";
import { type CallContext, callable } from "./callable";
import { sectionOf } from "./preview-component";

const input = z.strictObject({
  sectionId: z.string().max(100),
  product: z.enum(products),
  content: z.unknown(),
  theme: themeSchema.nullish(),
});

/**
 * A section as its editor shows it: the document of `previewComponent`, with notes of which text of the content stands where. For
 * anybody: people put in their words before they buy.
 */
export const editSection = callable(input, draw, { limit: "editSection" });

async function draw(asked: z.output<typeof input>, caller: CallContext): Promise<{ html: string }> {
  const { product, content } = asked;
  const section = sectionOf(asked.sectionId, product);
  if (!isDrawnInPage(section)) {
    const sentence = `sectionId: the words of “${section.title}” are in Notion. There is nothing in it to edit here.`;
    throw new AppError("invalid", sentence, { sentence });
  }
  const theme = asked.theme ?? {};
  const html = await drawInWorker("editDocument", { product, id: section.id, content, theme }, caller);
  return { html: html ?? "" };
}
