import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/server";
import type { z } from "zod";
import { describeIssue, describeRequired, formatProblems, listInputProblems } from "@/lib/server/input-problems";
import { codes, type Json } from "./message";

/** The version that has no handshake: what is said of a request stands in each (`params._meta`). */
export const newestVersion = "2026-07-28";

const versions = [newestVersion, ...SUPPORTED_PROTOCOL_VERSIONS];

const own = "io.modelcontextprotocol/";

/** What the newest version wants to stand in `params._meta`. */
const kinds: Record<string, string> = {
  _meta: "an object of fields",
  [`${own}protocolVersion`]: `text, like ${newestVersion}`,
  [`${own}clientCapabilities`]: "an object of fields, like {}",
  [`${own}clientInfo`]: "{name, version}",
};

interface LibraryError {
  code: number;
  message: string;
  data?: { envelope?: { key?: string; problem?: string; missing?: string[] }; supported?: string[] };
}

/**
 * The library's answer to a message, in words that say which member is wrong and what it must be: it speaks to programmers, and answers
 * parameters that it doesn't take with its validator's issues, as JSON, as if the fault were ours.
 * @param version what the header MCP-Protocol-Version says
 */
export function rewordAnswer(answer: string, requested: Json, version: string | null): string {
  if (!answer.includes('"error"')) return answer;
  const { error, ...rest } = JSON.parse(answer) as { error?: LibraryError };
  if (!error) return answer;
  const issues = findIssues(error.message);
  const reworded = issues
    ? { code: codes.params, message: formatProblems(listInputProblems(describeIssues(issues, requested), "params")) }
    : { ...error, message: describeError(error, requested, version) ?? error.message };
  // What is said to programs of a member is the validator's, too.
  if (error.data?.envelope?.problem) error.data.envelope.problem = reworded.message;
  return JSON.stringify({ ...rest, error: reworded });
}

function describeError(
  { code, data, message }: LibraryError,
  requested: Json,
  version: string | null,
): string | undefined {
  const { key, problem, missing } = data?.envelope ?? {};
  const isKnown = version === null || versions.includes(version);
  if (!isKnown && (missing || message.includes("Unsupported protocol version: ")) && !data?.supported)
    return `MCP-Protocol-Version: this header must be one of ${versions.join(", ")}.`;
  if (data?.supported) return `params._meta.${own}protocolVersion: must be ${data.supported.join(" or ")}.`;
  if (missing)
    return missing.map((name) => describeMeta(name, describeRequired(kinds[name] ?? "given", undefined))).join("\n");
  if (key) return describeMeta(key, describeKey(key, problem));
  if (code === codes.method) {
    const name = String(requested.method).slice(0, 100);
    return `method: there is no “${name}” here. There are initialize, ping, server/discover, tools/list, tools/call.`;
  }
  if (code === codes.headers && requested.method === "initialize")
    return "MCP-Protocol-Version: this header must be left out of initialize, whose params.protocolVersion says it.";
  return undefined;
}

const describeMeta = (name: string, says: string) => `params.${name === "_meta" ? name : `_meta.${name}`}: ${says}`;

function describeKey(key: string, problem = ""): string {
  const [, expected, received] = /expected (\w+), received (\w+)/.exec(problem) ?? [];
  const input = received === "undefined" || problem === "missing" ? undefined : null;
  if (kinds[key]) return describeRequired(kinds[key], input);
  return describeIssue({ code: "invalid_type", expected: expected ?? "object", input } as z.core.$ZodRawIssue);
}

/** The issues of a validator that stand in a text, alone or behind words. */
function findIssues(text: string): z.core.$ZodIssue[] | undefined {
  try {
    const read: unknown = JSON.parse(text.slice(text.indexOf("[")));
    return Array.isArray(read) && read.every((one) => Array.isArray(one?.path)) ? read : undefined;
  } catch {
    return undefined;
  }
}

const describeIssues = (issues: readonly z.core.$ZodIssue[], requested: Json): z.core.$ZodIssue[] =>
  issues.map((issue) => ({
    ...issue,
    message: describeIssue({ ...issue, input: getValue(requested, issue.path) } as z.core.$ZodRawIssue),
  }));

const getValue = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
