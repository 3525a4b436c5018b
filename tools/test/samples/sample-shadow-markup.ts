/**
 * What a pasted copy puts into its shadow root, read out of the copy again: what stands in its template, without
 * styles.
 * @throws Error when the copy has none
 */
export function parseShadowMarkup(code: string): string {
  const [, markup] = /<template[^>]*>([\s\S]*)<\/template>/.exec(code) ?? [];
  if (markup === undefined) throw new Error("This copy has no shadow root");
  return markup.replace(/<style>[\s\S]*?<\/style>/g, "");
}
