import "server-only";
import type { AuthOptions } from "next-auth";
import GoogleProvider from "next-auth/providers/google";
import type { OAuthConfig } from "next-auth/providers/oauth";
import type { Product } from "@/lib/catalogue/products";
import { env } from "@/lib/env";
import { toAppError } from "@/lib/errors";
import { logError } from "@/lib/log";
import { urls } from "@/lib/urls";
import type { Identity } from "@/lib/users/identity";
import type { UserId } from "@/lib/users/ids";
import { asUserId } from "@/lib/users/ids";
import { signInUser } from "@/lib/users/mutations";
import { unavailable } from "./failures";
import { signInProvider } from "./provider";

/** The OpenID Connect claims we use (OpenID Connect Core §5.1). */
interface Claims extends Record<string, unknown> {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean | string;
  picture?: string;
}

/**
 * next-auth's options for one request: the callbacks share what they learn. `onNewUser` is called when this very
 * sign-in has created the user.
 */
export function authOptions({ product, onNewUser }: { product: Product; onNewUser: () => Promise<void> }): AuthOptions {
  let signedIn: UserId | undefined;
  return {
    secret: env().AUTH_SECRET,
    session: { strategy: "jwt" },
    pages: { signIn: urls.login, error: urls.login, signOut: urls.account },
    providers: providers(),
    callbacks: {
      async signIn({ account, profile }) {
        try {
          const { user, isNew } = await signInUser(
            toIdentity(account?.provider, profile as Claims | undefined),
            product,
          );
          signedIn = asUserId(user.id);
          if (isNew) await onNewUser();
          return true;
        } catch (error) {
          const { code } = toAppError(error);
          if (code !== "invalid") logError("Sign-in failed", error, { provider: account?.provider });
          return `${urls.login}?error=${code === "unavailable" ? unavailable : "SignIn"}`;
        }
      },
      // The token says who, and nothing else: everything about the user is read where it is needed.
      jwt: ({ token }) => ({ sub: signedIn ?? token.sub }),
      session: ({ session, token }) => ({ expires: session.expires, user: { uid: token.sub } as object }),
    },
    logger: {
      error: (code, metadata) => logError(`next-auth ${code}`, "error" in metadata ? metadata.error : metadata),
      warn: (code) =>
        console.warn(JSON.stringify({ level: "warn", time: new Date().toISOString(), event: `next-auth ${code}` })),
      debug: () => {},
    },
  };
}

function providers(): AuthOptions["providers"] {
  const provider = signInProvider(env());
  if (!provider) return [];
  const { clientId, clientSecret } = provider;
  if (provider.id === "google") {
    return [
      GoogleProvider({
        clientId,
        clientSecret,
        authorization: { params: { scope: "openid email profile", prompt: "select_account" } },
      }),
    ];
  }
  const oidc: OAuthConfig<Claims> = {
    id: "local",
    name: provider.label,
    type: "oauth",
    wellKnown: `${provider.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile" } },
    checks: ["pkce", "state"],
    idToken: true,
    clientId,
    clientSecret,
    // Providers are free to leave all but `sub` out of the ID token (OpenID Connect Core §5.4).
    userinfo: {
      async request({ client, tokens }) {
        const set = tokens as Exclude<Parameters<typeof client.userinfo>[0], string>;
        return { ...set.claims(), ...(await client.userinfo<Claims>(set)) };
      },
    },
    profile: ({ sub, name, email, picture }) => ({ id: sub, name, email, image: picture }),
  };
  return [oidc];
}

function toIdentity(provider: string | undefined, claims: Claims | undefined): Identity {
  return {
    provider: provider ?? "",
    providerAccountId: claims?.sub ?? "",
    email: claims?.email ?? null,
    emailVerified: claims?.email_verified === true || claims?.email_verified === "true",
    name: claims?.name ?? null,
    image: claims?.picture ?? null,
  };
}
