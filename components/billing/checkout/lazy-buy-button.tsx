"use client";

import { useEffect, useState } from "react";
import { useUser } from "@/components/account/sign-in/user-provider";
import { Button } from "@/components/ui/button";
import { useLazyPart } from "@/components/ui/loading/lazy-import";
import { showFailure } from "@/components/ui/toast/toast";
import type { BuyButtonProps } from "./buy-button";
import { checkoutFailed } from "./checkout-failure";

const load = () => import("./buy-button").then((module) => module.BuyButton);

/**
 * Nobody can buy before it is known who they are: what that takes comes then. If it does not come, the button asks for it
 * again, and goes on to pay as soon as it is there.
 */
export function LazyBuyButton({ item, statusClassName, children, ...style }: Omit<BuyButtonProps, "begin">) {
  const { Part: BuyButton, ask } = useLazyPart(load);
  const [state, setState] = useState<"loading" | "failed" | "pressed">("loading");

  const isKnown = useUser().status !== "loading";

  useEffect(() => {
    if (isKnown) void ask().then((failure) => failure && setState("failed"));
  }, [ask, isKnown]);

  const press = async () => {
    setState("pressed");
    const failure = await ask();
    if (!failure) return;
    setState("failed");
    showFailure(checkoutFailed, failure, "Nothing was charged.");
  };

  if (BuyButton) {
    return (
      <BuyButton item={item} {...style} statusClassName={statusClassName} begin={state === "pressed"}>
        {children}
      </BuyButton>
    );
  }
  // In a box as the one that takes its place, so that nothing beside it moves.
  return (
    <div>
      <Button
        data-needs-script=""
        onClick={() => void press()}
        aria-busy={state === "pressed"}
        {...style}
        className={`${style.className ?? ""} ${state === "loading" ? "invisible" : ""}`}
      >
        {children}
      </Button>
    </div>
  );
}
