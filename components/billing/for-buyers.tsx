"use client";

import type { ReactNode } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";

/**
 * Shown to those who do not own everything; `owners` is what the others see in its place. Until it is known who is
 * there the place is kept, unseen: lifetime users are offered nothing, not for a moment.
 */
export function ForBuyers({
  children,
  owners = null,
  className = "",
}: {
  children: ReactNode;
  owners?: ReactNode;
  className?: string;
}) {
  const { status, user } = useUser();
  if (user?.isLifetime) return owners;
  const unseen = status === "loading" ? "invisible [@media(scripting:none)]:visible" : "";
  return <div className={`${unseen} ${className}`}>{children}</div>;
}
