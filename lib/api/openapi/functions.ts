import { z } from "zod";
import { editSectionAnswer, editSectionInput } from "@/lib/api/functions/edit-section";
import { lookFromSiteAnswer, lookFromSiteInput } from "@/lib/api/functions/look-from-site";
import { previewComponentAnswer, previewComponentInput } from "@/lib/api/functions/preview-component";
import { previewSiteAnswer, previewSiteInput } from "@/lib/api/functions/preview-site";
import type { FunctionInput, FunctionName, FunctionOutput } from "@/lib/api/functions/registry";
import { formAnswer, submission } from "@/lib/forms/schema";
import type { ErrorCode } from "@/lib/server/errors";
import type { RuleName } from "@/lib/server/limits/rules";
import { exampleForm, examplePage, exampleSection, exampleSite, exampleVersion, ownWords } from "./examples";
import type { Call, Operation, OperationGroup } from "./operation";

interface Described<Name extends FunctionName> {
  title: string;
  description: string;
  input: z.ZodType<unknown, FunctionInput<Name>>;
  answer: z.ZodType<FunctionOutput<Name>>;
  limits: RuleName[];
  /** What a token is wanted for; absent where it makes no difference. */
  wantedFor?: string;
  calls: (Omit<Call, "body" | "answer" | "status"> & { data: FunctionInput<Name>; answer: FunctionOutput<Name> })[];
}

const html = '<!doctype html><html lang="en">…';
const isPublic = { title: "A section with its own content" };

/** Every function; the types ask for one that is added, and for the shape it really answers. */
const described: { [Name in FunctionName]: Described<Name> } = {
  previewComponent: {
    title: "Preview a section",
    description:
      "A section as it stands in an otherwise empty page, as a document to look at. It is in the format of previews, bought or not, and no copy to paste. A saved version is shown to the owner of the token only.",
    input: previewComponentInput,
    wantedFor: "a saved version",
    answer: previewComponentAnswer,
    limits: ["previewComponent", "renderTime"],
    calls: [
      {
        ...isPublic,
        data: { sectionId: exampleSection, product: "super", theme: { scheme: "dark" } },
        answer: { html },
      },
      {
        title: "A version saved in your account",
        hasToken: true,
        data: { componentId: exampleVersion, product: "super" },
        answer: { html },
      },
    ],
  },
  editSection: {
    title: "Preview a section with its fields marked",
    description:
      "The same document with notes in its markup that say which field of the content stands where, as the editor of the shop needs it.",
    input: editSectionInput,
    answer: editSectionAnswer,
    limits: ["editSection", "renderTime"],
    calls: [
      {
        title: "Words of your own",
        data: {
          sectionId: exampleSection,
          product: "super",
          content: ownWords,
        },
        answer: { html },
      },
    ],
  },
  previewSite: {
    title: "Preview a section in a page of yours",
    description:
      "Fetches a public page as any visitor sees it, without its scripts, and puts a section into it. Pages that nobody can reach from outside are refused, and so is what is no page.",
    input: previewSiteInput,
    wantedFor: "a saved version, or a site of your account",
    answer: previewSiteAnswer,
    limits: ["previewSite", "renderTime"],
    calls: [
      {
        title: "A section in a public page",
        data: { url: examplePage, sectionId: exampleSection, product: "super" },
        answer: {
          html,
          places: [{ id: "end", label: "At the end" }],
          place: "end",
          site: { host: "example.com", builder: "other", title: "Example Domain", scheme: "light" },
        },
      },
    ],
  },
  lookFromSite: {
    title: "Make themes from a page of yours",
    description:
      "Fetches a public page with up to six of its stylesheets and makes three themes of its colors, corners and typefaces, each readable in light and dark.",
    input: lookFromSiteInput,
    answer: lookFromSiteAnswer,
    limits: ["lookFromSite", "renderTime"],
    calls: [
      {
        title: "The looks of a public page",
        data: { url: examplePage },
        answer: {
          looks: [
            {
              name: "As on your site",
              words: "Your blue for links and buttons.",
              theme: { accent: "#1a4fd6", radius: 8 },
            },
          ],
          found: {
            scheme: "light",
            colours: ["#1a4fd6"],
            paper: "#ffffff",
            fonts: { text: "Inter", heading: null },
            corners: { button: 8, card: null },
            words: "",
          },
        },
      },
    ],
  },
  formSubmission: {
    title: "Submit a form by script",
    description:
      "Takes an answer to a form of a site, as a page with a script of its own sends it. A form without script posts to the address under Forms.",
    input: submission,
    answer: formAnswer,
    limits: ["formSubmission", "formSubmissionForm"],
    calls: [
      {
        title: "An answer to a form",
        data: { site: exampleSite, form: exampleForm, fields: { name: "Ada", days: ["monday", "friday"] } },
        answer: { id: exampleVersion },
      },
    ],
  },
};

const errors: ErrorCode[] = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "not_found",
  "too_large",
  "unsupported_media",
  "rate_limited",
  "unavailable",
  "unimplemented",
  "internal",
];

function createOperation([name, one]: [string, Described<FunctionName>]): Operation {
  const prefix = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const call = z.strictObject({ data: one.input });
  const answer = z.object({ data: one.answer });
  return {
    id: name,
    method: "post",
    path: `/api/functions/${name}`,
    title: one.title,
    description: one.description,
    body: { name: `${prefix}Call`, schema: call, types: ["application/json"] },
    parts: [
      { title: "Data", name: `${prefix}Data`, schema: one.input },
      { title: "Answer", name: `${prefix}Answer`, schema: one.answer },
    ],
    answers: [
      {
        status: 200,
        description: "Done.",
        type: "application/json",
        schema: { name: `${prefix}Reply`, schema: answer },
      },
    ],
    errors,
    problem: "FunctionProblem",
    ...(one.wantedFor && { token: { scope: "functions", wantedFor: one.wantedFor } }),
    limits: ["functions", ...one.limits],
    calls: one.calls.map(({ data, answer: given, ...call }) => ({
      ...call,
      body: { data },
      status: 200,
      answer: { data: given },
    })),
  };
}

export const functionGroup: OperationGroup = {
  id: "functions",
  title: "Functions",
  description:
    'A function is called by its name, by POST, with JSON that is exactly {"data": …}. It answers {"data": …}, from any origin. This is the protocol of Firebase’s callable functions, so its client works as it is. A field that isn’t known is refused; null and an empty text count as absent. Nothing here needs a token but what is your own: saved versions and sites of your account.',
  operations: Object.entries(described as unknown as Record<string, Described<FunctionName>>).map(createOperation),
};
