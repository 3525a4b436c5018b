import type { Ref } from "react";
import { brand } from "@/lib/brand";
import { urls } from "@/lib/urls/urls";

/** What stands in the place of the form once the request is stored, and what happens from here on. */
export function HireThanks({ ref, name, email }: { ref: Ref<HTMLDivElement>; name: string; email: string }) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      aria-labelledby="hire-thanks"
      className="rounded-lg bg-paper-2 p-6 shadow-[inset_0_0_0_1px_var(--sc-hairline)] outline-none @xl:p-8"
    >
      <h3 id="hire-thanks" className="text-sub text-ink">
        Thank you, {name}. Your request is with us.
      </h3>
      <p className="mt-3">
        A person reads it and writes to <b className="font-[550] break-words text-ink">{email}</b>, also when the answer
        is no. If that address is wrong, or nothing comes, write to{" "}
        <a className="link" href={`mailto:${brand.mail}`}>
          {brand.mail}
        </a>
        .
      </p>
      <p className="mt-5">
        {/* A page of its own, not a client navigation: the form begins anew. */}
        <a className="link" href={urls.hire}>
          Write another request
        </a>
      </p>
    </div>
  );
}
