import { authChannel } from "@/lib/account/auth/channel";

/**
 * What the windows of one browser tell each other about the session. A channel works where `window.opener` doesn't:
 * identity providers may cut the tie between a popup and the page that opened it.
 */
export type AuthMessage =
  /** From the popup: the attempt `popup` came back. `error` is the code of a failure; the rest as in lib/account/auth/attempt. */
  | { type: "returned"; popup: string; error: string | null; isNew: boolean; isSeparate: boolean }
  /** To the popup: the page that opened it has heard. */
  | { type: "heard"; popup: string }
  /** To every other tab: who is signed in has changed. */
  | { type: "changed" };

/** Opens the channel of this shop. Whoever opens it closes it. */
export function openAuthChannel(listener?: (message: AuthMessage) => void) {
  const channel = new BroadcastChannel(authChannel);
  if (listener) channel.onmessage = (event: MessageEvent<AuthMessage>) => listener(event.data);
  return {
    post: (message: AuthMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
