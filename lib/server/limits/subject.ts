import { getClientAddress } from "@/lib/server/request/client-address";
import type { UserId } from "@/lib/server/user-id";

declare const made: unique symbol;

/** Whom or what a rule counts. Only the functions of this file make one, so that the same one always has the same key. */
export interface Subject<Kind extends "user" | "address" | "form"> {
  readonly kind: Kind;
  readonly id: string;
  readonly [made]: true;
}

export type UserSubject = Subject<"user">;
export type AddressSubject = Subject<"address">;
export type FormSubject = Subject<"form">;
/** Who asks: the user where one is known, else the address. */
export type Caller = UserSubject | AddressSubject;

const createSubject = <Kind extends "user" | "address" | "form">(kind: Kind, id: string) =>
  ({ kind, id }) as Subject<Kind>;

/** A user, whether they ask themselves or something is done on their account. */
export const createUserSubject = (userId: UserId): UserSubject => createSubject("user", userId);

/** @param address as `getClientAddress` gives it */
export const createAddressSubject = (address: string): AddressSubject => createSubject("address", address);

/** The address that a request comes from. */
export const readAddressSubject = (headers: Headers): AddressSubject => createAddressSubject(getClientAddress(headers));

/** One form of one site, whoever fills it in. */
export const createFormSubject = (siteId: string, form: string): FormSubject =>
  createSubject("form", JSON.stringify([siteId, form]));

/** The caller of a function (lib/api/functions/callable.ts). */
export function createCaller({ userId, address }: { userId: UserId | null; address: string }): Caller {
  return userId ? createUserSubject(userId) : createAddressSubject(address);
}

/** The caller of an action or a route. */
export function readCaller(headers: Headers, userId: UserId | null): Caller {
  return createCaller({ userId, address: getClientAddress(headers) });
}

/** A subject as one string, for whoever keeps an account of their own in memory. */
export const formatSubjectKey = ({ kind, id }: Pick<Subject<"user" | "address" | "form">, "kind" | "id">): string =>
  `${kind} ${id}`;
