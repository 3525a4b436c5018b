import { sessionStore } from "@/lib/browser/storage";

const key = "on-your-site";

/** The address last looked at in this tab, so that the next section is one press away. */
export const lastAddress = {
  get: (): string => sessionStore.get(key) ?? "",
  // Where nothing is kept, it is typed again.
  set: (address: string): void => void sessionStore.set(key, address),
};
