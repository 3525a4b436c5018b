import "server-only";
import { errorResponse } from "@/lib/error-response";
import { limit } from "./limit";
import type { RuleFor } from "./rules";
import { type AddressSubject, addressOf } from "./subject";

/** A route handler behind a limit: counts the address of each request before anything else is done for it. */
export function limited<Asked extends Request, Rest extends unknown[]>(
  rule: RuleFor<AddressSubject>,
  handler: (request: Asked, ...rest: Rest) => Response | Promise<Response>,
) {
  return async (request: Asked, ...rest: Rest): Promise<Response> => {
    try {
      await limit(rule, addressOf(request.headers));
    } catch (error) {
      return errorResponse(error, "Counting a request failed", request);
    }
    return handler(request, ...rest);
  };
}
