import { z } from "zod";
import { reasonSizes } from "./reason";

const reason = z
  .string()
  .transform((typed) => typed.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(reasonSizes.min, "Say why, in a few words: it stays on record.")
      .max(reasonSizes.max, `A reason has at most ${reasonSizes.max} characters.`),
  );

/** Something by its id, and why it is done. */
export const withReason = z.object({ id: z.uuid(), reason });

/** Something of ours by its id. */
export const byId = z.object({ id: z.uuid() });

/** An event by Paddle's id. */
export const eventById = z.object({ id: z.string().min(1).max(200) });

/** What is given, to whom, and why. */
export const newGrant = z.object({ userId: z.uuid(), item: z.string().trim().min(1).max(200), reason });
