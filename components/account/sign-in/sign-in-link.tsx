"use client";

import { usePathname } from "next/navigation";
import { getCurrentAddress } from "@/components/ui/navigation/current-address";
import { Link } from "@/components/ui/navigation/link";
import { urls } from "@/lib/urls/urls";

/** To the sign-in page, which leads back to where one was. */
export function SignInLink({ className }: { className: string }) {
  const pathname = usePathname();
  return (
    <Link
      href={urls.loginFrom(pathname)}
      onClick={({ currentTarget }) => {
        // What of the address isn't in its path is known in the browser alone.
        if (pathname !== urls.login) currentTarget.href = urls.loginFrom(getCurrentAddress());
      }}
      aria-current={pathname === urls.login ? "page" : undefined}
      className={className}
    >
      Sign in
    </Link>
  );
}
