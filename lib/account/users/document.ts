import type { User } from "@/prisma/generated/client";

/** The user as the client sees it. */
export interface UserDocument {
  uid: string;
  /** Null when the identity provider gave no verified address. */
  email: string | null;
  /** Falls back to the e-mail address. */
  name: string;
  /** Milliseconds since 1970. */
  created_at: number;
  admin: boolean;
  /** Address of a picture, or empty. */
  image: string;
  isLifetime: boolean;
}

/** What the `user` event of the live stream (lib/account/live/stream.ts) carries: `owned` are the ids of the sections bought singly. */
export interface UserSnapshot {
  user: UserDocument;
  owned: string[];
}

/** Turns a stored user into the document that the client gets. */
export function toUserDocument(user: User): UserDocument {
  return {
    uid: user.id,
    email: user.email,
    name: user.name || (user.email ?? ""),
    created_at: user.createdAt.getTime(),
    admin: user.admin,
    image: user.image,
    isLifetime: user.isLifetime,
  };
}
