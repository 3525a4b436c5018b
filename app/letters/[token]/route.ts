import { askToStop, lettersStopped, stopLinkRefused } from "@/components/letters/stop-page";
import { errorResponse } from "@/lib/error-response";
import { limited } from "@/lib/limits/limited";
import { stopLetters } from "@/lib/site-sections/stop-letters";
import { readStopToken } from "@/lib/site-sections/stop-token";

/** Where a letter about updates leads who wants no more of them. Changes nothing. */
export const GET = limited("stopLetters", async (_, { params }: RouteContext<"/letters/[token]">) => {
  const { token } = await params;
  return readStopToken(token, new Date()) ? askToStop(token) : stopLinkRefused();
});

/** Stops the letters: from that page, or from the button of a mail program (RFC 8058). What is posted doesn't matter. */
export const POST = limited(
  "stopLetters",
  async (request, { params }: RouteContext<"/letters/[token]">) => {
    try {
      return (await stopLetters((await params).token)) ? lettersStopped() : stopLinkRefused();
    } catch (error) {
      return errorResponse(error, "Letters not stopped", request);
    }
  },
  { body: 4 * 1024 },
);
