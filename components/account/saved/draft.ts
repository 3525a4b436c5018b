import type { Content } from "@/components/sections/define";
import type { Theme } from "@/lib/delivery/theme";

/** A saved component as its owner changes it. */
export interface Version {
  /** What they call it; "" while it has no name of its own. */
  name: string;
  content: Content;
  theme: Theme;
}

/** What was typed into a saved component and isn't stored yet. It is kept in this tab, through reloads. */
export function draftOf(id: string) {
  const key = `silcrow.version.${id}`;
  return {
    /** Undefined when there is none. Of an older build its content may have the shape its section had then. */
    get(): { name: string; content: unknown; theme?: Theme } | undefined {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
      } catch {
        return undefined;
      }
    },
    // Storage may be closed to us, or full: then the page alone has it.
    set(version: Version): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(version));
      } catch {}
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
