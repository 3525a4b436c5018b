/**
 * Whether a request would rather have Markdown than a page: it names `text/markdown`, and before or above `text/html`. No
 * browser names it.
 */
export function prefersMarkdown(accept: string | null): boolean {
  // Nobody's list is that long.
  if (!accept || accept.length > 2_000 || !/text\/markdown/i.test(accept)) return false;
  const ranges = accept.split(",").map((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
  });
  const at = ranges.findIndex(({ type, quality }) => type === "text/markdown" && quality > 0);
  const markdown = ranges[at];
  return (
    markdown !== undefined &&
    ranges.every(
      ({ type, quality }, index) =>
        type !== "text/html" || quality < markdown.quality || (quality === markdown.quality && index > at),
    )
  );
}
