import { templates } from "@/lib/catalogue/pages/templates";
import { templatesAnswer } from "@/lib/edits/versions/document";
import { urls } from "@/lib/urls/urls";
import type { OperationGroup } from "./operation";

const answer = { name: "Templates", schema: templatesAnswer };
const first = templates.slice(0, 1).map(({ sections, ...facts }) => ({
  ...facts,
  sections: sections.slice(1, 2).map(({ id }) => ({ id })),
  updated_at: 1_795_000_000_000,
}));

/** The template records. */
export const templateGroup: OperationGroup = {
  id: "templates",
  title: "Templates",
  description: "A template is a whole page: a header, sections and a footer, with the content they have in it.",
  operations: [
    {
      id: "listTemplates",
      method: "get",
      path: urls.templateRecords,
      title: "List the templates",
      description: "All templates of both lines, the same for everybody.",
      parts: [{ title: "Answer", ...answer }],
      answers: [{ status: 200, description: "All of them.", type: "application/json", schema: answer }],
      errors: ["rate_limited", "unavailable", "internal"],
      problem: "Problem",
      limits: ["publicRead"],
      calls: [{ title: "All templates", status: 200, answer: { templates: first } }],
    },
  ],
};
