import type { ComponentProps } from "react";
import { Copyable } from "@/components/ui/copy/copyable";
import { TextWithOrigin } from "@/components/ui/text-with-origin";
import { publicOrigin, replaceOrigin, supposedOrigin } from "@/lib/server/public-address";

/** Lines to copy that name addresses of this shop: those that hold where it is read, also where the build was told none. */
export function ShopLines(props: Omit<ComponentProps<typeof Copyable>, "named">) {
  return <Copyable {...props} named={findSupposedOrigin(props.code)} />;
}

/** A text that names addresses of this shop, in the same way. */
export function ShopText({ text }: { text: string }) {
  const own = replaceOrigin(text);
  const named = findSupposedOrigin(own);
  return named ? <TextWithOrigin named={named}>{own}</TextWithOrigin> : own;
}

/** The address in a text that the build had to suppose. */
const findSupposedOrigin = (text: string) =>
  supposedOrigin && text.includes(supposedOrigin) ? supposedOrigin : undefined;

/** The shop's origin, in the same way. */
export const ShopOrigin = () => <ShopText text={publicOrigin} />;
