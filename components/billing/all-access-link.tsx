"use client";

import type { ComponentProps } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { type ButtonStyle, getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { isOfferedTo } from "@/lib/billing/is-offered-to";
import { urls } from "@/lib/urls/urls";

/** Leads to the plan, for those whom it is offered to. */
export function AllAccessLink({
  variant,
  size,
  className,
  ...props
}: ButtonStyle & Omit<ComponentProps<typeof Link>, "href" | "children">) {
  const { user } = useUser();
  if (!isOfferedTo(user)) return null;
  return (
    <Link {...props} href={urls.pricing} className={getButtonClass({ variant, size, className })}>
      Get all-access
    </Link>
  );
}
