import { notFound } from "next/navigation";
import { findSection, listSections } from "@/lib/catalogue/catalogue";
import { editorDataOf } from "@/lib/catalogue/editor-data-of";
import { cachedByProxy } from "@/lib/security/headers";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return listSections().map(({ id }) => ({ id }));
}

/** What the editor of a section is made of: fetched when somebody begins to edit. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const section = findSection((await params).id);
  if (!section) notFound();
  return Response.json(await editorDataOf(section), { headers: { "x-robots-tag": "noindex", ...cachedByProxy } });
}
