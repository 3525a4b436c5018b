import { toAsciiLowerCase } from "@/lib/server/text";

/** Who someone is, as an identity provider says it. */
export interface Identity {
  /** Whose subjects these are: `google`, `local`, or the issuer of an OpenID Connect provider. */
  provider: string;
  /** The provider's `sub`: the only thing that never changes. */
  providerAccountId: string;
  email: string | null;
  /** Whether the provider vouches that the person reads mail at `email`. */
  emailVerified: boolean;
  /** Whether the provider checked that only once, and doesn't know who reads mail there today. */
  emailMayBePassedOn?: boolean;
  name: string | null;
  /** Address of a picture. */
  image: string | null;
}

const longestName = 120;

/**
 * An identity with blanks removed, the address in lower case and the name falling back to it; `ownName` is null
 * when it did. `verifiedEmail` is the address we may act on: an unverified one could be anybody's, so it neither links
 * accounts nor is kept. `linkingEmail` is one whose mailbox is theirs today: it may open an account made at
 * another provider, hands over purchases and makes administrators.
 */
export function cleanIdentity(identity: Identity) {
  const email = toAsciiLowerCase(identity.email?.trim() ?? "") || null;
  const verifiedEmail = identity.emailVerified ? email : null;
  const ownName = identity.name?.trim().slice(0, longestName) || null;
  return {
    provider: identity.provider,
    providerAccountId: identity.providerAccountId.trim(),
    email,
    verifiedEmail,
    linkingEmail: identity.emailMayBePassedOn ? null : verifiedEmail,
    ownName,
    name: ownName ?? (email ?? "").slice(0, longestName),
    image: getPictureAddress(identity.image),
  };
}

// The address ends up in an <img>: anything but https (or loopback http, as local mode has) is left out.
function getPictureAddress(image: string | null): string {
  if (!image || !URL.canParse(image)) return "";
  const { protocol, hostname, href } = new URL(image);
  const loopback = hostname === "localhost" || hostname === "127.0.0.1";
  return protocol === "https:" || (protocol === "http:" && loopback) ? href : "";
}
