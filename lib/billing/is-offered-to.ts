/** Whether all-access is offered to whoever this is: neither to those who have it, nor to who runs the shop. */
export const isOfferedTo = (user: { isLifetime: boolean; admin: boolean } | null): boolean =>
  !user?.isLifetime && !user?.admin;
