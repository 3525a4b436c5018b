import type { ReactNode } from "react";
import { PageHead } from "@/components/ui/page-head";

/** A page for admins: its head, and what it shows. */
export function AdminPage({ title, lede, children }: { title: string; lede?: ReactNode; children: ReactNode }) {
  return (
    <>
      {/* Names of people may be one long word. A class of its own would be in every page's styles. */}
      <div style={{ overflowWrap: "anywhere", hyphens: "auto" }}>
        <PageHead title={title} lede={lede} />
      </div>
      {/* Whoever works here is offered nothing: the banner stays away from what is being edited. */}
      <div data-editing="" className="mx-auto grid max-w-wide grid-cols-1 gap-y-14 px-gutter pt-12 pb-section">
        {children}
      </div>
    </>
  );
}
