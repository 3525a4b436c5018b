import type { ReactNode } from "react";
import { Button, getButtonClass } from "@/components/ui/button";
import { AdminLink } from "./admin-link";

/** The way to older rows of a list, and back to the newest, keeping what is looked for. */
export function Pager({ href, query, older }: { href: string; query: Record<string, string>; older: string | null }) {
  const { before, ...rest } = query;
  const to = (more: Record<string, string>) => {
    const kept = Object.entries({ ...rest, ...more }).filter(([, value]) => value !== "");
    return kept.length > 0 ? `${href}?${new URLSearchParams(kept)}` : href;
  };
  if (!before && !older) return null;
  return (
    <nav className="mt-8 flex gap-3" aria-label="Pages">
      {before && (
        <AdminLink href={to({})} className={getButtonClass({ variant: "line" })}>
          Newest
        </AdminLink>
      )}
      {older && (
        <AdminLink href={to({ before: older })} className={getButtonClass({ variant: "line" })}>
          Older
        </AdminLink>
      )}
    </nav>
  );
}

/** Looks through a list by an address that can be kept: it needs no script. */
export function Filter({ href, children }: { href: string; children: ReactNode }) {
  return (
    <search>
      <form action={href} className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {children}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

/** A way from the page of one thing to a list. */
export function ListLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AdminLink href={href} className="link mt-4 inline-flex min-h-11 items-center font-[550]">
      {children}
    </AdminLink>
  );
}

/** What stands where a list would be. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <p className="mt-5 max-w-[52ch]">{children}</p>;
}
