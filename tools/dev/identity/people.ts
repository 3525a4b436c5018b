import { createHash } from "node:crypto";

/** Someone who can sign in locally. `key` is also the name of their portrait under public/art/v1/portraits. */
export type Person = { key: string; name: string; email: string; note: string };

/** The accounts offered by the chooser. */
export const people: readonly Person[] = [
  { key: "ines", name: "Ines Abara", email: "ines@silcrow.example", note: "Runs the shop" },
  { key: "tomasz", name: "Tomasz Wilk", email: "tomasz@marram.example", note: "Marram architects" },
  { key: "ruth", name: "Ruth Osei-Lund", email: "ruth@halfpenny.example", note: "Halfpenny bookkeepers" },
  { key: "leif", name: "Leif Marchetti", email: "leif@ternandtide.example", note: "Tern & Tide ferries" },
];

/** ADMIN_EMAILS of local mode, unless the environment brings its own. */
export const adminEmails = people[0]?.email ?? "";

/** The identity provider's `sub`: the same person is the same account after every restart. */
export function createSubject(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 32);
}

/** Whether ADMIN_EMAILS makes this person an admin. */
export function isAdmin({ email }: Person, adminEmails = ""): boolean {
  return adminEmails
    .toLowerCase()
    .split(/[\s,]+/)
    .includes(email);
}
