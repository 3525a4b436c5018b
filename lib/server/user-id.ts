/** The id of a user of ours, told apart from every other string by the compiler. */
export type UserId = string & { readonly __brand: "UserId" };

/** Marks a string as a user id, at the edges where it is known to be one (session token, database row). */
export function toUserId(id: string): UserId {
  return id as UserId;
}
