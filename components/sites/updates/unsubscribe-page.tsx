import type { ReactNode } from "react";
import { respond } from "@/components/forms/respond";
import { Button } from "@/components/ui/button";
import { brand } from "@/lib/brand";
import { checkUrls } from "@/lib/urls/check-urls";
import { programUrls, urls } from "@/lib/urls/urls";

/** Asks whether to stop the mails: opening an address must change nothing, since programs that check mail open all of them. */
export async function askToStop(token: string): Promise<Response> {
  return respondWithPage(
    "Stop the emails?",
    <>
      <p className="lede">
        We write at most once a month when sections on your sites have updates. Your account still lists them.
      </p>
      <form method="post" action={programUrls.unsubscribe(token)}>
        <p className="actions">
          <Button type="submit">Stop the emails</Button>
        </p>
      </form>
    </>,
    200,
  );
}

/** Says that no more mails come. */
export async function renderUnsubscribed(): Promise<Response> {
  return respondWithPage(
    "No more emails",
    <p className="lede">
      We won’t write about updates anymore. You can turn the emails on again <InAccount />.
    </p>,
    200,
  );
}

/** Says that a link of a mail stops nothing, and what does. */
export async function renderRefusedLink(): Promise<Response> {
  return respondWithPage(
    "This link doesn’t work",
    <p className="lede">
      It was cut off, or it is more than a year old. You can turn the emails off <InAccount />.
    </p>,
    404,
  );
}

const InAccount = () => (
  <>
    under “Updates” in <a href={checkUrls.updates}>your account</a>
  </>
);

async function respondWithPage(title: string, body: ReactNode, status: number): Promise<Response> {
  const footer = <a href={urls.home}>{brand.name}</a>;
  // Its address is good for one thing alone, and still nobody else's business.
  return respond(title, body, { status, footer, headers: { "referrer-policy": "no-referrer" } });
}
