"use client";

import { useUser } from "@/components/account/sign-in/user-provider";

/** How many of these sections the reader has bought one by one; nothing where it is none, or all is theirs. */
export function OwnedCount({ ids }: { ids: readonly string[] }) {
  const { user, owned } = useUser();
  const count = ids.filter((id) => owned.includes(id)).length;
  if (count === 0 || user?.isLifetime) return null;
  return <span className="block font-[550] text-accent-ink">{count} yours</span>;
}
