import { expect, it } from "vitest";
import { toUserDocument } from "./document";

const stored = {
  id: "5b1d",
  email: "ada@example.com",
  addressTaken: false,
  name: "Ada",
  image: "",
  admin: false,
  isLifetime: true,
  look: {},
  updateMail: false,
  updateMailAt: null,
  createdAt: new Date("2026-03-01T12:00:00.250Z"),
};

it("has exactly the fields of the specification", () => {
  expect(toUserDocument(stored)).toEqual({
    uid: "5b1d",
    email: "ada@example.com",
    name: "Ada",
    created_at: Date.parse("2026-03-01T12:00:00.250Z"),
    admin: false,
    image: "",
    isLifetime: true,
  });
});

it("calls a person without a name by their e-mail address", () => {
  expect(toUserDocument({ ...stored, name: "" }).name).toBe("ada@example.com");
  expect(toUserDocument({ ...stored, name: "", email: null })).toMatchObject({ name: "", email: null });
});
