"use client";

import { AccountMenu } from "@/components/account/account-menu";
import { SignInLink } from "@/components/account/sign-in/sign-in-link";
import { useUser } from "@/components/account/sign-in/user-provider";
import { getButtonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/icons";
import { Link } from "@/components/ui/navigation/link";
import { Spinner } from "@/components/ui/spinner";
import { isOfferedTo } from "@/lib/billing/is-offered-to";
import { urls } from "@/lib/urls/urls";

/** Sign in, or the way to one's account. Its place has one width, so that learning who is there moves nothing. */
export function AccountEntry({ className = "" }: { className?: string }) {
  const { status, user } = useUser();
  return (
    <div className={`grid h-11 w-14 shrink-0 place-items-center ${className}`}>
      {status === "loading" && (
        <>
          <span data-needs-script="" className="text-muted">
            <Spinner label="Loading your account" />
          </span>
          <noscript>
            <a href={urls.login}>Sign in</a>
          </noscript>
        </>
      )}
      {status === "signed-out" && (
        <SignInLink className="flex min-h-10 items-center text-[.9375rem] font-[500] whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:text-ink" />
      )}
      {status === "signed-in" && <AccountMenu user={user} />}
    </div>
  );
}

/**
 * Get all-access. Neither shown to lifetime users nor while it is unknown who is there; whoever has it already reads
 * so in the same place. Who runs the shop is sold nothing.
 */
export function AllAccessEntry({ className = "" }: { className?: string }) {
  const { status, user } = useUser();
  return (
    <div className={`grid min-w-[8.25rem] shrink-0 ${className}`}>
      {status === "loading" ? null : user?.isLifetime ? (
        <Link
          href={urls.account}
          className="flex min-h-10 items-center justify-center gap-1.5 text-small font-[550] whitespace-nowrap text-ink-2 hover:text-ink"
        >
          <Mark className="size-[18px] text-accent-ink" />
          All-access
        </Link>
      ) : isOfferedTo(user) ? (
        <Link href={urls.pricing} className={getButtonClass({ size: "small", className: "whitespace-nowrap" })}>
          Get all-access
        </Link>
      ) : null}
    </div>
  );
}
