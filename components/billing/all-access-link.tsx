"use client";

import type { ComponentProps } from "react";
import { useUser } from "@/components/sign-in/user-provider";
import { Link } from "@/components/ui/link";
import { urls } from "@/lib/urls";

/** Leads to the plan; who runs the shop isn't offered it. */
export function AllAccessLink(props: Omit<ComponentProps<typeof Link>, "href" | "children">) {
  const { user } = useUser();
  if (user?.admin) return null;
  return (
    <Link {...props} href={urls.pricing}>
      Get all-access
    </Link>
  );
}
