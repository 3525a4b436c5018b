import { visit } from "unist-util-visit";
import type { Section } from "@/lib/catalogue/catalogue";
import { formatMarker } from "@/lib/code/formats/html/copy-marker";
import { editNote } from "@/lib/code/formats/html/custom-element";
import { printReadableHtml } from "@/lib/code/formats/html/readable-html";
import { shortenClasses } from "@/lib/code/formats/html/short-classes";
import { markerAttribute } from "@/lib/code/metadata/marker";
import {
  type Rendered,
  type RenderOptions,
  renderMarked,
  renderSection,
  resolveTheme,
  resolveThemeVariables,
} from "@/lib/code/render/render";
import type { Theme } from "@/lib/code/theme/theme";
import { escapeHtml } from "@/lib/server/text";
import { urls } from "@/lib/urls/urls";
import { fitUploads, type Printed, type Weights } from "./fit-uploads";
import { renderCalloutDrawing } from "./frame-callout";
import { printFrameFonts } from "./frame-fonts";
import { fitToFrame } from "./frame-markup";
import { inlinePictures, type Uploads } from "./frame-pictures";
import { frameScript } from "./frame-script";
import { printFrameStyles } from "./frame-styles";
import { createLeftOut } from "./left-out";

export interface FrameOptions extends Omit<RenderOptions, "answers" | "width"> {
  /** The shop's address: forms of a site send their answers there. */
  origin: string;
  /** The site that the answers to the section's form are kept for (docs/forms.md). */
  site?: { id: string };
  /** The bytes of uploaded pictures that the content names, by their addresses. */
  uploads?: Uploads;
}

/**
 * A section or page as one HTML file for Notion's own HTML block, which shows it in a frame that may ask for nothing (decision 0078):
 * pictures and the letters of its typefaces are inside, and its height is told to the page around it.
 * @throws AppError `invalid` naming the field of content or theme that doesn't fit, `too_large` when it is more than the block takes
 */
export async function printFrame({ site, uploads = {}, ...options }: FrameOptions): Promise<Printed> {
  const { section, theme = {} } = options;
  const rendered = await renderForFrame(section, { ...options, ...(site && { site }) });
  const fonts = await printFrameFonts(rendered.css.toString(), rendered.markup);
  return fitUploads(uploads, (fitted) => print(section, { rendered, fonts }, theme, fitted));
}

/** As it is previewed, with a margin of its own; with what a copy says of itself, so that it can be read back. */
async function renderForFrame(
  section: Section,
  { site, ...options }: Omit<FrameOptions, "uploads">,
): Promise<Rendered> {
  const { theme = {}, origin } = options;
  if (section.category === "callout-card") return renderCalloutDrawing({ ...options, origin: "" });
  const answers = site && ((form: string) => origin + urls.form(site.id, form));
  // Without an origin the addresses of our own files stay as they are in the content.
  const rendered = await renderSection({ ...options, origin: "", ...(answers && { answers }) });
  const marked = await renderMarked(section, rendered, "");
  const settings = { ...(Object.keys(theme).length > 0 && { theme }), ...marked.settings };
  return shortenClasses({ ...marked.rendered, marker: formatMarker(section, "notion", "frame", settings) });
}

function print(
  section: Section,
  { rendered, fonts }: { rendered: Rendered; fonts: string },
  theme: Theme,
  uploads: Uploads,
): { printed: Printed; weights: Weights } {
  const leftOut = createLeftOut();
  const markup = structuredClone(rendered.markup);
  const [wrapper] = markup.children;
  if (wrapper?.type === "element" && rendered.marker) wrapper.properties[markerAttribute] = rendered.marker;
  if (section.parts) nameContent(section, markup);
  const pictures = inlinePictures(markup, uploads, leftOut);
  fitToFrame(markup, leftOut);
  leftOut.fonts = [theme.font, theme.displayFont].filter((font) => font !== undefined);
  leftOut.questions = theme.questions === "data";
  const { variables } = resolveThemeVariables(resolveTheme(section, theme));
  const { scheme = "host" } = theme;
  const look = {
    scheme: scheme === "host" ? "light dark" : scheme,
    paper: variables["--sc-paper"] ?? "light-dark(#ffffff,#191919)",
  };
  const styles = printFrameStyles(rendered.css, markup, look, fonts);
  const code = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(section.title, '&<>"')}</title>
<style>${styles}</style>
</head>
<body>
${editNote}
${printReadableHtml(markup)}
<script>${frameScript}</script>
</body>
</html>
`;
  const printed = { code, bytes: Buffer.byteLength(code), leftOut };
  return { printed, weights: { pictures, fonts: fonts.length } };
}

/** What follows the header of a page, where there is one, is what a skip link leads to. */
function nameContent({ parts = [] }: Section, markup: Rendered["markup"]): void {
  const first = parts.find(({ category }) => category !== "header" && category !== "footer");
  visit(markup, "element", ({ properties }) => {
    if (first && properties.dataPart === first.key) properties.id ??= "content";
  });
}
