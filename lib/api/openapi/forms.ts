import { formAddress, formAnswer, formLimits, steering, submission } from "@/lib/forms/schema";
import { exampleForm, exampleSite, exampleVersion } from "./examples";
import type { Call, OperationGroup } from "./operation";

const formatKilobytes = (bytes: number) => `${bytes / 1024} KB`;

const types = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];
const call = {
  inPath: { site: exampleSite, form: exampleForm },
  body: { name: "Ada", message: "Two places by the window, please." },
} satisfies Partial<Call>;
const answer = { name: "FormSubmissionAnswer", schema: formAnswer };
const fields = submission.shape.fields;

/** Forms on buyers' sites (docs/forms.md). */
export const formGroup: OperationGroup = {
  id: "forms",
  title: "Forms",
  description:
    "Where a form on a site of yours sends what people fill in. It arrives in your account, under Submissions. The id of a site stands in the code of a section that was copied for it.",
  operations: [
    {
      id: "answerForm",
      method: "post",
      path: "/api/forms/{site}/{form}",
      title: "Submit a form",
      description: `A browser posts the form as it is and is led to the address in its field ${steering.next}, on the site’s own host, or else to a page of thanks. A program that sends Accept: application/json is answered in JSON, also when something is wrong; to people that is said on a page. An answer has up to ${formLimits.fields} fields of ${formatKilobytes(formLimits.value)}, ${formatKilobytes(formLimits.total)} together, and no files.`,
      inPath: formAddress,
      body: { name: "FormFields", schema: fields, types },
      parts: [{ title: "Answer, to a program", ...answer }],
      answers: [
        { status: 200, description: "Kept; to a program.", type: "application/json", schema: answer },
        { status: 303, description: "Kept; a browser is led on." },
      ],
      errors: ["invalid", "not_found", "too_large", "unsupported_media", "rate_limited", "unavailable", "internal"],
      problem: "FunctionProblem",
      limits: ["formSubmission", "formSubmissionForm"],
      calls: [
        {
          ...call,
          title: "As a program",
          headers: { accept: "application/json" },
          status: 200,
          answer: { id: exampleVersion },
        },
        { ...call, title: "As a browser", headers: { accept: "text/html" }, status: 303 },
      ],
    },
  ],
};
