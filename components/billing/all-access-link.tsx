"use client";

import type { ComponentProps } from "react";
import { useUser } from "@/components/sign-in/user-provider";
import { Link } from "@/components/ui/link";
import { isSoldTo } from "@/lib/billing/is-sold-to";
import { urls } from "@/lib/urls";

/** Leads to the plan, for those whom it is offered to. */
export function AllAccessLink(props: Omit<ComponentProps<typeof Link>, "href" | "children">) {
  const { user } = useUser();
  if (!isSoldTo(user)) return null;
  return (
    <Link {...props} href={urls.pricing}>
      Get all-access
    </Link>
  );
}
