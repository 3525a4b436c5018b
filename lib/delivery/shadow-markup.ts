/**
 * What a pasted copy puts into its shadow root, read out of the copy again: from its template, or from the script that makes a
 * header or footer. For tests.
 * @throws Error when the copy has neither
 */
export function shadowMarkup(code: string): string {
  const markup = /<template[^>]*>([\s\S]*)<\/template>/.exec(code)?.[1] ?? mountedText(code);
  return markup.slice(markup.indexOf("</style>") + "</style>".length);
}

/** The last argument of a mount snippet: a string as a script holds it, with escapes that JSON doesn't know. */
function mountedText(code: string): string {
  const [, text] = /, ("(?:[^"\\]|\\.)*")\);\n<\/script>/.exec(code) ?? [];
  if (text === undefined) throw new Error("This copy has no shadow root");
  return JSON.parse(text.replaceAll("<\\!--", "<!--"));
}
