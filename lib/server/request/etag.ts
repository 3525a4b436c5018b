/**
 * Whether one of the tags that somebody has kept is this one, by their weak comparison.
 * @param kept an `If-None-Match` header
 */
export function isKnownTag(kept: string | null, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = (kept ?? "").split(",").map(bare);
  return tags.includes("*") || tags.includes(bare(etag));
}
