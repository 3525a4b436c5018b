import { defaultProduct, isProduct, type Product } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";

/** What we remember of a sign-in while the person is away at the identity provider. */
export interface Attempt {
  /** The line the shop stood on: a first sign-in makes its default site there. */
  product: Product;
  /** What the sign-in is for, a path of this site to go to in any case; null leaves it to `getDestination`. */
  then: string | null;
  /** Where the person was: the way back for all but those who are new. */
  from: string | null;
  /** Set when this happens in a popup: by it the page that opened the popup knows its own. */
  popup: string | null;
  /** Set once the sign-in has created a user. */
  isNew: boolean;
  /** Set when that user is apart from another one who has the same address (docs/accounts.md). */
  isSeparate: boolean;
}

/** The cookie an attempt travels in, and its life in seconds (as long as next-auth keeps its own state). */
export const attemptCookie = { name: "silcrow.sign-in", maxAge: 15 * 60 };

/** Reads an attempt from a form or a cookie's value; whatever makes no sense is left out. */
export function readAttempt(source: { get(name: string): unknown }): Attempt {
  const text = (name: string) => {
    const value = source.get(name);
    return typeof value === "string" && value !== "" ? value : null;
  };
  const product = text("product");
  const popup = text("popup");
  return {
    product: isProduct(product) ? product : defaultProduct,
    then: parseSafePath(text("then")),
    from: parseSafePath(text("from")),
    popup: popup && /^[\w-]{1,64}$/.test(popup) ? popup : null,
    isNew: text("isNew") === "1",
    isSeparate: text("isSeparate") === "1",
  };
}

/** The attempt as a cookie's value; `readAttempt(new URLSearchParams(value))` is the way back. */
export function writeAttempt({ product, then, from, popup, isNew, isSeparate }: Attempt): string {
  const flags = { isNew: isNew ? "1" : "", isSeparate: isSeparate ? "1" : "" };
  return new URLSearchParams({ product, then: then ?? "", from: from ?? "", popup: popup ?? "", ...flags }).toString();
}

/** Where a sign-in leads: on with what it was for, else back; someone new goes home. */
export function getDestination({ then, from, isNew }: Pick<Attempt, "then" | "from" | "isNew">): string {
  return then ?? (isNew ? urls.home : (from ?? urls.home));
}

/**
 * A path on this site to go to after signing in, or null: never another origin, never an endpoint, and not the
 * sign-in pages themselves.
 */
export function parseSafePath(value: string | null | undefined): string | null {
  if (!value?.startsWith("/") || value.length > 1_000) return null;
  const here = "http://here.invalid";
  if (!URL.canParse(value, here)) return null;
  const { origin, pathname, search, hash } = new URL(value, here);
  // Resolving "/.//evil.example" leaves a path that a browser would read as another host.
  const outside = origin !== here || pathname.startsWith("//");
  if (outside || /^\/(api|login)(\/|$)/.test(pathname)) return null;
  return pathname + search + hash;
}
