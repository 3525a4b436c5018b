import type { Env } from "@/lib/server/env";

/**
 * The one identity provider people sign in with here. `id` is next-auth's name for it, `label` that on the button, and
 * `namespace` what its subjects are kept under: two providers may use the same subject for two people.
 */
export type SignInProvider = { label: string; namespace: string; clientId: string; clientSecret: string } & (
  | { id: "google" }
  | { id: "local"; issuer: string }
);

/**
 * Google when its keys are set, else the OpenID Connect provider at AUTH_OIDC_ISSUER (the account chooser in
 * local mode), else null.
 */
export function signInProvider(env: Env): SignInProvider | null {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_OIDC_ISSUER, AUTH_OIDC_ID, AUTH_OIDC_SECRET } = env;
  if (AUTH_GOOGLE_ID && AUTH_GOOGLE_SECRET) {
    const keys = { clientId: AUTH_GOOGLE_ID, clientSecret: AUTH_GOOGLE_SECRET };
    return { id: "google", label: "Google", namespace: "google", ...keys };
  }
  if (AUTH_OIDC_ISSUER && AUTH_OIDC_ID && AUTH_OIDC_SECRET) {
    const issuer = AUTH_OIDC_ISSUER.replace(/\/$/, "");
    const keys = { clientId: AUTH_OIDC_ID, clientSecret: AUTH_OIDC_SECRET };
    // The port of the local chooser is a new one at each start; its people stay the same.
    return env.SILCROW_LOCAL
      ? { id: "local", label: "the local account chooser", namespace: "local", issuer, ...keys }
      : { id: "local", label: new URL(issuer).host, namespace: issuer, issuer, ...keys };
  }
  return null;
}
