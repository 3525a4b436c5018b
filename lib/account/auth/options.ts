import "server-only";
import type { AuthOptions } from "next-auth";
import GoogleProvider from "next-auth/providers/google";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { type SignedIn, signInUser } from "@/lib/account/identity/mutations";
import type { Product } from "@/lib/hosts/products";
import { getEnv } from "@/lib/server/env";
import { toAppError } from "@/lib/server/errors";
import { logError } from "@/lib/server/log";
import { toUserId } from "@/lib/server/user-id";
import { urls } from "@/lib/urls/urls";
import { type Claims, readIdentity } from "./claims";
import { unavailable } from "./failures";
import { endSession, sessionLife, startSession } from "./mutations";
import { signInProvider } from "./provider";
import type { Session } from "./queries";
import { parseSession, readClaimedSession } from "./session";

interface Hooks {
  /** The line on which a first sign-in makes its default site. */
  product: Product;
  onSignIn: (outcome: SignedIn) => Promise<void>;
  /** Must not throw: next-auth would swallow it, and take the sign-out for done. */
  onSignOut: (session: Session) => Promise<void>;
}

/** next-auth's options for one request: the callbacks share what they learn. */
export function createAuthOptions({ product, onSignIn, onSignOut }: Hooks): AuthOptions {
  let opened: Session | undefined;
  return {
    secret: getEnv().AUTH_SECRET,
    session: { strategy: "jwt", maxAge: sessionLife },
    pages: { signIn: urls.login, error: urls.login, signOut: urls.account },
    providers: listProviders(),
    callbacks: {
      async signIn({ account, profile }) {
        try {
          const outcome = await signInUser(
            readIdentity(profile as Claims | undefined, signInProvider(getEnv())),
            product,
          );
          opened = await startSession(toUserId(outcome.user.id));
          // The cookie of the session before is about to be replaced: a copy of it would live on.
          const replaced = await readClaimedSession();
          if (replaced) await endSession(replaced);
          await onSignIn(outcome);
          return true;
        } catch (error) {
          const { code } = toAppError(error);
          if (code !== "invalid") logError("Sign-in failed", error, { provider: account?.provider });
          return `${urls.login}?error=${code === "unavailable" ? unavailable : "SignIn"}`;
        }
      },
      // The token says who and which session, and nothing else: everything about the user is read where it is needed.
      jwt: () => ({ sub: opened?.userId, sid: opened?.id }),
    },
    events: {
      async signOut({ token }) {
        const session = parseSession(token);
        if (session) await onSignOut(session);
      },
    },
    logger: {
      error: (code, metadata) => logError(`next-auth ${code}`, "error" in metadata ? metadata.error : metadata),
      warn: (code) =>
        console.warn(JSON.stringify({ level: "warn", time: new Date().toISOString(), event: `next-auth ${code}` })),
      debug: () => {},
    },
  };
}

function listProviders(): AuthOptions["providers"] {
  const provider = signInProvider(getEnv());
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
    wellKnown: `${provider.issuer}/.well-known/openid-configuration`,
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
