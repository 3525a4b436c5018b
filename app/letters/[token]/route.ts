import { askToStop, renderUnsubscribed, stopLinkRefused } from "@/components/sites/updates/unsubscribe-page";
import { withLimit } from "@/lib/server/limits/limited";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { stopLetters } from "@/lib/sites/updates/unsubscribe";
import { readStopToken } from "@/lib/sites/updates/unsubscribe-token";

/** Where a letter about updates leads who wants no more of them. Changes nothing. */
export const GET = withLimit("stopLetters", async (_, { params }: RouteContext<"/letters/[token]">) => {
  const { token } = await params;
  return readStopToken(token, new Date()) ? askToStop(token) : stopLinkRefused();
});

/** Stops the letters: from that page, or from the button of a mail program (RFC 8058). What is posted doesn't matter. */
export const POST = withLimit(
  "stopLetters",
  async (request, { params }: RouteContext<"/letters/[token]">) => {
    try {
      return (await stopLetters((await params).token)) ? renderUnsubscribed() : stopLinkRefused();
    } catch (error) {
      return createErrorResponse(error, "Letters not stopped", request);
    }
  },
  { body: 4 * 1024 },
);
