import { z } from "zod";
import { describeIssue, formatProblems, listInputProblems } from "@/lib/server/input-problems";

/** What is sent to call a tool brings content along; everything else is short, and is checked at a cost for each member. */
export const shortLimit = 8 * 1024;

/** A message that can be answered without the protocol's library: with an error of the protocol, whose code says which. */
export interface Refused {
  status: number;
  code: number;
  message: string;
  /** The message's own; null where it can't be told. */
  id: string | number | null;
}

const codes = { parse: -32_700, request: -32_600, params: -32_602 } as const;

type Json = Record<string, unknown>;

/** A message of an agent, with what is null taken for absent; or why it is none. */
export function readMessage(text: string, bytes: number): { message: Json } | { refused: Refused } {
  const refused = (code: number, message: string, { id = null as Refused["id"], status = 400 } = {}) => ({
    refused: { status, code, message, id },
  });
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return refused(codes.parse, "This is no JSON. Send one message of the protocol, as JSON.");
  }
  // Newer versions of the protocol have none: a hundred calls in one request would be counted as one.
  if (Array.isArray(read)) return refused(codes.request, "Send one message at a time: batches aren't taken.");
  if (!isObject(read)) return refused(codes.request, "A message of the protocol is a JSON object.");
  const id = typeof read.id === "string" || typeof read.id === "number" ? read.id : null;
  if (bytes > shortLimit && read.method !== "tools/call") {
    const most = `Only a call of a tool (tools/call) may have more than ${shortLimit / 1024} KB.`;
    return refused(codes.request, most, { id, status: 413 });
  }
  const message = dropNullParams(read);
  const schema = typeof message.method === "string" ? paramsOf.get(message.method) : undefined;
  const parsed = schema?.safeParse(message.params ?? {}, { error: describeIssue });
  // An answer to the message, as far as HTTP goes.
  if (parsed?.error) return refused(codes.params, formatProblems(problemsIn(parsed.error)), { id, status: 200 });
  return { message };
}

const problemsIn = ({ issues }: z.ZodError) =>
  listInputProblems(
    issues.map((issue) => ({ ...issue, path: ["params", ...issue.path] })),
    "params",
  );

const words = z.record(z.string(), z.unknown());

/** What the library would answer with its validator's own words. */
const paramsOf = new Map<string, z.ZodType>([
  [
    "initialize",
    z.object({
      protocolVersion: z.string(),
      capabilities: words,
      clientInfo: z.object({ name: z.string(), version: z.string() }),
    }),
  ],
  ["tools/call", z.object({ name: z.string(), arguments: words.optional() })],
]);

interface ErrorMessage {
  error: { code: number; message: string };
}

/**
 * The library's answer to a message, in words: it answers parameters that it doesn't take with its validator's issues, as JSON, and says
 * that the fault is ours.
 */
export function rewordAnswer(answer: string, asked: Json): string {
  if (!answer.includes("-32603")) return answer;
  const { error, ...rest } = JSON.parse(answer) as Partial<ErrorMessage>;
  const issues = error && issuesIn(error.message);
  if (!issues) return answer;
  const says = issues.map(
    (issue): z.core.$ZodIssue => ({
      ...issue,
      message: describeIssue({ ...issue, input: valueAt(asked, issue.path) } as z.core.$ZodRawIssue),
    }),
  );
  return JSON.stringify({
    ...rest,
    error: { code: codes.params, message: formatProblems(listInputProblems(says, "params")) },
  });
}

function issuesIn(text: string): z.core.$ZodIssue[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every((one) => Array.isArray(one?.path)) ? read : undefined;
  } catch {
    return undefined;
  }
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

/** Clients send null for what is undefined. What a tool is given is its own to read (lib/api/functions/remove-absent.ts). */
function dropNullParams({ params, ...message }: Json): Json {
  if (params === null || params === undefined) return message;
  if (message.method === "initialize") return { ...message, params: deeplyWithout(params) };
  return { ...message, params: isObject(params) ? withoutOwn(params) : params };
}

const withoutOwn = (value: Json): Json => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));

function deeplyWithout(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(withoutOwn(value)).map(([name, one]) => [name, deeplyWithout(one)]));
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
