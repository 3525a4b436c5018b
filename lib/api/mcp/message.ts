import { z } from "zod";
import { describeIssue, describeRequired, formatProblems, listInputProblems } from "@/lib/server/input-problems";

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

export const codes = { parse: -32_700, request: -32_600, params: -32_602, method: -32_601, headers: -32_020 } as const;

export type Json = Record<string, unknown>;

const example = '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}';

/** A message of an agent, with what is null taken for absent; or why it is none. */
export function readMessage(text: string, bytes: number): { message: Json } | { refused: Refused } {
  const refused = (code: number, message: string, { id = null as Refused["id"], status = 400 } = {}) => ({
    refused: { status, code, message, id },
  });
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return refused(codes.parse, `This is no JSON. Send one message of the protocol, like ${example}.`);
  }
  // Newer versions of the protocol have none: a hundred calls in one request would be counted as one.
  if (Array.isArray(read))
    return refused(codes.request, `Send one message at a time, like ${example}: a list of them (a batch) isn't taken.`);
  if (!isObject(read)) return refused(codes.request, `A message of the protocol is a JSON object, like ${example}.`);
  const id = typeof read.id === "string" || typeof read.id === "number" ? read.id : null;
  if (bytes > shortLimit && read.method !== "tools/call") {
    const most = `Only a call of a tool (tools/call) may have more than ${shortLimit / 1024} KB.`;
    return refused(codes.request, most, { id, status: 413 });
  }
  const message = dropNullParams(read);
  const schema = typeof message.method === "string" ? paramsOf.get(message.method) : undefined;
  const parsed = schema?.safeParse(message.params ?? {}, { error: describeIssue });
  // An answer to the message, as far as HTTP goes.
  if (parsed?.error) return refused(codes.params, describeProblems(parsed.error, "params"), { id, status: 200 });
  const whole = findEnvelope(message).safeParse(message, { error: describeIssue });
  if (!whole.error) return { message };
  const isOfParams = whole.error.issues.every(({ path }) => path[0] === "params");
  return refused(isOfParams ? codes.params : codes.request, describeProblems(whole.error), { id });
}

/** What is wrong, a line for each field. @param within the member that was looked at, where it wasn't the whole message */
const describeProblems = ({ issues }: z.ZodError, within?: string): string => {
  const inWhole = issues.map((issue) => ({ ...issue, path: [...(within ? [within] : []), ...issue.path] }));
  return formatProblems(listInputProblems(inWhole, within ?? "message"));
};

const words = z.record(z.string(), z.unknown());

const id = z.union([z.string(), z.int()], {
  error: ({ input }) => describeRequired("text or a whole number, like 1", input),
});
const jsonrpc = z.literal("2.0");

const params = z
  .looseObject(
    {
      _meta: z
        .looseObject(
          { progressToken: id.optional() },
          { error: ({ input }) => describeRequired("an object of fields, like {}", input) },
        )
        .optional(),
    },
    { error: ({ input }) => describeRequired("an object of fields, like {}", input) },
  )
  .optional();
const describeMethod = (input: unknown) => describeRequired("the name of a method, like tools/list", input);

/** A message as JSON-RPC has it: what it is that a library only says to be none. */
const request = z.strictObject({
  jsonrpc,
  id,
  method: z.string({ error: ({ input }) => describeMethod(input) }).min(1, describeMethod("")),
  params,
});
const notification = z.strictObject({
  jsonrpc,
  id: z.never({ error: () => "must be left out: a notification has none, and isn't answered." }).optional(),
  method: z.string(),
  params,
});
const result = z.strictObject({ jsonrpc, id, result: words });
const failure = z.strictObject({ jsonrpc, id, error: z.looseObject({ code: z.int(), message: z.string() }) });

function findEnvelope({ method, ...members }: Json): z.ZodType {
  if (typeof method === "string" && method.startsWith("notifications/")) return notification;
  if (method !== undefined || !("result" in members || "error" in members)) return request;
  return "error" in members ? failure : result;
}

/** What the library would answer with its validator's own words. */
const paramsOf = new Map<string, z.ZodType>([
  [
    "initialize",
    z.object({
      protocolVersion: z.string().describe("The version of the protocol, like 2025-11-25."),
      capabilities: words.describe("What the client can do, like {}."),
      clientInfo: z
        .object({
          name: z.string().describe("What the client is called, like my-agent."),
          version: z.string().describe("The client's own, like 1.0."),
        })
        .describe('Like {name: "my-agent", version: "1.0"}.'),
    }),
  ],
  [
    "tools/call",
    z.object({ name: z.string().describe("The name of a tool, like search_sections."), arguments: words.optional() }),
  ],
]);

/** Clients send null for what is undefined. What a tool is given is its own to read (lib/api/functions/remove-absent.ts). */
function dropNullParams({ params, ...message }: Json): Json {
  if (params === null || params === undefined) return message;
  if (message.method === "initialize") return { ...message, params: removeDeeply(params) };
  return { ...message, params: isObject(params) ? removeNulls(params) : params };
}

const removeNulls = (value: Json): Json => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));

function removeDeeply(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(removeNulls(value)).map(([name, one]) => [name, removeDeeply(one)]));
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
