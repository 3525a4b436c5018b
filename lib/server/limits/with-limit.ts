import "server-only";
import { NextRequest } from "next/server";
import { AppError } from "@/lib/server/errors";
import { createErrorResponse } from "@/lib/server/request/error-response";
import { readBody } from "@/lib/server/request/read-body";
import { enforceLimit } from "./limit";
import type { RuleFor } from "./rules";
import { type AddressSubject, readAddressSubject } from "./subject";

/**
 * A route handler behind a limit: counts the address of each request before anything else is done for it.
 * @param options.body for handlers that leave reading to others, who read without end: the most bytes a body may have
 */
export function withLimit<Rest extends unknown[]>(
  rule: RuleFor<AddressSubject>,
  handler: (request: NextRequest, ...rest: Rest) => Response | Promise<Response>,
  { body }: { body?: number } = {},
) {
  return async (request: NextRequest, ...rest: Rest): Promise<Response> => {
    let bounded = request;
    try {
      await enforceLimit(rule, readAddressSubject(request.headers));
      if (body !== undefined && request.body) bounded = await withBody(request, body);
    } catch (error) {
      return createErrorResponse(error, "Counting a request failed", request);
    }
    return handler(bounded, ...rest);
  };
}

async function withBody(request: NextRequest, maxBytes: number): Promise<NextRequest> {
  const { bytes, isWhole } = await readBody(request, maxBytes);
  if (!isWhole) throw new AppError("too_large", `a body over ${maxBytes} bytes`);
  return new NextRequest(request.url, { method: request.method, headers: request.headers, body: bytes });
}
