import { answerLimit } from "@/lib/api/functions/handle-call";
import { bodyLimit } from "@/lib/api/functions/request";
import { messageLimit } from "@/lib/api/mcp/handle-request";
import { limits as contentLimits, pageScale } from "@/lib/catalogue/content/content";
import { formLimits } from "@/lib/forms/schema";
import { type RuleName, rules } from "@/lib/server/limits/rules";
import { operations } from "./groups";

/** What the rules count that operations name. */
const counted: Partial<Record<RuleName, string>> = {
  functions: "Calls of functions, of all together",
  previewComponent: "Calls of previewComponent",
  editSection: "Calls of editSection",
  previewSite: "Calls of previewSite",
  lookFromSite: "Calls of lookFromSite",
  renderTime: "Seconds of computing for content, themes and pages of yours",
  formSubmission: "Answers to forms",
  formSubmissionForm: "Answers to one form, of everybody together",
  publicRead: "Readings of the templates",
  registry: "Requests to the registry",
  registryOwn: "Of these, items with words of your own",
  mcp: "Messages of agents",
  mcpCall: "Calls of their tools",
  copySection: "Copies of code",
  share: "Composed pages and shared edits",
};

const subjects = {
  user: "one account",
  address: "one network address",
  caller: "one account, or one network address without a token",
  form: "one form",
} as const;

const spans: Record<number, string> = { 60: "a minute", 600: "in 10 minutes", 3600: "an hour", 86400: "a day" };

interface LimitLine {
  name: RuleName;
  what: string;
  /** “60 a minute” */
  often: string;
  /** “for one network address” */
  whom: string;
}

/** How often one may do what, for every rule that an operation names. */
export function listLimitLines(): LimitLine[] {
  const names = [...new Set(operations.flatMap(({ limits }) => limits))];
  return names.map((name) => ({
    name,
    what: counted[name] ?? name,
    often: formatRate(name),
    whom: subjects[rules[name].per],
  }));
}

/** How often something may be done, after the words "up to": “60 a minute”. */
export function formatRate(name: RuleName, what = ""): string {
  const { points, seconds } = rules[name];
  const number = name === "renderTime" ? points / 1_000 : points;
  return [number.toLocaleString("en"), what, spans[seconds] ?? `in ${seconds} seconds`].filter(Boolean).join(" ");
}

/** A size as people say it. */
export const formatByteSize = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`;

/** How large things may be. */
export const sizeLines: readonly { what: string; most: string }[] = [
  { what: "The body of a call of a function", most: formatByteSize(bodyLimit) },
  { what: "The answer of a function", most: formatByteSize(answerLimit) },
  { what: "The content of a section", most: formatByteSize(contentLimits.bytes) },
  { what: "The content of a page of several sections", most: formatByteSize(contentLimits.bytes * pageScale) },
  { what: "An answer to a form", most: formatByteSize(formLimits.total) },
  { what: "A message of an agent", most: formatByteSize(messageLimit) },
];
