"use client";

import type { SectionEditorProps } from "@/components/edits/editor/section-editor-props";
import { SectionPreview } from "@/components/edits/editor/section-preview";
import type { Thumbnail } from "@/lib/catalogue/records/thumbnails";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { useSectionProduct } from "./use-section-product";

/** A saved section in the editor that its section's page has, too: kept in the account. */
export function SavedEditor(props: {
  section: { id: string; title: string; lines: readonly Product[] };
  heights: Thumbnail["heights"];
  saved: NonNullable<SectionEditorProps["saved"]>;
}) {
  const { section, heights, saved } = props;
  const product = useSectionProduct(section.lines);
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
