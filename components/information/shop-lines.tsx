import type { ComponentProps } from "react";
import { Copyable } from "@/components/ui/copy/copyable";
import { Here } from "@/components/ui/here";
import { publicOrigin, supposedOrigin } from "@/lib/server/public-address";

/** Lines to copy that name addresses of this shop: those that hold where it is read, also where the build was told none. */
export function ShopLines(props: Omit<ComponentProps<typeof Copyable>, "named">) {
  return (
    <Copyable {...props} named={supposedOrigin && props.code.includes(supposedOrigin) ? supposedOrigin : undefined} />
  );
}

/** The shop's origin, in the same way. */
export const ShopOrigin = () => (supposedOrigin ? <Here text={supposedOrigin} named={supposedOrigin} /> : publicOrigin);
