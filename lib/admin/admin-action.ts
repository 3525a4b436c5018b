import "server-only";
import { refresh } from "next/cache";
import type { z } from "zod";
import { createActionMaker } from "@/lib/account/auth/action";
import { AppError } from "@/lib/server/errors";
import { enforceLimit } from "@/lib/server/limits/limit";
import type { RuleFor } from "@/lib/server/limits/rules";
import { createUserSubject, type UserSubject } from "@/lib/server/limits/subject";
import { type Admin, getCurrentAdmin } from "./access/require-admin";

async function identify(): Promise<Admin> {
  const admin = await getCurrentAdmin();
  if (!admin) throw new AppError("not_found", "not an admin");
  return admin;
}

const forAdmins = createActionMaker(identify, (rule: RuleFor<UserSubject>, { id }: Admin) =>
  enforceLimit(rule, createUserSubject(id)),
);

/**
 * Makes a server action for admins, which shows the page anew: also after a conflict, such as a retry that failed and was counted.
 * For everybody else it does not exist.
 */
export function createAdminAction<Schema extends z.ZodType>(
  schema: Schema,
  act: (admin: Admin, input: z.output<Schema>) => Promise<void>,
  options: { limit: RuleFor<UserSubject> },
) {
  return forAdmins(
    schema,
    async (input, { userId: admin }) => {
      try {
        await act(admin, input);
      } catch (error) {
        if (error instanceof AppError && error.code === "conflict") refresh();
        throw error;
      }
      refresh();
    },
    options,
  );
}
