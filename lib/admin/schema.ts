import { z } from "zod";
import { lifetime } from "@/lib/billing/items";
import { reasonSizes } from "./reason";

// What nobody sees is no reason: formatting characters, and signs that are blank (U+3164, the empty Braille pattern).
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
// Marks above one letter, of which no language has more.
const heapedMarks = /(\p{M}{4})\p{M}+/gu;
// Postgres keeps no NUL.
const noControls = /^\P{Cc}+$/u;

const reason = z
  .string()
  .transform((typed) =>
    typed
      .replace(unseen, "")
      .replace(heapedMarks, "$1")
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
export const eventById = z.object({ id: z.string().max(200).regex(noControls) });

const item = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .transform((named) => (/^all[- ]?access$/i.test(named) ? lifetime : named));

/** What is granted, to whom, and why. The plan also goes by its name. */
export const newGrant = z.object({ userId: z.uuid(), item, reason });

/** A purchase without an owner, to whom it is handed over (their id or e-mail), and why. */
export const handOver = z.object({
  id: z.uuid(),
  to: z.string().trim().max(320).regex(noControls, "Say to whom: an id or an e-mail."),
  reason,
});
