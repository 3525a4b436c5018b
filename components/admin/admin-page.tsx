import type { ReactNode } from "react";
import { PageHead } from "@/components/ui/page-head";

/** A page for admins: its head, and what it shows. */
export function AdminPage({ title, lede, children }: { title: string; lede?: ReactNode; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} lede={lede} />
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-y-14 px-gutter pt-12 pb-section">{children}</div>
    </>
  );
}
