"use client";

import { getButtonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import type { UserDocument } from "@/lib/account/users/document";
import { urls } from "@/lib/urls/urls";

/**
 * What the sign-in page says to whoever is signed in already.
 * @param props.wayOn where they wanted to go, or were
 */
export function SignedInAlready({ user, wayOn }: { user: UserDocument; wayOn: string | null }) {
  return (
    <div className="mb-9">
      <p className="text-heading text-ink">You are signed in{user.name && ` as ${user.name}`}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href={wayOn ?? urls.home} className={getButtonClass({ size: "large" })}>
          {wayOn ? "Go on" : "To the front page"}
        </Link>
        {wayOn !== urls.account && (
          <Link href={urls.account} className="link inline-flex min-h-11 items-center font-[550]">
            Your account
          </Link>
        )}
      </p>
    </div>
  );
}
