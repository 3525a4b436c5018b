import type { Section } from "@/lib/catalogue/catalogue";
import { mountPositionOf } from "@/lib/catalogue/paste-target";
import type { Width } from "@/lib/code/markup/width";
import type { DeliveredFile, Format } from "@/lib/code/metadata/format";
import { type Rendered, type RenderOptions, renderMarked, renderSection, themeOf } from "@/lib/code/render/render";
import { hosts } from "@/lib/hosts/hosts";
import type { Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { calloutFile } from "./callout/callout";
import { markerOf } from "./html/copy-marker";
import { customElement } from "./html/custom-element";
import { mountSnippet } from "./html/mount-snippet";
import { noScript } from "./html/no-script";
import { cliClasses } from "./react/cli-styling";
import { react } from "./react/react";
import { ownStyles, tailwindClasses } from "./react/react-styling";
import { vue } from "./vue";

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
  /** Of `tailwind`: as the shadcn CLI may write it into any project (`cliClasses`). */
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
    return { files: [await calloutFile({ ...options, product, isBare })], hasForm: false };
  }
  const answers = site && ((form: string) => options.origin + urls.form(site.id, form));
  const inColumn = format === "no-script" || (format === "paste" && !mountPositionOf(section));
  const rendered = await renderSection({ ...options, answers, width: inColumn ? width : undefined });
  const copy = isBare ? rendered : await withMarks(rendered, { product, format, ...options });
  const html = (code: string): DeliveredFile[] => [{ name: `${section.slug}.html`, language: "html", code }];
  const classes = isForCli ? cliClasses : tailwindClasses;
  const files = {
    paste: () => html(pasted(section, product, copy)),
    "no-script": () => html(forBlock(product, noScript(copy, instance))),
    react: () => react(section, copy, options.origin, ownStyles(copy, section.slug)),
    tailwind: () => react(section, copy, options.origin, classes(copy, themeOf(section, theme))),
    vue: (): DeliveredFile[] => [{ name: `${section.slug}.vue`, language: "vue", code: vue(copy) }],
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
  return { ...marked.rendered, marker: markerOf(section, product, format, { ...own, ...marked.settings }) };
}

function pasted(section: Section, product: Product, rendered: Rendered): string {
  const position = mountPositionOf(section);
  return position ? mountSnippet(position, product, rendered) : forBlock(product, customElement(rendered));
}

/** As the builder's code block takes it. */
const forBlock = (product: Product, html: string) => hosts[product].pasting.marker + html;
