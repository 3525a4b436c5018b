import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startIdentityProvider } from "./oidc";
import { renderChooserPage } from "./oidc-page";
import { createSubject } from "./people";

const dataDir = mkdtempSync(join(tmpdir(), "silcrow-oidc-"));
const redirectUri = "http://localhost:3000/api/auth/callback/local";
const verifier = randomBytes(32).toString("base64url");
const pkce = {
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
};
let issuer: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const client = { clientId: "silcrow", clientSecret: "secret", redirectUris: [redirectUri] };
  ({ url: issuer, close } = await startIdentityProvider({
    ...client,
    site: "http://localhost:3000",
    dataDir,
  }));
});
afterAll(async () => {
  await close();
  rmSync(dataDir, { recursive: true });
});

let jar: Map<string, string>;
beforeEach(() => {
  jar = new Map();
});

/** A browser as far as this needs one: cookies by path, and redirects followed by hand. */
async function visit(address: string, form?: Record<string, string>): Promise<Response> {
  const url = new URL(address, issuer);
  const cookies = [...jar]
    .filter(([key]) => url.pathname.startsWith(key.split(" ")[0] ?? ""))
    .map(([, value]) => value);
  const response = await fetch(url, {
    redirect: "manual",
    headers: { cookie: cookies.join("; ") },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  for (const header of response.headers.getSetCookie()) {
    const [pair = "", ...attributes] = header.split("; ");
    const path = attributes.find((attribute) => attribute.startsWith("path="))?.slice(5) ?? "/";
    jar.set(`${path} ${pair.split("=")[0]}`, pair);
  }
  return response;
}

const target = (response: Response) => new URL(response.headers.get("location") ?? "", issuer);

async function toChooser(): Promise<URL> {
  const query = new URLSearchParams({
    client_id: "silcrow",
    response_type: "code",
    scope: "openid email profile",
    redirect_uri: redirectUri,
    state: "s1",
    ...pkce,
  });
  return target(await visit(`/auth?${query}`));
}

/** Answers the chooser and follows it to where the shop would be called back. */
async function choose(form: Record<string, string>): Promise<URL> {
  const chooser = await toChooser();
  const back = target(await visit(chooser.href, form));
  return back.origin === issuer ? target(await visit(back.href)) : back;
}

async function exchange(code: string): Promise<Response> {
  return await fetch(`${issuer}/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa("silcrow:secret")}` },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
}

const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString());

describe("the identity provider", () => {
  it("signs in one of the ready people", async () => {
    const callback = await choose({ person: "ruth" });
    expect(`${callback.origin}${callback.pathname}`).toBe(redirectUri);
    expect(callback.searchParams.get("state")).toBe("s1");
    const tokens = (await (await exchange(callback.searchParams.get("code") ?? "")).json()) as {
      id_token: string;
      access_token: string;
    };
    const claims = {
      sub: createSubject("ruth@halfpenny.example"),
      email: "ruth@halfpenny.example",
      email_verified: true,
      name: "Ruth Osei-Lund",
      picture: "http://localhost:3000/art/v1/portraits/ruth.svg",
    };
    expect(claimsOf(tokens.id_token)).toMatchObject({ ...claims, iss: issuer, aud: "silcrow" });
    const info = await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(await info.json()).toEqual(claims);
  });

  it("signs in anyone who gives a name and an email, as the same account each time", async () => {
    const subjects = [];
    for (const email of ["Zed@Example.com", "zed@example.com"]) {
      const callback = await choose({ person: "other", name: " Zed ", email });
      const { id_token } = (await (await exchange(callback.searchParams.get("code") ?? "")).json()) as {
        id_token: string;
      };
      expect(claimsOf(id_token)).toMatchObject({ name: "Zed", email });
      subjects.push(claimsOf(id_token).sub);
    }
    expect(subjects[0]).toBe(subjects[1]);
  });

  it("returns access_denied on Cancel", async () => {
    const callback = await choose({ person: "nobody", name: "", email: "" });
    expect(callback.searchParams.get("error")).toBe("access_denied");
    expect(callback.searchParams.get("state")).toBe("s1");
  });

  it.each([
    [{ name: "", email: "a@b.example" }, "Give a name"],
    [{ name: "Zed", email: "zed" }, "no email address"],
  ])("explains what is wrong with %j and keeps what was typed", async (typed, sentence) => {
    const chooser = await toChooser();
    const response = await visit(chooser.href, { person: "other", ...typed });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(sentence);
    expect(html).toContain(`value="${typed.name || typed.email}"`);
  });
});

it("says who is an admin", () => {
  expect(renderChooserPage({ action: "/", adminEmails: "x@example.com, Ruth@Halfpenny.example" })).toContain(
    "Halfpenny bookkeepers, admin",
  );
});
