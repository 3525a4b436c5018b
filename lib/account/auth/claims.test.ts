import { expect, it } from "vitest";
import { readIdentity } from "./claims";
import type { SignInProvider } from "./provider";

const keys = { label: "", clientId: "id", clientSecret: "secret" };
const google: SignInProvider = { ...keys, id: "google", namespace: "google" };
const oidc: SignInProvider = { ...keys, id: "local", namespace: "https://id.example", issuer: "https://id.example" };
const ada = { sub: "117", name: "Ada", email: "ada@example.com", email_verified: true, picture: "https://p.example/a" };

it("is the subject within its provider, with what else is said of it", () => {
  expect(readIdentity(ada, oidc)).toEqual({
    provider: "https://id.example",
    providerAccountId: "117",
    email: "ada@example.com",
    emailVerified: true,
    emailMayBePassedOn: false,
    name: "Ada",
    image: "https://p.example/a",
  });
  expect(readIdentity(undefined, oidc)).toMatchObject({ providerAccountId: "", email: null, emailVerified: false });
});

it("takes an address for verified when that is said, and for nothing less", () => {
  expect(readIdentity({ ...ada, email_verified: "true" }, oidc).emailVerified).toBe(true);
  for (const email_verified of [false, "false", "", "yes"]) {
    expect(readIdentity({ ...ada, email_verified }, oidc).emailVerified, String(email_verified)).toBe(false);
  }
  const { email_verified: _, ...silent } = ada;
  expect(readIdentity(silent, oidc).emailVerified).toBe(false);
});

it("knows which addresses Google runs itself, and takes the word of a provider of our own choice", () => {
  const mayBePassedOn = (changes: object, provider: SignInProvider = google) =>
    readIdentity({ ...ada, ...changes }, provider).emailMayBePassedOn;
  expect(mayBePassedOn({})).toBe(true);
  expect(mayBePassedOn({ hd: "" })).toBe(true);
  expect(mayBePassedOn({ email: "ada@gmail.com.example" })).toBe(true);
  expect(mayBePassedOn({ hd: "example.com" })).toBe(false);
  expect(mayBePassedOn({ email: "Ada@GMail.com" })).toBe(false);
  expect(mayBePassedOn({}, oidc)).toBe(false);
});
