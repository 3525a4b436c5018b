import type { Identity } from "@/lib/account/identity/identity";
import type { SignInProvider } from "./provider";

/** The OpenID Connect claims we use (OpenID Connect Core §5.1), and Google's `hd`. */
export interface Claims extends Record<string, unknown> {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean | string;
  picture?: string;
  /** The Google Workspace that runs the address. */
  hd?: string;
}

/** Who someone is, from what the provider has answered; without an account where it has answered nothing. */
export function readIdentity(claims: Claims | undefined, provider: SignInProvider | null): Identity {
  const runsMailbox = Boolean(claims?.hd) || /@(gmail|googlemail)\.com$/i.test(claims?.email ?? "");
  return {
    provider: provider?.namespace ?? "",
    providerAccountId: claims?.sub ?? "",
    email: claims?.email ?? null,
    emailVerified: claims?.email_verified === true || claims?.email_verified === "true",
    // Google's own rule: of addresses that it doesn't run it knows only that they were right once.
    emailMayBePassedOn: provider?.id === "google" && !runsMailbox,
    name: claims?.name ?? null,
    image: claims?.picture ?? null,
  };
}
