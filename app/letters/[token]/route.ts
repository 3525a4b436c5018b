import { askToStop, renderRefusedLink, renderUnsubscribed } from "@/components/sites/updates/unsubscribe-page";
import { withLimit } from "@/lib/server/limits/with-limit";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { unsubscribe } from "@/lib/sites/updates/unsubscribe";
import { parseUnsubscribeToken } from "@/lib/sites/updates/unsubscribe-token";

/** Where a mail about updates leads who wants no more of them. Changes nothing. */
export const GET = withLimit("unsubscribe", async (_, { params }: RouteContext<"/letters/[token]">) => {
  const { token } = await params;
  return parseUnsubscribeToken(token, new Date()) ? askToStop(token) : renderRefusedLink();
});

/** Stops the mails: from that page, or from the button of a mail program (RFC 8058). What is posted doesn't matter. */
export const POST = withLimit(
  "unsubscribe",
  async (request, { params }: RouteContext<"/letters/[token]">) => {
    try {
      return (await unsubscribe((await params).token)) ? renderUnsubscribed() : renderRefusedLink();
    } catch (error) {
      return createErrorResponse(error, "Emails not stopped", request);
    }
  },
  { body: 4 * 1024 },
);
