import { findSection } from "@/lib/catalogue/catalogue";
import { getEditorData } from "@/lib/catalogue/get-editor-data";
import { cachedByProxy } from "@/lib/server/headers/headers";
import { respondNotFound } from "@/lib/server/on-demand/no-such-address";
import { getCachedText } from "@/lib/server/on-demand/text-cache";
import { urls } from "@/lib/urls/urls";

export const dynamic = "force-dynamic";

/** What the editor of a section is made of: fetched when somebody begins to edit, and made when the first does. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const section = findSection((await params).id);
  if (!section) return respondNotFound();
  const text = await getCachedText(urls.editorData(section.id), async () =>
    JSON.stringify(await getEditorData(section)),
  );
  return new Response(text, {
    headers: { "content-type": "application/json", "x-robots-tag": "noindex", ...cachedByProxy },
  });
}
