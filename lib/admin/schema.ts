import { z } from "zod";
import { lifetime } from "@/lib/billing/items";
import { reasonSizes } from "./reason";

// What nobody sees is no reason: formatting characters, and letters that are blank (U+3164).
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const reason = z
  .string()
  .transform((typed) =>
    typed
      .replace(unseen, "")
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  )
  .pipe(
    z
      .string()
      .min(reasonSizes.min, "Say why, in a few words: it stays on record.")
      .regex(/[\p{L}\p{N}]/u, "Say why, in words.")
      .max(reasonSizes.max, `A reason has at most ${reasonSizes.max} characters.`),
  );

/** Something by its id, and why it is done. */
export const withReason = z.object({ id: z.uuid(), reason });

/** Something of ours by its id. */
export const byId = z.object({ id: z.uuid() });

/** An event by Paddle's id. */
export const eventById = z.object({ id: z.string().min(1).max(200) });

const item = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .transform((named) => (/^all[- ]?access$/i.test(named) ? lifetime : named));

/** What is granted, to whom, and why. The plan also goes by its name. */
export const newGrant = z.object({ userId: z.uuid(), item, reason });

/** A purchase without an owner, to whom it is handed over (their id or address), and why. */
export const handOver = z.object({ id: z.uuid(), to: z.string().trim().min(1).max(320), reason });
