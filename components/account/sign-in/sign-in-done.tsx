"use client";

import { useEffect, useState } from "react";
import { type Attempt, getDestination } from "@/lib/account/auth/attempt";
import { productTitles } from "@/lib/hosts/products";
import { urls } from "@/lib/urls/urls";
import { openAuthChannel } from "./auth-channel";
import { leaveToast } from "./toast-for-next-page";

/** In ms: how long the page that opened the popup may take to hear us, and a window to close. */
const timeoutMs = 1_200;

/**
 * The end of a sign-in: a popup tells the page that opened it and closes; a full page, or a popup nobody waits for any
 * more, goes on by itself.
 */
export function SignInDone({
  attempt: { popup, product, then, from, isNew, isSeparate },
  error,
}: {
  attempt: Attempt;
  error: string | null;
}) {
  const [left, setLeft] = useState(false);

  useEffect(() => {
    const goOn = () => {
      if (error === null) leaveToast(`Welcome to ${productTitles[product]}`);
      location.replace(
        error === null ? getDestination({ then, from, isNew }) : `${urls.login}?${new URLSearchParams({ error })}`,
      );
    };
    if (popup === null) return goOn();

    const alone = setTimeout(goOn, timeoutMs);
    const channel = openAuthChannel((message) => {
      if (message.type !== "heard" || message.popup !== popup) return;
      clearTimeout(alone);
      window.close();
      setTimeout(() => setLeft(true), timeoutMs);
    });
    channel.post({ type: "returned", popup, error, isNew, isSeparate });
    return () => {
      clearTimeout(alone);
      channel.close();
    };
  }, [popup, product, then, from, isNew, isSeparate, error]);

  return (
    <p role="status">
      {left ? "That's it. You can close this window." : error === null ? "You are signed in." : "That didn't work."}
    </p>
  );
}
