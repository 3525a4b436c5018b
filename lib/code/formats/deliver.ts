import type { Section } from "@/lib/catalogue/catalogue";
import { getMountPosition } from "@/lib/catalogue/paste-target";
import type { Width } from "@/lib/code/markup/width";
import type { DeliveredFile, Format } from "@/lib/code/metadata/format";
import { type Rendered, type RenderOptions, renderMarked, renderSection, resolveTheme } from "@/lib/code/render/render";
import { hosts } from "@/lib/hosts/hosts";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { printCallout } from "./callout/callout";
import { formatMarker } from "./html/copy-marker";
import { printCustomElement } from "./html/custom-element";
import { printMountSnippet } from "./html/mount-snippet";
import { printNoScript } from "./html/no-script";
import { buildCliStyling } from "./react/cli-styling";
import { printReact } from "./react/react";
import { buildOwnStyles, buildTailwindStyling } from "./react/react-styling";
import { printVue } from "./vue";

interface Delivered {
  files: DeliveredFile[];
  /** The first file's text. */
  code: string;
  /** The length of all files in UTF-8. */
  bytes: number;
  /** Whether it has a form that collects answers. */
  hasForm: boolean;
}

export interface DeliverOptions extends Omit<RenderOptions, "answers" | "width"> {
  product: Product;
  /** `paste` when absent. */
  format?: Format;
  /** How wide a pasted section is: as its theme says when absent. Apps give their sections a place and a width themselves. */
  width?: Width | undefined;
  /** Ends ids and group names of a copy without script, so that the next one may stand beside it. */
  instance?: string;
  /** Of `tailwind`: as the shadcn CLI may write it into any project (`buildCliStyling`). */
  isForCli?: boolean;
  /** Without what the copy says of itself: for comparing what is on a site. */
  isBare?: boolean;
  /** The site that the answers to the section's form are kept for (docs/forms.md); its form is as written when absent. */
  site?: { id: string };
}

/**
 * What a buyer takes home: the section with content and theme as one or more files. The same input gives the same bytes.
 * @throws AppError `invalid` naming the field of content or theme that does not fit
 */
export async function deliver(options: DeliverOptions): Promise<Delivered> {
  const { files, hasForm } = await print(options);
  return {
    files,
    code: files[0]?.code ?? "",
    bytes: files.reduce((sum, file) => sum + Buffer.byteLength(file.code), 0),
    hasForm,
  };
}

async function print({
  product,
  format = "paste",
  site,
  width: asked,
  instance,
  isBare = false,
  isForCli = false,
  ...options
}: DeliverOptions): Promise<Pick<Delivered, "files" | "hasForm">> {
  const { section, theme } = options;
  const width = asked ?? theme?.width ?? "column";
  // CSS has one form, whatever is asked for.
  if (section.category === "callout-card") {
    return { files: [await printCallout({ ...options, product, isBare })], hasForm: false };
  }
  const answers = site && ((form: string) => options.origin + urls.form(site.id, form));
  const inColumn = format === "no-script" || (format === "paste" && !getMountPosition(section));
  const rendered = await renderSection({ ...options, answers, width: inColumn ? width : undefined });
  const copy = isBare ? rendered : await withMarks(rendered, { product, format, ...options });
  const html = (code: string): DeliveredFile[] => [{ name: `${section.slug}.html`, language: "html", code }];
  const classes = isForCli ? buildCliStyling : buildTailwindStyling;
  const files = {
    paste: () => html(printPaste(section, product, copy)),
    "no-script": () => html(addBlockMarker(product, printNoScript(copy, instance))),
    react: () => printReact(section, copy, options.origin, buildOwnStyles(copy, section.slug)),
    tailwind: () => printReact(section, copy, options.origin, classes(copy, resolveTheme(section, theme))),
    vue: (): DeliveredFile[] => [{ name: `${section.slug}.vue`, language: "vue", code: printVue(copy) }],
  };
  return { files: await files[format](), hasForm: rendered.hasForm };
}

/** What was rendered, with what its copy says of itself. React copies have their content in a file. */
async function withMarks(
  rendered: Rendered,
  {
    section,
    product,
    format,
    theme = {},
    origin,
  }: Required<Pick<DeliverOptions, "section" | "product" | "format" | "origin">> & Pick<DeliverOptions, "theme">,
): Promise<Rendered> {
  const isRead = format !== "react" && format !== "tailwind";
  const marked = isRead ? await renderMarked(section, rendered, origin) : { rendered, settings: {} };
  const own = Object.keys(theme).length > 0 ? { theme } : {};
  return { ...marked.rendered, marker: formatMarker(section, product, format, { ...own, ...marked.settings }) };
}

function printPaste(section: Section, product: Product, rendered: Rendered): string {
  const position = getMountPosition(section);
  return position
    ? printMountSnippet(position, product, rendered)
    : addBlockMarker(product, printCustomElement(rendered));
}

/** As the builder's code block takes it. */
const addBlockMarker = (product: Product, html: string) => hosts[product].pasting.marker + html;
