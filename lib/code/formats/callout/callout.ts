import { allColours, type CalloutContent } from "@/components/sections/callout-card/content";
import { printCss } from "@/lib/code/css/css-print";
import { readCss } from "@/lib/code/css/css-text";
import { formatMarker } from "@/lib/code/formats/html/copy-marker";
import type { DeliveredFile } from "@/lib/code/metadata/format";
import { formatAsComment } from "@/lib/code/metadata/marker";
import { checkContent, nameErrors, type RenderOptions, resolveThemeVariables } from "@/lib/code/render/render";
import { buildFontFaces } from "@/lib/code/theme/fonts";
import { hosts } from "@/lib/hosts/hosts";
import type { Product } from "@/lib/hosts/products";
import { AppError } from "@/lib/server/errors";
import { compileCallout } from "./callout-compile";
import { renderCalloutBlocks, renderCalloutPage } from "./callout-page";

type CalloutOptions = RenderOptions & { product: Product };

/**
 * A callout card as it is pasted: CSS, or where a builder takes HTML alone, the same in a style element.
 * @throws AppError `invalid` naming the field of content or theme that does not fit
 */
export async function printCallout({
  isBare,
  ...options
}: CalloutOptions & { isBare: boolean }): Promise<DeliveredFile> {
  const { section, product } = options;
  const css = nameErrors(section, () => buildCalloutCss(options, !isBare));
  return hosts[product].pasting.takesCss
    ? { name: `${section.slug}.css`, language: "css", code: css }
    : { name: `${section.slug}.html`, language: "html", code: `<style>\n${css}</style>\n` };
}

/** The card at work: a page of the line's builder with its callouts, and the stylesheet as it is delivered. */
export async function renderCalloutPreview(options: CalloutOptions): Promise<string> {
  return nameErrors(options.section, () => {
    const { styles, html } = renderCalloutPage(options.product, getCalloutContent(options));
    return `<style>\n${styles}</style>\n${html}\n<style>\n${buildCalloutCss(options)}</style>`;
  });
}

/**
 * What a card needs to be seen in a page that somebody made with the line's builder: the selector of the callouts it
 * takes over, its stylesheet in a style element, and the content's callouts, for a page that has none.
 * @throws AppError `invalid` naming the field of content or theme that does not fit
 */
export function buildCalloutParts(options: CalloutOptions): { selector: string; styles: string; blocks: string } {
  const content = getCalloutContent(options);
  const { callout, colour } = hosts[options.product].callout;
  return {
    selector: checkColours(content.colours)
      .flatMap(colour)
      .map((classes) => callout + classes)
      .join(),
    styles: `<style>\n${buildCalloutCss(options)}</style>`,
    blocks: renderCalloutBlocks(options.product, content),
  };
}

/** One rule that restyles the host's own callouts and touches nothing else, under two lines that say how to use it. */
function buildCalloutCss(options: CalloutOptions, isCopy = false): string {
  const { section, product, theme = {}, origin } = options;
  const source = readCss(`components/sections/callout-card/${section.slug}/callout.css`);
  const colours = checkColours(getCalloutContent(options).colours);
  const own = resolveThemeVariables(theme);
  const rule = printCss(compileCallout(source, { product, colours, theme: own }));
  const css = own.fonts ? `${buildFontFaces(rule, origin)}\n${rule}` : rule;
  const { coloured, colour } = hosts[product].callout;
  const isAll = colours.length === allColours.length;
  const narrower = isAll
    ? `\n   For every background colour. For one only, write it in place of ${coloured}, e.g. ${colour("blue").join()}`
    : "";
  const settings = {
    ...(Object.keys(theme).length > 0 && { theme }),
    ...(!isAll && { values: { colours } }),
  };
  const comment = isCopy ? `\n${formatAsComment(formatMarker(section, product, "paste", settings))}` : "";
  return `/* ${section.title}. ${hosts[product].pasting.stylesGo}${narrower} */${comment}\n${css}\n`;
}

// The sample is typed by section.ts, and other content is held to the sample's shape.
const getCalloutContent = ({ section, content }: CalloutOptions) =>
  checkContent(section, content) as unknown as CalloutContent;

function checkColours(colours: readonly string[]): string[] {
  const unknown = colours.find((name) => !allColours.includes(name));
  if (unknown === undefined && colours.length > 0) return allColours.filter((name) => colours.includes(name));
  const problem =
    unknown === undefined
      ? "colours: Name at least one."
      : `colours: “${unknown.slice(0, 40)}” is none of Notion's colors.`;
  throw new AppError("invalid", problem, { sentence: `${problem} They are ${allColours.join(", ")}.` });
}
