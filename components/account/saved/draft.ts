import type { Content } from "@/components/sections/define";

/** What was typed into a saved component and isn't stored yet. It is kept in this tab, through reloads. */
export function draftOf(id: string) {
  const key = `silcrow.draft.${id}`;
  return {
    /** Undefined when there is none. Of an older build it may have the shape its section had then. */
    get(): unknown {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
      } catch {
        return undefined;
      }
    },
    // Storage may be closed to us, or full: then the page alone has it.
    set(content: Content): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(content));
      } catch {}
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
