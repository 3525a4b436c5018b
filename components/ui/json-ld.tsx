import type { Graph, Thing, WithContext } from "schema-dts";

/** Structured data about the page it stands in (schema.org). Drawn by nobody, read by search engines. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is JSON in which no tag can end
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJsonForScript(data) }} />;
}

/** JSON for inside a script element: no `<` stands in it, so nothing in the data can close the element or open a comment. */
export function escapeJsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
