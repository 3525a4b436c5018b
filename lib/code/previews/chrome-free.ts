import { brand } from "@/lib/brand";
import { escapeHtml } from "@/lib/server/text";

interface ChromeFree {
  title: string;
  body: string;
  /** More rules for the head. */
  css?: string;
  /** Put in front of the addresses of our own files. */
  origin?: string;
}

/**
 * A document without header and footer: an otherwise empty page that has the width and the font of a typical site.
 * @param document.title as plain text; the brand is added
 */
export function buildChromeFreeDocument({ title, body, css = "", origin = "" }: ChromeFree): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${origin}/art/v1/silcrow-mark.svg" type="image/svg+xml">
<title>${escapeHtml(title, '&<>"')} · ${brand.name}</title>
<style>
@font-face { font-family: Inter; src: url("${origin}/fonts/inter.woff2") format("woff2"); font-weight: 100 900; font-display: swap; }
:root { color-scheme: light dark; background: light-dark(#ffffff, #191919); }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
body { margin: 0; font-family: Inter, ui-sans-serif, system-ui, sans-serif; }
${css}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
