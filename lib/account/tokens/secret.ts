import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { brand } from "@/lib/brand";

const prefix = `${brand.slug}_`;
const bytes = 32;
/** Of the end of a token, to tell one from another. */
const shown = 4;

/** A new API token, what is kept of it (its SHA-256 in hex), and the end it is recognised by. */
export function generateToken(): { token: string; hash: string; ending: string } {
  const token = prefix + randomBytes(bytes).toString("base64url");
  return { token, hash: hashOf(token), ending: token.slice(-shown) };
}

/** The hash an API token is stored under; null when the text can't be one of our tokens. */
export function hashToken(text: string): string | null {
  const body = text.startsWith(prefix) ? text.slice(prefix.length) : "";
  return /^[\w-]{43}$/.test(body) ? hashOf(text) : null;
}

// One round will do: a token is 256 random bits, so that nobody can try them out as they could passwords.
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
