import { env } from "@/lib/env";
import { prepareIndex } from "./index-of";

/** A server reads its routes when it starts, before anybody asks: what is made once is made then. The build reads them, too. */
export function prepareAtStart(): void {
  if (env().NODE_ENV === "production") prepareIndex();
}
