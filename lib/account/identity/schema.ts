import { z } from "zod";
import { deletionPhrase, isDeletionPhrase } from "./deletion";

export const accountDeletion = z.object({
  confirmation: z.string().max(100).refine(isDeletionPhrase, `Type “${deletionPhrase}” to go on.`),
});
