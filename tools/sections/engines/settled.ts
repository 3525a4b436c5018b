import { formatCall } from "./engine";

/** An expression that is done when fonts and pictures are there, also those inside shadow roots. */
export const settled = formatCall(async () => {
  await document.fonts.ready;
  const roots = [document, ...[...document.querySelectorAll("*")].flatMap((element) => element.shadowRoot ?? [])];
  const images = roots.flatMap((root) => [...root.querySelectorAll("img")]);
  // A lazy one far below would never be fetched.
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
});
