import { z } from "zod";
import { getExample, type Section } from "@/lib/catalogue/catalogue";
import { exampleIds } from "@/lib/catalogue/example-ids";
import { findDrawable } from "@/lib/catalogue/pages/composition";
import { describeUnknownSection } from "@/lib/catalogue/search/unknown-section";
import { renderInWorker } from "@/lib/code/run-jobs";
import { resolveSavedVersion } from "@/lib/edits/versions/resolve-saved-version";
import { type Product, productTitles } from "@/lib/hosts/products";
import { getSiteOrigin } from "@/lib/server/env";
import { AppError } from "@/lib/server/errors";
import { type CallContext, createCallable } from "./callable";
import { componentId, content, product, sectionId, theme, trade } from "./fields";
import { requireToken } from "./require-token";

/** What is to be seen: a section, or a saved version of the caller, each with content of the caller's if they like. */
export const previewComponentInput = z
  .strictObject({ sectionId, componentId, product, content, trade, theme })
  .refine(({ sectionId, componentId }) => (sectionId ?? "") === "" || (componentId ?? "") === "", {
    path: ["componentId"],
    message: "Name a section or a component, not both.",
  })
  .refine(({ sectionId, componentId }) => sectionId || componentId, {
    path: ["sectionId"],
    // Also where something else is missing: else who sends nothing hears of one field after the other.
    when: ({ value }) => typeof value === "object" && value !== null,
    message: `Name a section (sectionId), like ${exampleIds.paid}, or a component of yours (componentId).`,
  });

export const previewComponentAnswer = z.object({
  html: z.string().describe("A complete document, with absolute addresses: to look at, in a frame or a window."),
});

/**
 * A section as it would stand in an otherwise empty page of a line: `html` is a complete document, with absolute
 * addresses. A saved version is shown to its owner only.
 */
export const previewComponent = createCallable(previewComponentInput, draw, { limit: "previewComponent" });

async function draw(requested: z.output<typeof previewComponentInput>, caller: CallContext): Promise<{ html: string }> {
  const { product } = requested;
  const { userId } = caller;
  const { sectionId, content, theme } = requested.componentId
    ? await resolveSavedVersion(requireToken(userId, "componentId"), requested.componentId)
    : { sectionId: requested.sectionId ?? "" };
  const section = getSectionOfProduct(sectionId, product);
  const own = {
    content: requested.content ?? content ?? getExample(section, requested.trade),
    theme: requested.theme ?? theme,
  };
  const html = await renderInWorker(
    "previewDocument",
    { product, id: section.id, ...own, origin: getSiteOrigin() },
    caller,
  );
  return { html: html ?? "" };
}

/** The section that a call names, of a line where it names one. @throws AppError `not_found` in words */
export function getSectionOfProduct(id: string, product?: Product): Section {
  const section = findDrawable(id);
  if (section && (!product || section.lines.includes(product))) return section;
  const sentence = section
    ? `sectionId: “${section.title}” isn't made for ${productTitles[product ?? "bullet"]}.`
    : `sectionId: ${describeUnknownSection(id)}`;
  throw new AppError("not_found", sentence, { sentence });
}
