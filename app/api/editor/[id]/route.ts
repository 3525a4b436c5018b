import { findSection } from "@/lib/catalogue/catalogue";
import { editorDataOf } from "@/lib/catalogue/editor-data-of";
import { cachedByProxy } from "@/lib/server/headers/headers";
import { noSuchAddress } from "@/lib/server/on-demand/no-such-address";
import { cachedText } from "@/lib/server/on-demand/text-cache";
import { urls } from "@/lib/urls/urls";

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
