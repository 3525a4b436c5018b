"use server";

import { headers } from "next/headers";
import { z } from "zod";
import { action } from "@/lib/action";
import { clientAddress } from "@/lib/client-address";
import { siteOrigin } from "@/lib/env";
import { isPastable, tooLong } from "@/lib/pasted/limits";
import { readInWorker, timesOfPage } from "@/lib/workers/run";

/** A copy as it stands on a page, and as it would with today's code: two documents for the frame of lib/site-preview/empty-frame.ts. */
export const compareFound = action.public(
  z.object({
    code: z.string().min(1).refine(isPastable, tooLong),
    address: z.url({ protocol: /^https?$/ }).max(2_000),
  }),
  async ({ code, address }, { userId }) => {
    const caller = { userId, address: clientAddress(await headers()), times: timesOfPage };
    return readInWorker("compareCopy", { code, address, origin: siteOrigin() }, caller);
  },
  { limit: "readPasted" },
);
