"use client";

import { useUser } from "@/components/account/sign-in/user-provider";
import { LazyBuyButton } from "@/components/billing/checkout/lazy-buy-button";
import { Button, getButtonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/navigation/link";
import { canCopySection } from "@/lib/billing/copy-access";
import { formatPrice } from "@/lib/catalogue/words";
import type { CheckedCopy } from "@/lib/sites/check/checked-copy";
import { checkUrls } from "@/lib/urls/check-urls";
import { urls } from "@/lib/urls/urls";
import type { Condition } from "./messages";

/** Copies today's code with the words of a page; whoever may not have it yet is told so before they press. */
export function CopyUpdate(props: {
  copy: Pick<CheckedCopy, "sectionId" | "title" | "price">;
  condition: Condition;
  state: "idle" | "busy" | "done";
  onPress: () => void;
}) {
  const { copy, condition, state, onPress } = props;
  const { status, user, owned } = useUser();
  const isTheirs = canCopySection({ id: copy.sectionId, price: copy.price }, user, owned);
  const what = condition === "update" ? "the update" : "it again";
  const isQuiet = condition === "fine" || condition === "unread";
  const style = isQuiet ? ({ variant: "quiet" } as const) : { className: "min-h-11 text-small" };

  if (!isTheirs && status === "signed-out") {
    return (
      <Link href={urls.loginFrom(checkUrls.page)} className={getButtonClass(style)}>
        Sign in to copy {what}
        <span className="sr-only">: {copy.title}</span>
      </Link>
    );
  }
  if (!isTheirs && status === "signed-in") {
    return (
      <LazyBuyButton item={copy.sectionId} {...style} statusClassName="max-w-[30ch]">
        Buy for {formatPrice(copy.price)}, then copy<span className="sr-only"> {copy.title}</span>
      </LazyBuyButton>
    );
  }
  return (
    <Button onClick={onPress} aria-busy={state === "busy"} {...style}>
      {!isQuiet && <Icon name={state === "done" ? "check" : "copy"} className="size-4" weight={1.8} />}
      {state === "done" ? "Copied" : `Copy ${what}`}
      <span className="sr-only">, {copy.title} with the words of your page</span>
    </Button>
  );
}
