import { expect, it } from "vitest";
import type { Env } from "@/lib/env";
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
