import type { ReactNode } from "react";
import type { UserDocument } from "@/lib/account/users/document";
import { Avatar } from "./avatar";
import { FormattedDate } from "./formatted-date";
import { SignOutButton } from "./sign-out-button";
import { SignOutEverywhere } from "./sign-out-everywhere";

/** Who is signed in, as the identity provider named them. */
export function Profile({ user, addressTaken }: { user: UserDocument; addressTaken: boolean }) {
  return (
    <section aria-labelledby="profile" className="@4xl:sticky @4xl:top-36">
      <h2 id="profile" className="sr-only">
        Profile
      </h2>
      <Avatar image={user.image} name={user.name} className="size-[72px] text-[1.75rem]" />
      <p className="mt-5 text-heading break-words text-ink">{user.name || "Your account"}</p>
      <dl className="mt-6 text-[.9375rem]">
        <Row label="E-mail">{user.email ?? (addressTaken ? "none" : "none confirmed by your sign-in service")}</Row>
        <Row label="Member since">
          <FormattedDate at={user.created_at} />
        </Row>
        {user.admin && <Row label="Role">Administrator</Row>}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <SignOutButton />
        <SignOutEverywhere />
      </div>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-baseline justify-between gap-6 border-t border-hairline py-2.5 last:border-b">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 text-right break-words text-ink">{children}</dd>
    </div>
  );
}
