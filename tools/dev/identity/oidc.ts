import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type Provider from "oidc-provider";
import type { Configuration, JWK } from "oidc-provider";
import { type LoopbackServer, serveLoopback } from "../process/loopback.ts";
import { renderChooserPage, renderProblemPage } from "./oidc-page.ts";
import { createSubject, type Person, people } from "./people.ts";

type Options = {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  /** Address of the shop: where the portraits of the ready people can be had for good. */
  site: string;
  /** ADMIN_EMAILS of the shop: the chooser says who is an admin. */
  adminEmails?: string;
  /** Keeps the signing key from one run to the next. */
  dataDir: string;
};

type Account = { name: string; email: string; picture?: string };
const root = join(import.meta.dirname, "..", "..", "..");

/**
 * Starts a real OpenID Connect provider on 127.0.0.1: authorization code with PKCE and client secret, RS256 ID tokens,
 * and an account chooser where others have a password. Every sign-in shows the chooser; agreeing to share is taken
 * for granted. Sign-ins under way do not survive a restart.
 */
export async function startIdentityProvider(options: Options): Promise<LoopbackServer> {
  const accounts = new Map<string, Account>();
  return await serveLoopback(async (issuer) => {
    const provider = await makeProvider(issuer, accounts, options);
    const standard = provider.callback();
    return (request, response) => {
      if (request.url?.startsWith("/choose/")) void choose(provider, accounts, options, request, response);
      else if (!serveFile(request, response)) void standard(request, response);
    };
  });
}

async function makeProvider(issuer: string, accounts: Map<string, Account>, options: Options): Promise<Provider> {
  const { warn } = console;
  // What the package warns of is known: it wants Node 22, and what we use of it runs on 20, as the tests show; and its store
  // is its own for development, in memory.
  console.warn = () => {};
  try {
    const { Provider, interactionPolicy } = await import("oidc-provider");
    return new Provider(issuer, configuration(interactionPolicy, accounts, options));
  } finally {
    console.warn = warn;
  }
}

function configuration(
  interactionPolicy: typeof import("oidc-provider").interactionPolicy,
  accounts: Map<string, Account>,
  options: Options,
): Configuration {
  const policy = interactionPolicy.base();
  const alwaysAsk = new interactionPolicy.Check(
    "chooser",
    "Every sign-in chooses an account",
    (ctx) => !ctx.oidc.result?.login,
  );
  policy.get("login")?.checks.add(alwaysAsk);

  return {
    clients: [
      { client_id: options.clientId, client_secret: options.clientSecret, redirect_uris: options.redirectUris },
    ],
    jwks: { keys: [signingKey(options.dataDir)] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    responseTypes: ["code"],
    pkce: { required: () => true },
    scopes: ["openid", "email", "profile"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, interaction) => `/choose/${interaction.uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 600, Interaction: 3600, Session: 3600 },
    findAccount: (_ctx, sub) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: () => ({ sub, email_verified: true, ...account }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError(ctx, out) {
      ctx.type = "html";
      ctx.body = renderProblemPage(
        "This sign-in cannot go on",
        `${out.error_description ?? out.error}. Go back to the shop and start again.`,
      );
    },
  };
}

function signingKey(dataDir: string): JWK {
  const file = join(dataDir, "identity-key.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as JWK;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = {
    ...privateKey.export({ format: "jwk" }),
    use: "sig",
    alg: "RS256",
    kid: randomBytes(8).toString("hex"),
  } as JWK;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(key), { mode: 0o600 });
  return key;
}

/** Shows the chooser, and takes its answer: one of the ready people, a name and email, or a change of mind. */
async function choose(
  provider: Provider,
  accounts: Map<string, Account>,
  { site, adminEmails }: Options,
  request: IncomingMessage,
  response: ServerResponse,
) {
  try {
    const { uid } = await provider.interactionDetails(request, response);
    const action = `/choose/${uid}`;
    if (request.method !== "POST") return send(response, 200, renderChooserPage({ action, adminEmails }));

    const form = new URLSearchParams((await text(request)).slice(0, 2_000));
    if (form.get("person") === "nobody") {
      const refusal = { error: "access_denied", error_description: "The sign-in was cancelled" };
      return await provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
    }
    const typed = { name: form.get("name")?.trim() ?? "", email: form.get("email")?.trim() ?? "" };
    const ready = people.find(({ key }) => key === form.get("person"));
    if (!ready && !isPerson(typed)) {
      const problem = typed.name
        ? "That is no email address. Something like name@example.com will do."
        : "Give a name and an email address.";
      return send(response, 422, renderChooserPage({ action, adminEmails, typed, problem }));
    }
    const account = ready ? fromCast(ready, site) : typed;
    const accountId = createSubject(account.email);
    accounts.set(accountId, account);
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId, remember: false } },
      { mergeWithLastSubmission: false },
    );
  } catch {
    const advice =
      "It has expired or was started in another browser. Close this window, go back to the shop and start again.";
    if (!response.headersSent) send(response, 400, renderProblemPage("This sign-in cannot go on", advice));
  }
}

function isPerson({ name, email }: { name: string; email: string }): boolean {
  return name.length > 0 && name.length <= 80 && email.length <= 200 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

function fromCast({ key, name, email }: Person, site: string): Account {
  return { name, email, picture: new URL(`/art/v1/portraits/${key}.svg`, site).href };
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-ancestors 'none'",
  });
  response.end(html);
}

/** The pictures and the typeface of our pages, from the shop's own files. */
const files: Record<string, { path: string; type: string }> = {
  "/mark.svg": { path: "public/art/v1/silcrow-mark.svg", type: "image/svg+xml" },
  "/font.woff2": { path: "app/(site)/fonts/instrument-sans-latin.woff2", type: "font/woff2" },
  ...Object.fromEntries(
    people.map(({ key }) => [
      `/portraits/${key}.svg`,
      { path: `public/art/v1/portraits/${key}.svg`, type: "image/svg+xml" },
    ]),
  ),
};

function serveFile(request: IncomingMessage, response: ServerResponse): boolean {
  const file = request.method === "GET" ? files[request.url ?? ""] : undefined;
  if (!file) return false;
  response.setHeader("content-type", file.type);
  createReadStream(join(root, file.path))
    .once("error", () => response.writeHead(404).end())
    .pipe(response);
  return true;
}
