import { brand } from "@/lib/brand";

/** In days: RFC 9116 wants less than a year, so that nobody writes to an address that was given up. */
const validFor = 180;

/**
 * What /.well-known/security.txt says: where to report a weakness (RFC 9116).
 * @param origin of the server that answers
 * @param now the day it is asked, from which it holds for half a year: as long as somebody runs the shop, it is no older
 */
export function buildSecurityTxt(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + validFor * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${brand.mail}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
