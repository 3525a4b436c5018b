"use server";

import { action } from "@/lib/action";
import { type HireState, hireFormId, hireTrap, hireValues, textOf } from "./form";
import { storeHireRequest } from "./mutations";
import { hireRequest } from "./schema";

const store = action.public(hireRequest, async (request, { userId }) => {
  // A person does not see this field. Whoever fills it learns nothing from the answer.
  if (request[hireTrap] !== "") return;
  await storeHireRequest(request, userId);
});

/** Takes the form of the hire page, posted by script or by the browser itself. Everybody may, signed in or not. */
export async function sendHireRequest(_before: HireState, form: FormData): Promise<HireState> {
  const values = hireValues(form);
  const unseen = { [hireFormId]: textOf(form, hireFormId), [hireTrap]: textOf(form, hireTrap) };
  const result = await store({ ...values, ...unseen } as Parameters<typeof store>[0]);
  if (result.ok) return { status: "sent", values };
  const { message, fields = {} } = result.error;
  return { status: "refused", values, message, fields };
}
