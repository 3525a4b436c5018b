import { z } from "zod";
import { products } from "@/lib/hosts/products";
import type { Component, Template } from "@/prisma/generated/client";

/** A saved version as the client sees it: its content fields, and what the saved version says of itself. */
export interface SavedVersion {
  [field: string]: unknown;
  id: string;
  /** The section this is a version of; null when it stands for itself. */
  sectionId: string | null;
  /** Milliseconds since 1970. */
  updated_at: number;
}

/** Turns a stored version into the saved version that the client gets. */
export function toSavedVersion({ id, sectionId, content, updatedAt }: Component): SavedVersion {
  return { ...(content as object), id, sectionId, updated_at: updatedAt.getTime() };
}

/** A template record as the client sees it: a whole page, as ordered sections with their content. */
export type TemplateDocument = Omit<Template, "updatedAt"> & {
  /** Milliseconds since 1970. */
  updated_at: number;
};

/** What GET /api/templates gives. */
export const templatesAnswer = z.object({
  templates: z.array(
    z.object({
      id: z.string().describe("Its line and a name; never used again for another."),
      number: z.number().int().describe("/{product}/page/{number} shows it."),
      product: z.enum(products),
      title: z.string(),
      summary: z.string(),
      sections: z
        .array(z.object({ id: z.string(), content: z.record(z.string(), z.unknown()).optional() }))
        .describe("Its sections from the top; one without content has its own sample."),
      thumbnail: z.string().describe("The path of its picture."),
      updated_at: z.number().describe("Milliseconds since 1970."),
    }),
  ),
});

/** Turns a stored template into its record. */
export function toTemplateDocument({ updatedAt, ...fields }: Template): TemplateDocument {
  return { ...fields, updated_at: updatedAt.getTime() };
}
