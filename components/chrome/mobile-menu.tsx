"use client";

import { useEffect, useState } from "react";
import { SignInLink } from "@/components/account/sign-in/sign-in-link";
import { useUser } from "@/components/account/sign-in/user-provider";
import { ProductLink } from "@/components/hosts/product-link";
import { ProductSwitch } from "@/components/hosts/product-switch";
import { Button, getButtonClass } from "@/components/ui/button";
import { Dialog, useDialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/navigation/link";
import { Spinner } from "@/components/ui/spinner";
import { isOfferedTo } from "@/lib/billing/is-offered-to";
import { urls } from "@/lib/urls/urls";
import type { NavigationLink } from "./navigation";

const row =
  "flex min-h-14 items-center border-b border-hairline text-[1.25rem] font-semibold tracking-[-.02em] text-ink";

/** The menu of small screens: slides in from the right. */
export function MobileMenu({ links }: { links: readonly NavigationLink[] }) {
  const { status, user, signOut } = useUser();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const menu = useDialog();
  return (
    <>
      {/* `command` opens it before our script is there, where the browser can; both would open it twice */}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Open menu"
        onClick={menu.open}
        className="-mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm text-ink @5xl:hidden"
        {...(!isReady && { command: "show-modal", commandfor: "menu" })}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <Dialog
        id="menu"
        dialog={menu}
        aria-label="Menu"
        className="sc fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(23rem,calc(100vw-3rem))] max-w-none translate-x-full overflow-y-auto overscroll-contain bg-paper shadow-float transition-[translate,display,overlay] duration-300 ease-sc [transition-behavior:allow-discrete] backdrop:bg-[#211f1c] backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:duration-300 backdrop:[transition-behavior:allow-discrete] open:translate-x-0 open:backdrop:opacity-40 motion-reduce:transition-none motion-reduce:backdrop:transition-none starting:open:translate-x-full starting:open:backdrop:opacity-0"
      >
        <div className="flex min-h-full flex-col px-5 pb-8">
          <div className="flex h-16 items-center justify-between">
            <ProductSwitch className="w-44" />
            <button
              type="button"
              onClick={menu.close}
              aria-label="Close menu"
              className="-mr-2.5 grid size-11 cursor-pointer place-items-center rounded-sm text-ink"
            >
              <Icon name="close" className="size-6" />
            </button>
          </div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's own click, bubbling; a key press on it is a click too */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
          <div onClick={menu.close}>
            <nav aria-label="Main, small screen" className="mt-2 border-t border-hairline">
              {links.map((link) => (
                <ProductLink key={link.label} hrefs={link.hrefs} newTab={link.newTab} className={row}>
                  {link.label}
                </ProductLink>
              ))}
              {status === "signed-in" && (
                <Link href={urls.account} className={row}>
                  Account
                </Link>
              )}
            </nav>
            <div className="mt-6 grid gap-3">
              {status === "loading" && (
                <span data-needs-script="" className="grid min-h-11 place-items-center text-muted">
                  <Spinner label="Loading your account" />
                </span>
              )}
              {status !== "loading" && isOfferedTo(user) && (
                <Link href={urls.pricing} className={getButtonClass()}>
                  Get all-access
                </Link>
              )}
              {status === "signed-out" && <SignInLink className={getButtonClass({ variant: "line" })} />}
              {status === "signed-in" && (
                <Button onClick={() => void signOut()} variant="line">
                  Sign out
                </Button>
              )}
            </div>
          </div>
        </div>
      </Dialog>
    </>
  );
}
