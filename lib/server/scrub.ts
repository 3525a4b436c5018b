import { AppError } from "./errors";

/** Ends in a name, not a number; so paths and versions of packages are none. Also as it stands in the query of an address. */
const mail =
  /[^\s<>"'`,;:()[\]{}=/@%]{1,64}(?:@|%40)[^\s<>"'`,;:()[\]{}=/@]{1,253}\.[^\s\d<>"'`,;:()[\]{}=/@.]{2,63}/gi;
/** Loopback stays: it says which service of ours was asked. */
const ipv4 = /\b(?!127\.)(?!0\.0\.0\.0\b)\d{1,3}(?:\.\d{1,3}){3}\b/g;
/** Eight groups, or fewer around `::`. */
const ipv6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?=[\da-f:]*[\da-f]{2})[\da-f]{0,4}(?::[\da-f]{1,4}){0,6}::(?:[\da-f]{1,4}:){0,6}[\da-f]{0,4})(?![\w:])/gi;

/** A text without addresses of mail and of the network. */
export function removeAddresses(text: string): string {
  return text.replace(mail, "[mail]").replace(ipv4, "[address]").replace(ipv6, "[address]");
}

/**
 * An error as it may be written down: its name and its code, and of our own errors what they say. What others write into a
 * message may quote anything that was sent, so none of it is kept.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const { name, message, code } = error as Error & { code?: unknown };
  const head = [name, code].filter(isWord).join(" ");
  return error instanceof AppError ? `${head}: ${removeAddresses(message)}` : head;
}

/** Names of classes, and codes as `P2002`, `ECONNREFUSED` or `ERR_INVALID_URL`. */
const isWord = (value: unknown): boolean => /^\w{1,60}$/.test(String(value)) && value !== undefined;
