import { z } from "zod";
import { registryProblem } from "@/lib/api/registry/schema";
import { type ErrorCode, errorTable } from "@/lib/server/errors";

const codes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];
const statuses = [...new Set(Object.values(errorTable).map(({ callable }) => callable))] as [string, ...string[]];
const message = z.string().describe("A sentence for a person: what is wrong and what to do about it.");

/** The shapes in which something that went wrong is said. */
export const problemSchemas = {
  FunctionProblem: z
    .object({
      error: z.object({
        status: z.enum(statuses),
        message,
        details: z
          .object({
            fields: z
              .record(z.string(), z.string())
              .optional()
              .describe("A sentence for each wrong field, by its path."),
            retryAfter: z.number().optional().describe("Seconds to wait."),
          })
          .optional(),
      }),
    })
    .describe("How functions and forms say it."),
  Problem: z.object({ error: z.object({ code: z.enum(codes), message }) }).describe("How templates say it."),
  RegistryProblem: registryProblem.describe("How the registry says it; the CLI prints it."),
  McpProblem: z
    .object({ jsonrpc: z.literal("2.0"), error: z.object({ code: z.number(), message }), id: z.unknown() })
    .describe("How /mcp says that a request can’t be read. What goes wrong in a tool is the tool’s result."),
  TextProblem: z.string().describe("How addresses of texts say it: as a text."),
} as const satisfies Record<string, z.ZodType>;

export type ProblemName = keyof typeof problemSchemas;

/** What is answered for an error: type and an example. The fault of the server is told to nobody. */
export function getProblemExample(name: ProblemName, code: ErrorCode): { type: string; example: unknown } {
  const { callable, sentence } = errorTable[code];
  const json = (example: unknown) => ({ type: "application/json", example });
  switch (name) {
    case "FunctionProblem":
      return json({ error: { status: callable, message: code === "internal" ? "INTERNAL" : sentence } });
    case "Problem":
      return json({ error: { code, message: sentence } });
    case "RegistryProblem":
      return json({ error: code, message: sentence });
    case "McpProblem":
      return json({ jsonrpc: "2.0", error: { code: -32_000, message: sentence }, id: null });
    case "TextProblem":
      return { type: "text/markdown", example: `# Not found\n\n${sentence}` };
  }
}
