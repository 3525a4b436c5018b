"use client";

import { useId } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { Link } from "@/components/ui/navigation/link";
import type { UserDocument } from "@/lib/account/users/document";
import { urls } from "@/lib/urls/urls";
import { Avatar } from "./avatar";

const item =
  "flex min-h-11 w-full cursor-pointer items-center rounded-sm px-3 text-left text-[.9375rem] text-ink hover:bg-paper-2";

/** The account icon of the header and the menu behind it: a native popover, so Escape and a press outside close it. */
export function AccountMenu({ user }: { user: UserDocument }) {
  const { signOut } = useUser();
  const id = useId();
  const anchor = `--${id.replace(/\W/g, "")}`;
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={user.name ? `Account of ${user.name}` : "Account"}
        style={{ anchorName: anchor }}
        className="grid size-11 cursor-pointer place-items-center rounded-full"
      >
        <Avatar image={user.image} name={user.name} />
      </button>
      <div
        id={id}
        popover="auto"
        style={{ positionAnchor: anchor }}
        className="sc fixed inset-auto top-[68px] right-4 m-0 w-64 rounded-md bg-raised p-2 text-ink shadow-float supports-[top:anchor(bottom)]:top-[calc(anchor(bottom)+6px)] supports-[right:anchor(right)]:right-[anchor(right)]"
      >
        <p className="border-b border-hairline px-3 pt-1.5 pb-3">
          <span className="block truncate font-semibold">{user.name || "Your account"}</span>
          {user.email && user.email !== user.name && (
            <span className="block truncate text-small text-muted">{user.email}</span>
          )}
        </p>
        <ul className="pt-2">
          <li>
            <Link href={urls.account} onClick={close} className={item}>
              Account
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={item}
              onClick={() => {
                close();
                void signOut();
              }}
            >
              Sign out
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
