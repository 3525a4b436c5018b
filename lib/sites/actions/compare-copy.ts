"use server";

import { headers } from "next/headers";
import { z } from "zod";
import { createAction } from "@/lib/account/auth/action";
import { isPastable, tooLong } from "@/lib/code/parse/limits";
import { getSiteOrigin } from "@/lib/server/env";
import { getClientAddress } from "@/lib/server/request/client-address";
import { pageBudgetMultiplier } from "@/lib/server/workers/run";
import { compareInWorker } from "@/lib/sites/run-jobs";

/** A copy as it stands on a page, and as it would with today's code: two documents for the frame of lib/sites/preview/empty-frame.ts. */
export const compareFound = createAction.public(
  z.object({
    code: z.string().min(1).refine(isPastable, tooLong),
    address: z.url({ protocol: /^https?$/ }).max(2_000),
  }),
  async ({ code, address }, { userId }) => {
    const caller = { userId, address: getClientAddress(await headers()), times: pageBudgetMultiplier };
    return compareInWorker("compareCopy", { code, address, origin: getSiteOrigin() }, caller);
  },
  { limit: "readPasted" },
);
