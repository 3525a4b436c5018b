// Nobody's list is longer.
const longest = 2_000;

interface Range {
  type: string;
  quality: number;
}

function parseRanges(accept: string): Range[] {
  return accept.split(",").map((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
  });
}

/** Whether a request takes answers of this type: by the range that fits it best. One that says nothing takes all. */
export function canAccept(accept: string | null, type: string): boolean {
  if (!accept?.trim() || accept.length > longest) return true;
  const ranges = parseRanges(accept);
  const best = [type, type.replace(/\/.*/, "/*"), "*/*"].flatMap(
    (one) => ranges.find((range) => range.type === one) ?? [],
  );
  return (best[0]?.quality ?? 0) > 0;
}

/**
 * Whether a request would rather have Markdown than a page: it names `text/markdown`, and before or above `text/html`. No
 * browser names it.
 */
export function isMarkdownPreferred(accept: string | null): boolean {
  if (!accept || accept.length > longest || !/text\/markdown/i.test(accept)) return false;
  const ranges = parseRanges(accept);
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
