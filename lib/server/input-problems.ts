import { z } from "zod";
import { AppError } from "./errors";

/** Of many fields that are wrong, so many are named, each in so many characters. */
const named = { fields: 10, sentence: 300, name: 100 };

/** What is wrong with one field of what was sent, by its path. */
export interface InputProblem {
  path: string;
  sentence: string;
}

const kinds: Record<string, string> = {
  string: "text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
  undefined: "left out",
  never: "left out",
  record: "an object of fields",
  int: "a whole number",
};

/**
 * What a schema makes of data that somebody sent. The protocols send null for what is undefined, so fields that may be absent are
 * `nullish()`.
 * @throws AppError `invalid` with a sentence for each field that is wrong or missing
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const problems = listInputProblems(parsed.error.issues, "data");
  const sentence = formatProblems(problems);
  const fields = Object.fromEntries(takeFirstProblems(problems).map(({ path, sentence }) => [path, sentence]));
  throw new AppError("invalid", sentence, { sentence, fields });
}

/**
 * What zod has no words of ours for, in words, whatever it is: given to `safeParse` as `error`. A schema's own message comes before it.
 * Of what is missing, empty or of another kind its description is said, too: what a kind alone doesn't tell.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const sentence = describeFault(issue);
  const { description } = issue.inst instanceof z.ZodType ? issue.inst : {};
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === "";
  return (isEmpty || issue.code === "invalid_type") && description ? `${sentence} ${description}` : sentence;
}

function describeFault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      // Of any kind, if only it is there.
      return issue.expected === "nonoptional"
        ? describeRequired("given", undefined)
        : describeRequired(nameKind(issue), issue.input);
    case "invalid_value":
      return describeRequired(formatList(issue.values), issue.input);
    case "unrecognized_keys":
      return describeNoField(listFields(issue.inst));
    case "too_big":
    case "too_small":
      return describeBounds(issue);
    case "invalid_union": {
      const each = issue.errors.flatMap(([first]) => first?.message.replace(/\.$/, "") ?? []);
      return `${[...new Set(each)].map((sentence, place) => (place > 0 ? sentence.replace(/^(is missing: it )?must be /, "") : sentence)).join(", or ")}.`;
    }
    case "invalid_format":
      return `must be written as ${formats[issue.format] ?? "its description says"}.`;
    default:
      return unlike;
  }
}

/** What is written in a form of its own, by zod's names. */
const formats: Record<string, string> = {
  uuid: "an id (a UUID)",
  url: "an address that begins with https://",
  email: "an email address",
  date: "a day, like 2027-01-31",
  datetime: "a time, like 2027-01-31T12:00:00Z",
};

/** Of what nothing better can be said. */
const unlike = "can't be used as it is. See its description.";

const noSuchField = "there is no such field.";

/** What is said of a field that there isn't, with those that there are. */
export const describeNoField = (known: readonly string[]): string =>
  known.length > 0 ? `${noSuchField} There are ${known.join(", ")}.` : noSuchField;

/** What a field has to be; said of one that was left out, too. */
export const describeRequired = (what: string, input: unknown): string =>
  `${input === undefined ? "is missing: it " : ""}must be ${what}.`;

/** An object as a reader writes it: {label, value}. */
export const formatObjectShape = (fields: readonly string[]): string =>
  fields.length > 0 ? `{${fields.join(", ")}}` : "{}";

function nameKind({ expected, inst }: Extract<z.core.$ZodRawIssue, { code?: "invalid_type" }>): string {
  if (inst instanceof z.ZodObject) return formatObjectShape(listFields(inst));
  const kind = kinds[expected ?? ""] ?? `a ${expected}`;
  if (!(inst instanceof z.ZodNumber)) return kind;
  const { minValue: least, maxValue: most } = inst;
  const isBounded = least !== null && most !== null && Number.isFinite(least) && most < Number.MAX_SAFE_INTEGER;
  return isBounded ? `${kind} from ${least} to ${most.toLocaleString("en")}` : kind;
}

const formatList = (values: readonly unknown[]) =>
  `${values.length > 1 ? "one of " : ""}${values.map((value) => JSON.stringify(value)).join(", ")}`;

const listFields = (schema: unknown): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

function describeBounds(issue: Extract<z.core.$ZodRawIssue, { code: "too_big" | "too_small" }>): string {
  const isMost = issue.code === "too_big";
  const bound = Number(isMost ? issue.maximum : issue.minimum).toLocaleString("en");
  if (issue.origin === "string") return isMost ? `takes up to ${bound} characters.` : "must not be empty.";
  if (issue.origin === "array") return `takes ${isMost ? "up to" : "at least"} ${bound} items.`;
  return issue.origin === "number" || issue.origin === "int"
    ? `must be ${isMost ? "at most" : "at least"} ${bound}.`
    : `${isMost ? "is too large: it takes up to" : "is too small: it takes at least"} ${bound}.`;
}

/**
 * What zod has found, a sentence for each field, fields that there aren't by their own names. What is there and wrong comes
 * before what is missing, so that one wrong name isn't lost among fields that were left out.
 * @param root what the whole is called
 */
export function listInputProblems(issues: readonly z.core.$ZodIssue[], root: string): InputProblem[] {
  const found = new Map<string, string>();
  for (const issue of issues.flatMap(findFittingIssues)) {
    const sentence = issue.message.slice(0, named.sentence);
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
    for (const key of keys) {
      const path = [...issue.path, ...(key === undefined ? [] : [key.slice(0, named.name)])].join(".") || root;
      if (!found.has(path)) found.set(path, sentence);
    }
  }
  const rank = ({ sentence }: InputProblem) =>
    sentence.startsWith("is missing") ? 2 : sentence.startsWith(noSuchField) ? 0 : 1;
  return [...found].map(([path, sentence]) => ({ path, sentence })).sort((one, other) => rank(one) - rank(other));
}

/** What is wrong with data that may be of several kinds, where it is of one of them: what that kind's schema says, in its place. */
function findFittingIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const isOfKind = (branch: readonly z.core.$ZodIssue[]) =>
    !branch.some(({ path, code }) => path.length === 0 && (code === "invalid_type" || code === "invalid_value"));
  const [fitting, ...others] = issue.errors.filter((branch) => branch.length > 0 && isOfKind(branch));
  if (!fitting || others.length > 0) return [issue];
  return fitting.flatMap((one) => findFittingIssues({ ...one, path: [...issue.path, ...one.path] }));
}

/** The first of them, a line each, and how many more there are. */
export function formatProblems(problems: readonly InputProblem[]): string {
  const more = problems.length - named.fields;
  const lines = takeFirstProblems(problems).map(({ path, sentence }) => `${path}: ${sentence}`);
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

/** Those that are named. */
export const takeFirstProblems = (problems: readonly InputProblem[]): readonly InputProblem[] =>
  problems.slice(0, named.fields);
