import type { Env } from "@/lib/env";

/** The one identity provider people sign in with here, and how its button names it. */
export type SignInProvider =
  | { id: "google"; label: string; clientId: string; clientSecret: string }
  | { id: "local"; label: string; clientId: string; clientSecret: string; issuer: string };

/**
 * Google when its keys are set, else the OpenID Connect provider at AUTH_OIDC_ISSUER (the account chooser in
 * local mode), else null.
 */
export function signInProvider(env: Env): SignInProvider | null {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_OIDC_ISSUER, AUTH_OIDC_ID, AUTH_OIDC_SECRET } = env;
  if (AUTH_GOOGLE_ID && AUTH_GOOGLE_SECRET) {
    return { id: "google", label: "Google", clientId: AUTH_GOOGLE_ID, clientSecret: AUTH_GOOGLE_SECRET };
  }
  if (AUTH_OIDC_ISSUER && AUTH_OIDC_ID && AUTH_OIDC_SECRET) {
    const label = env.SILCROW_LOCAL ? "the local account chooser" : new URL(AUTH_OIDC_ISSUER).host;
    return { id: "local", label, issuer: AUTH_OIDC_ISSUER, clientId: AUTH_OIDC_ID, clientSecret: AUTH_OIDC_SECRET };
  }
  return null;
}
