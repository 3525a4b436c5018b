const key = "on-your-site";

/** The address last looked at in this tab, so that the next section is one press away. */
export const lastAddress = {
  get(): string {
    try {
      return sessionStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  },
  set(address: string): void {
    // Storage may be closed to us; then it is typed again.
    try {
      sessionStorage.setItem(key, address);
    } catch {}
  },
};
