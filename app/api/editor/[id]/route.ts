import { findSection } from "@/lib/catalogue/catalogue";
import { editorDataOf } from "@/lib/catalogue/editor-data-of";
import { noSuchAddress } from "@/lib/drawn/no-such-address";
import { cachedText } from "@/lib/drawn/text-cache";
import { cachedByProxy } from "@/lib/security/headers";
import { urls } from "@/lib/urls";

export const dynamic = "force-dynamic";

/** What the editor of a section is made of: fetched when somebody begins to edit, and made when the first does. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const section = findSection((await params).id);
  if (!section) return noSuchAddress();
  const text = await cachedText(urls.editorData(section.id), async () => JSON.stringify(await editorDataOf(section)));
  return new Response(text, {
    headers: { "content-type": "application/json", "x-robots-tag": "noindex", ...cachedByProxy },
  });
}
