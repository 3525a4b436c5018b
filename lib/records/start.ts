"use server";

import { z } from "zod";
import { action } from "@/lib/action";
import { findSection } from "@/lib/catalogue/catalogue";
import { AppError } from "@/lib/errors";
import { saveComponent } from "./mutations";

/** Begins a component record of the signed-in user with a section's own sample, and answers with its id. */
export const startComponent = action(
  z.object({ sectionId: z.string().max(100) }),
  async ({ sectionId }, { userId }) => {
    const section = findSection(sectionId);
    if (!section) throw new AppError("not_found");
    const { id } = await saveComponent(userId, { sectionId, content: section.sample });
    return { id };
  },
  { limit: "account" },
);
