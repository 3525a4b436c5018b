/** Files of a site, which are no domains. */
const files = /\.(html?|php|aspx?|pdf|png|jpe?g|webp|svg|zip)$/i;

/**
 * An address as its owner means it: `tidecafe.com/menu` is a page of the web, `me@tidecafe.com` is mail. Whatever says how it is meant
 * stays as it is.
 */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:?#]+@[\w-]+(\.[\w-]+)+$/.test(address)) return `mailto:${address}`;
  const [host = ""] = address.split(/[/?#]/, 1);
  const isDomain = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}(:\d{1,5})?$/u.test(host) && !files.test(host);
  return isDomain ? `https://${address}` : address;
}
