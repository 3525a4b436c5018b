import { FormattedDate } from "@/components/account/formatted-date";
import { Heading } from "@/components/account/heading";
import type { EventDetails } from "@/lib/admin/events/queries";
import { adminUrls } from "@/lib/urls/admin-urls";
import { AdminLink } from "./admin-link";
import { DescriptionList } from "./description-list";
import { EventAct } from "./events-page";
import { ListLink } from "./list-parts";
import { listHeading } from "./use-admin-action";

/** One event of Paddle: what became of it, and what it says. */
export function EventPage({ event }: { event: EventDetails }) {
  const { id, type, transactionId, payload, storedAt, failure } = event;
  const date = (at: Date) => <FormattedDate at={at.getTime()} exact />;
  return (
    <>
      <div className="max-w-[68ch]">
        <DescriptionList
          facts={[
            ["Event", id],
            ["Type", type],
            [
              "Payment",
              transactionId && (
                <AdminLink
                  href={`${adminUrls.events}?${new URLSearchParams({ transaction: transactionId })}`}
                  className="link"
                >
                  {transactionId}
                </AdminLink>
              ),
            ],
            ["Stored", storedAt ? date(storedAt) : "no"],
            ...(failure
              ? ([
                  ["Failed", `${failure.attempts} times`],
                  ["First failed", date(failure.firstAt)],
                  ["Last failed", date(failure.lastAt)],
                  ["Last error", failure.error],
                ] as const)
              : []),
          ]}
        />
        <ListLink href={adminUrls.events}>All webhook events</ListLink>
      </div>
      <section aria-labelledby={listHeading}>
        <Heading id={listHeading} aside={<EventAct id={id} state={storedAt ? "stored" : "failed"} />}>
          What it says
        </Heading>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-5 max-h-80 min-w-0 overflow-auto rounded-sm border border-hairline px-4 py-2.5 font-code text-[.8125rem] leading-[1.7]"
        >
          <code translate="no">{JSON.stringify(payload, null, 2)}</code>
        </pre>
      </section>
    </>
  );
}
