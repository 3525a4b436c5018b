import { z } from "zod";
import { findSection } from "@/lib/catalogue/catalogue";
import { products, productTitles } from "@/lib/catalogue/products";
import { themeSchema } from "@/lib/delivery/theme";
import { siteOrigin } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { resolveComponent } from "@/lib/saved-components/resolve";
import { drawInWorker } from "@/lib/workers/run";
import { type CallContext, callable } from "./callable";

/** What is to be seen: a section, or a saved component of the caller, each with content of the caller's if they like. */
const input = z
  .strictObject({
    sectionId: z.string().max(100).nullish(),
    componentId: z.string().max(100).nullish(),
    product: z.enum(products),
    content: z.unknown().optional(),
    theme: themeSchema.nullish(),
  })
  .refine(({ sectionId, componentId }) => (sectionId ?? "") === "" || (componentId ?? "") === "", {
    path: ["componentId"],
    message: "Name a section or a component, not both.",
  })
  .refine(({ sectionId, componentId }) => sectionId || componentId, {
    path: ["sectionId"],
    message: "Name a section (sectionId) or a component of yours (componentId).",
  });

/**
 * A section as it would stand in an otherwise empty page of a line: `html` is a complete document, with absolute
 * addresses. A saved component is shown to its owner only.
 */
export const previewComponent = callable(input, draw, { limit: "previewComponent" });

async function draw(asked: z.output<typeof input>, caller: CallContext): Promise<{ html: string }> {
  const { product } = asked;
  const { userId } = caller;
  const { sectionId, content, theme } = asked.componentId
    ? await resolveComponent(userId, asked.componentId)
    : { sectionId: asked.sectionId ?? "" };
  const section = findSection(sectionId);
  const html =
    section &&
    (await drawInWorker(
      "previewDocument",
      {
        product,
        id: section.id,
        content: asked.content ?? content,
        theme: asked.theme ?? theme,
        origin: siteOrigin(),
      },
      caller,
    ));
  if (html) return { html };
  const sentence = section
    ? `sectionId: “${section.title}” isn't made for ${productTitles[product]}.`
    : `sectionId: there is no section called “${sectionId}”.`;
  throw new AppError("not_found", sentence, { sentence });
}
