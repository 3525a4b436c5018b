import { escapeHtml } from "@/lib/server/text";

/** What Cloudflare puts in the place of a mail address in a page it serves: the address in hexadecimal, each byte turned by the first. */
const hiddenText =
  /<(a|span)\s[^<>]{0,1000}\bdata-cfemail\s{0,9}=\s{0,9}["']?([\da-f]{4,2000})\b[^<>]{0,1000}>[^<]{0,100}<\/\1\s{0,9}>/gi;

/** The same of a link: in place of `mailto:` an address of the site's own. */
const hiddenLink =
  /(\bhref\s{0,9}=\s{0,9}["']?)(?:(?:https?:)?\/\/[^\s"'<>/]{1,300})?\/cdn-cgi\/l\/email-protection#([\da-f]{4,2000})(?![\da-f])/gi;

/** Markup in which hidden mail addresses can be read again, as they stood before a site's network hid them. */
export function revealAddresses(html: string): string {
  if (!/data-cfemail|email-protection#/i.test(html)) return html;
  return html
    .replace(hiddenText, (all, _, code: string) => revealAddress(code) ?? all)
    .replace(hiddenLink, (all, before: string, code: string) => {
      const address = revealAddress(code);
      // A blank would end an address that stands without quotation marks.
      return address === undefined ? all : `${before}mailto:${address.replaceAll(" ", "%20")}`;
    });
}

/** An address as it may stand in markup; undefined where it is none. */
function revealAddress(code: string): string | undefined {
  const [key = 0, ...bytes] = Buffer.from(code.slice(0, code.length - (code.length % 2)), "hex");
  const text = Buffer.from(bytes.map((byte) => byte ^ key)).toString("utf8");
  if (!/^(?:[^\s@\p{Cc}]{1,500}|"[^"\p{Cc}]{1,500}")@[^\s\p{Cc}][^\p{Cc}]*$/u.test(text)) return undefined;
  return escapeHtml(text);
}
