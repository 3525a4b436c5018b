import { expect, it } from "vitest";
import type { Env } from "@/lib/server/env";
import { signInProvider } from "./provider";

const nothing = { SILCROW_LOCAL: false } as Env;
const google = { AUTH_GOOGLE_ID: "id", AUTH_GOOGLE_SECRET: "secret" };
const oidc = { AUTH_OIDC_ISSUER: "https://id.example/realm", AUTH_OIDC_ID: "shop", AUTH_OIDC_SECRET: "secret" };

it("prefers Google, and takes the OpenID Connect provider without it", () => {
  expect(signInProvider({ ...nothing, ...google, ...oidc })).toMatchObject({
    id: "google",
    label: "Google",
    clientId: "id",
  });
  expect(signInProvider({ ...nothing, ...oidc })).toMatchObject({ id: "local", label: "id.example", clientId: "shop" });
  expect(signInProvider({ ...nothing, ...oidc, SILCROW_LOCAL: true })).toMatchObject({
    id: "local",
    label: "the local account chooser",
  });
});

it("is none with half a set of keys", () => {
  expect(signInProvider(nothing)).toBeNull();
  expect(signInProvider({ ...nothing, AUTH_GOOGLE_ID: "id" })).toBeNull();
  expect(signInProvider({ ...nothing, AUTH_OIDC_ISSUER: "https://id.example" })).toBeNull();
});

it("keeps the subjects of two providers apart, and knows one by any spelling of its address", () => {
  const namespace = (env: Partial<Env>) => signInProvider({ ...nothing, ...env })?.namespace;
  expect(namespace(google)).toBe("google");
  expect(namespace(oidc)).toBe("https://id.example/realm");
  expect(namespace({ ...oidc, AUTH_OIDC_ISSUER: "https://id.example/realm/" })).toBe("https://id.example/realm");
  expect(namespace({ ...oidc, AUTH_OIDC_ISSUER: "https://id.example/other" })).toBe("https://id.example/other");
  // The local provider has another port at each start.
  expect(namespace({ ...oidc, SILCROW_LOCAL: true })).toBe("local");
});
