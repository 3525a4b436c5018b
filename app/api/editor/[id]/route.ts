import { findSection } from "@/lib/catalogue/catalogue";
import { editorDataOf } from "@/lib/catalogue/editor-data-of";
import { noSuchAddress } from "@/lib/no-such-address";
import { cachedByProxy } from "@/lib/security/headers";

export const dynamic = "force-static";

/** None by the build: each is made when first asked for, and kept. */
export const generateStaticParams = () => [];

/** What the editor of a section is made of: fetched when somebody begins to edit. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const section = findSection((await params).id);
  if (!section) noSuchAddress();
  return Response.json(await editorDataOf(section), { headers: { "x-robots-tag": "noindex", ...cachedByProxy } });
}
