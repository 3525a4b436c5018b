"use client";

import { Link } from "@/components/ui/navigation/link";
import { stopSharing } from "@/lib/edits/shares/actions";
import type { OwnShare } from "@/lib/edits/shares/queries";
import { urls } from "@/lib/urls/urls";
import { type Confirmation, ConfirmButton, ConfirmDialog } from "./confirm-dialog";
import { FormattedDate } from "./formatted-date";
import { Heading } from "./heading";

const question: Confirmation = {
  title: "Stop sharing this?",
  words: (name) => (
    <>The link to {name} leads to nothing then, for everybody who has it. Your own version stays as it is.</>
  ),
  yes: "Stop sharing",
  act: stopSharing,
  done: "No longer shared",
  naming: true,
};

/** The links to their edits that the user has made, each to be ended. */
export function Shares({ shares }: { shares: readonly OwnShare[] }) {
  return (
    <section aria-labelledby="shares">
      <Heading id="shares">Shared links</Heading>
      <p className="mt-5 max-w-[60ch]">
        {shares.length === 0
          ? "None. You make one with Share, while you edit a section."
          : "Whoever has a link sees the section as it was when you shared it. A link that nobody opens for a year expires."}
      </p>
      <ConfirmDialog question={question} headingId="shares">
        <ul className="mt-4">
          {shares.map(({ code, title, section, created_at }) => (
            <li key={code} className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-hairline py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p>
                  <Link href={urls.share(code)} className="link font-[550] break-words text-ink">
                    {title}
                  </Link>
                </p>
                <p className="mt-1 text-small text-muted">
                  {section}, shared <FormattedDate at={created_at} />
                </p>
              </div>
              <ConfirmButton id={code} title={title}>
                Stop sharing<span className="sr-only"> {title}</span>
              </ConfirmButton>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  );
}
