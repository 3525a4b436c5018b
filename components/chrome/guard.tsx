import { guardScript } from "@/lib/server/guard/guard";

/** Keeps a document from being right-clicked and inspected, from its first bytes on: stands first in its head. */
export function Guard() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which every page's content policy knows by its hash
  return <script dangerouslySetInnerHTML={{ __html: guardScript }} />;
}
