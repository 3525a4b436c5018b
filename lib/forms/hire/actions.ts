"use server";

import { headers } from "next/headers";
import { after } from "next/server";
import { createAction } from "@/lib/account/auth/action";
import { enforceLimit } from "@/lib/server/limits/limit";
import { readCaller } from "@/lib/server/limits/subject";
import { sendOrKeep } from "@/lib/server/mail/send-or-keep";
import { type HireState, hireFormId, hireTrap, readFormText, readHireValues } from "./form";
import { buildHireMail } from "./hire-mail";
import { storeHireRequest } from "./mutations";
import { isStored } from "./queries";
import { hireRequest } from "./schema";

const store = createAction.public(
  hireRequest,
  async (request, { userId }) => {
    // A person does not see this field. Whoever fills it learns nothing from the answer.
    if (request[hireTrap] !== "") return;
    // Sending again because no answer came back is no second request.
    if (await isStored(request)) return;
    await enforceLimit("hireRequest", readCaller(await headers(), userId));
    if (await storeHireRequest(request, userId)) after(() => sendOrKeep("hire_request", buildHireMail(request)));
  },
  { limit: "hireForm" },
);

/** Takes the form of the hire page, posted by script or by the browser itself. Everybody may, signed in or not. */
export async function sendHireRequest(_before: HireState, form: FormData): Promise<HireState> {
  const values = readHireValues(form);
  const result = await store({
    ...values,
    [hireFormId]: readFormText(form, hireFormId),
    [hireTrap]: readFormText(form, hireTrap),
  });
  if (result.ok) return { status: "sent", values };
  const { message, fields = {} } = result.error;
  return { status: "refused", values, message, fields };
}
