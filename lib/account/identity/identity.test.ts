import { describe, expect, it } from "vitest";
import { cleanIdentity, type Identity } from "./identity";

const ada: Identity = {
  provider: "google",
  providerAccountId: "117",
  email: " Ada@Example.com ",
  emailVerified: true,
  name: " Ada Lovelace ",
  image: "https://pictures.example/ada.png",
};

describe("cleanIdentity", () => {
  it("trims, and lowers the case of the address", () => {
    expect(cleanIdentity(ada)).toMatchObject({
      email: "ada@example.com",
      verifiedEmail: "ada@example.com",
      name: "Ada Lovelace",
    });
  });

  it("acts on no address that the provider doesn't vouch for", () => {
    expect(cleanIdentity({ ...ada, emailVerified: false })).toMatchObject({
      email: "ada@example.com",
      verifiedEmail: null,
    });
    // The Kelvin sign, which is a k in lower case.
    expect(cleanIdentity({ ...ada, email: "\u212aim@example.com" }).email).toBe("\u212aim@example.com");
    expect(cleanIdentity({ ...ada, email: null })).toMatchObject({ email: null, verifiedEmail: null });
    expect(cleanIdentity({ ...ada, email: "  " })).toMatchObject({ email: null, verifiedEmail: null });
  });

  it("links by no address that may have been passed on since it was verified", () => {
    expect(cleanIdentity(ada).linkingEmail).toBe("ada@example.com");
    expect(cleanIdentity({ ...ada, emailVerified: false }).linkingEmail).toBeNull();
    expect(cleanIdentity({ ...ada, emailMayBePassedOn: true })).toMatchObject({
      verifiedEmail: "ada@example.com",
      linkingEmail: null,
    });
  });

  it("falls back to the address for a name, and to nothing after that", () => {
    expect(cleanIdentity(ada).ownName).toBe("Ada Lovelace");
    expect(cleanIdentity({ ...ada, name: " " })).toMatchObject({ name: "ada@example.com", ownName: null });
    expect(cleanIdentity({ ...ada, name: null, email: null }).name).toBe("");
  });

  it("keeps no more than 120 characters of a name", () => {
    expect(cleanIdentity({ ...ada, name: "x".repeat(5_000) }).name).toHaveLength(120);
  });

  it.each([
    ["https://pictures.example/a.png", "https://pictures.example/a.png"],
    ["http://localhost:4010/a.svg", "http://localhost:4010/a.svg"],
    ["http://pictures.example/a.png", ""],
    ["javascript:alert(1)", ""],
    ["not an address", ""],
    [null, ""],
  ])("makes of the picture %s the address %j", (image, expected) => {
    expect(cleanIdentity({ ...ada, image }).image).toBe(expected);
  });
});
