import { type DeliverOptions, deliver } from "@/lib/code/formats/deliver";
import { renderPreviewDocument } from "@/lib/code/previews/preview";
import { type Rendered, type RenderOptions, renderSection } from "@/lib/code/render/render";
import type { Product } from "@/lib/hosts/products";

type Delivered = Awaited<ReturnType<typeof deliver>>;
type PreviewOptions = NonNullable<Parameters<typeof renderPreviewDocument>[2]>;

/** Copies, previews and renderings, each made once for all who ask for it with the same options. */
export interface Prints {
  copy(options: DeliverOptions): Promise<Delivered>;
  preview(product: Product, id: string, options?: PreviewOptions): Promise<string>;
  /** Nobody changes it: printers leave a rendering as it was (lib/code/render/render.proof.test.ts). */
  rendering(options: RenderOptions): Promise<Rendered>;
}

/** A memo of prints, empty. It keeps everything: for one section at a time, or for a run of the tests. */
export function createPrints(): Prints {
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(key: unknown[], make: () => Promise<T>): Promise<T> => {
    const name = JSON.stringify(key);
    const before = known.get(name);
    if (before) return before as Promise<T>;
    const made = make();
    known.set(name, made);
    return made;
  };
  return {
    copy: (options) => {
      const { section, format = "paste", theme = {}, ...rest } = options;
      // What nobody says is the same as saying the default.
      const width = options.width ?? theme.width ?? "column";
      const { product, origin, site, instance, isBare = false } = rest;
      const content = options.content === section.sample ? undefined : options.content;
      const key = ["copy", section.id, product, format, width, isBare, origin, theme, site?.id, instance, content];
      return once(key, () => deliver(options));
    },
    preview: (product, id, options = {}) =>
      once(["preview", product, id, options], async () => (await renderPreviewDocument(product, id, options)) ?? ""),
    rendering: (options) => {
      const { section, answers, ...rest } = options;
      // An address made by a function has no key.
      if (answers) return renderSection(options);
      return once(["rendering", section.id, rest], () => renderSection(options));
    },
  };
}

/** What the proofs of a test process share. */
export const prints = createPrints();
