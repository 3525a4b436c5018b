import type { z } from "zod";
import { type CallContext, createCallable } from "@/lib/api/functions/callable";
import { toLoggedError } from "@/lib/server/log";

/** What a tool gives: its answer, then more to read or look at. */
export interface Given<Answer> {
  answer: Answer;
  /** Texts that are handed over as they are, after the answer: files of code. */
  texts?: readonly string[];
  picture?: { data: string; mimeType: string } | undefined;
}

type Block = { type: "text"; text: string } | { type: "image"; data: string; mimeType: string };

/** The result of a tool call as the protocol has it. */
export interface ToolResult {
  content: Block[];
  isError?: true;
  [key: string]: unknown;
}

/** A tool as agents see it, and what answers it. */
export interface Tool {
  title: string;
  description: string;
  /** What it takes, and what the first text of its answer is, as JSON. */
  input: z.ZodObject;
  answer: z.ZodType;
  /** Whether it leaves everything as it was. */
  readsOnly: boolean;
  call(data: unknown, caller: CallContext): Promise<ToolResult>;
}

interface Described<Input, Answer> {
  title: string;
  description: string;
  input: Input;
  answer: Answer;
  readsOnly: boolean;
}

/**
 * Makes a tool: each call is counted for its caller, checked, and answered with the JSON of its answer as text. What goes
 * wrong is a result, too, for the agent to read: what it was, and what to do about it.
 */
export function createTool<Input extends z.ZodObject, Answer extends z.ZodType>(
  described: Described<Input, Answer>,
  run: (input: z.output<Input>, caller: CallContext) => Promise<Given<z.input<Answer>>>,
): Tool {
  const answered = createCallable(described.input, run, { limit: "mcpCall" });
  return {
    ...described,
    async call(data, caller) {
      try {
        return createResult(await answered(data, caller));
      } catch (error) {
        return formatToolError(error);
      }
    },
  };
}

function createResult({ answer, texts = [], picture }: Given<unknown>): ToolResult {
  const text = [JSON.stringify(answer, null, 1), ...texts].map((text): Block => ({ type: "text", text }));
  return { content: picture ? [...text, { type: "image", ...picture }] : text };
}

/** An error as a tool's result: what it says, then each wrong field by its path, where the sentence doesn't name it. */
export function formatToolError(thrown: unknown): ToolResult {
  const { sentence, fields = {} } = toLoggedError("Tool failed", thrown);
  const named = Object.entries(fields).filter(([path, problem]) => !sentence.includes(`${path}: ${problem}`));
  const lines = named.map(([path, problem]) => `${path}: ${problem}`);
  return { isError: true, content: [{ type: "text", text: [sentence, ...lines].join("\n") }] };
}
