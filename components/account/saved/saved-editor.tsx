"use client";

import type { SectionEditorProps } from "@/components/editor/section-editor";
import { SectionPreview } from "@/components/preview/section-preview";
import type { Product } from "@/lib/catalogue/products";
import type { Thumbnail } from "@/lib/catalogue/thumbnails";
import { urls } from "@/lib/urls";
import { useLine } from "./use-line";

/** A saved section in the editor that its section's page has, too: kept in the account. */
export function SavedEditor(props: {
  section: { id: string; title: string; lines: readonly Product[] };
  heights: Thumbnail["heights"];
  saved: NonNullable<SectionEditorProps["saved"]>;
}) {
  const { section, heights, saved } = props;
  const product = useLine(section.lines);
  return (
    <SectionPreview
      id={section.id}
      name={section.title}
      src={urls.preview(product, section.id)}
      examples={[]}
      heights={heights}
      first
      alone
      editable={{ section, product, saved }}
    />
  );
}
