/** The content codings that answers can have, the better first. */
export const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/**
 * The coding that a client would take (RFC 9110 §12.5.3): of those it wants most, the better one.
 * @param accepted an `Accept-Encoding` header
 * @returns undefined when it takes none of {@link codings}
 */
export function parsePreferredCoding(accepted: string | undefined): Coding | undefined {
  // Nobody's list is that long.
  if (!accepted || accepted.length > 500) return undefined;
  const weights = new Map<string, number>();
  for (const part of accepted.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = quality === undefined ? 1 : Number(quality.split("=")[1]);
    weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get("*") ?? 0;
  const [best] = codings.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return best;
}
