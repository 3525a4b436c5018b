"use client";

import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, useCallback, useState } from "react";
import { useProduct } from "@/components/hosts/product-provider";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { detectNetworkTrouble, getFailure, isReachable } from "@/components/ui/loading/connection";
import { getCurrentAddress } from "@/components/ui/navigation/current-address";
import { toast } from "@/components/ui/toast/toast";
import { getDestination } from "@/lib/account/auth/attempt";
import { getFailureSentence } from "@/lib/account/auth/failures";
import { productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { signInByPopup, signInHere, type Way } from "./popup";
import { SignedInAlready } from "./signed-in-already";
import { useUser } from "./user-provider";

/** Signs in through the identity provider's popup, with its toasts. To be called within a click. */
export function useSignIn() {
  const [product] = useProduct();
  const { reload } = useUser();
  const router = useRouter();
  const pathname = usePathname();
  const [blocked, setBlocked] = useState(false);

  /**
   * Whether to go on with what the sign-in was for. Without a way `getDestination` decides: someone new goes home, everybody
   * else stays. Never throws.
   */
  const signIn = useCallback(
    async (way: Way = {}): Promise<boolean> => {
      // Without a network no window is opened: the browser's own error page would stay in it.
      const outcome =
        navigator.onLine || (await isReachable())
          ? await signInByPopup(product, way, isReachable)
          : ({ ok: false, code: "Offline" } as const);
      setBlocked(!outcome.ok && outcome.code === "Blocked");
      if (!outcome.ok) {
        if (outcome.code !== "Replaced") tellFailure(outcome.code, () => signInHere(product, way));
        return false;
      }
      reload();
      const here = pathname === urls.login ? null : getCurrentAddress();
      const usual = getDestination({ then: way.then ?? null, from: way.from ?? here, isNew: outcome.isNew });
      // An account apart from one they may have expected: its page says why, and nothing is bought before that.
      const target = outcome.isSeparate ? urls.account : usual;
      if (target !== getCurrentAddress()) router.push(target);
      // What was fetched for a visitor may read differently now.
      router.refresh();
      toast("success", `Welcome to ${productTitles[product]}`);
      return !outcome.isSeparate;
    },
    [product, reload, router, pathname],
  );

  /** The way without a popup: leaves the page. */
  const continueHere = useCallback((way: Way = {}) => signInHere(product, way), [product]);
  return { signIn, blocked, continueHere };
}

function tellFailure(code: string, continueHere: () => void) {
  const details: Record<string, string> = {
    Blocked: "Your browser blocked the window. Nothing is lost.",
    Closed: "You closed the window. Nothing is lost.",
    Offline: getFailure(detectNetworkTrouble()).message,
  };
  const action = code === "Blocked" ? { label: "Continue in this tab", onClick: continueHere } : undefined;
  // The same words, whoever the identity provider is.
  toast("error", "Sign in with google failed", details[code] ?? getFailureSentence(code), action);
}

/**
 * The button of the sign-in page; for whoever is signed in already, the way on above it. A plain form underneath: without
 * script it signs in by full pages.
 */
export function SignInButton({ label, then, from }: { label: string; then: string | null; from: string | null }) {
  const { signIn, blocked, continueHere } = useSignIn();
  const [product] = useProduct();
  const { user } = useUser();
  const [waiting, setWaiting] = useState(0);
  const way = { then: then ?? undefined, from: from ?? undefined };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWaiting((count) => count + 1);
    await signIn(way);
    setWaiting((count) => count - 1);
  };

  return (
    <form method="post" action={urls.loginStart} onSubmit={submit}>
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="then" value={then ?? ""} />
      <input type="hidden" name="from" value={from ?? ""} />
      {user && <SignedInAlready user={user} wayOn={then ?? from} />}
      <Button
        type="submit"
        variant={user ? "line" : "solid"}
        size="large"
        className="max-w-full px-4 leading-snug whitespace-normal @2xl:px-6"
      >
        {label === "Google" ? <GoogleMark /> : <Icon name="person" className="size-5" />}
        {user ? `Continue with another account of ${label}` : `Continue with ${label}`}
      </Button>
      <p role="status" className="mt-3 min-h-6 text-small text-muted">
        {waiting > 0 && "Go on in the window that has opened."}
        {waiting === 0 && blocked && (
          <>
            Your browser blocked the window.{" "}
            <button type="button" onClick={() => continueHere(way)} className="link cursor-pointer font-[550]">
              Continue in this tab
            </button>
          </>
        )}
      </p>
    </form>
  );
}

/** Google's mark in its own colours, as its sign-in rules ask. */
function GoogleMark() {
  return (
    <span className="-ml-2 grid size-7 place-items-center rounded-xs bg-[#fff]" aria-hidden="true">
      <svg viewBox="0 0 24 24" className="size-[18px]">
        <path
          fill="#4285F4"
          d="M23.5 12.27c0-.85-.08-1.67-.22-2.45H12v4.64h6.45a5.51 5.51 0 0 1-2.39 3.62v3h3.87c2.26-2.09 3.57-5.16 3.57-8.81z"
        />
        <path
          fill="#34A853"
          d="M12 24c3.24 0 5.96-1.08 7.94-2.91l-3.87-3c-1.08.72-2.45 1.15-4.07 1.15-3.13 0-5.78-2.11-6.73-4.96H1.28v3.1A12 12 0 0 0 12 24z"
        />
        <path fill="#FBBC05" d="M5.27 14.28a7.2 7.2 0 0 1 0-4.56v-3.1H1.28a12 12 0 0 0 0 10.76l3.99-3.1z" />
        <path
          fill="#EA4335"
          d="M12 4.77c1.76 0 3.34.6 4.59 1.8l3.43-3.44A11.98 11.98 0 0 0 1.28 6.62l3.99 3.1C6.22 6.88 8.87 4.77 12 4.77z"
        />
      </svg>
    </span>
  );
}
