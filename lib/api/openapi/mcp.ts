import { z } from "zod";
import { tools } from "@/lib/api/mcp/tools/tools";
import { exampleIds } from "@/lib/catalogue/example-ids";
import { programUrls } from "@/lib/urls/urls";
import type { Call, OperationGroup } from "./operation";

const envelope = { jsonrpc: z.literal("2.0"), id: z.union([z.string(), z.number()]) };

/** `search_sections` as the name of a type: SearchSections. */
const toPascalCase = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const named = Object.entries(tools).map(([name, tool]) => ({
  name,
  tool,
  input: { name: `${toPascalCase(name)}Arguments`, schema: tool.input },
  answer: { name: `${toPascalCase(name)}Answer`, schema: tool.answer },
}));

const message = z.union([
  z.object({ ...envelope, method: z.literal("tools/list") }).describe("Which tools there are."),
  ...named.map(({ name, tool }) =>
    z
      .object({
        ...envelope,
        method: z.literal("tools/call"),
        params: z.object({ name: z.literal(name), arguments: tool.input }),
      })
      .describe(tool.title),
  ),
]);

const block = z.union([
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("image"), data: z.string().describe("In base64."), mimeType: z.string() }),
]);
const reply = z.object({
  ...envelope,
  result: z.union([
    z.object({
      tools: z.array(
        z.object({ name: z.string(), description: z.string(), inputSchema: z.record(z.string(), z.unknown()) }),
      ),
    }),
    z
      .object({ content: z.array(block), isError: z.boolean().optional() })
      .describe("The first text is the tool’s answer as JSON; files of code follow, each as a text."),
  ]),
});

const headers = { accept: "application/json, text/event-stream" };
const sent = { jsonrpc: "2.0", id: 1 };
const use = (name: keyof typeof tools, provided: object) => ({
  ...sent,
  method: "tools/call",
  params: { name, arguments: provided },
});
const wrapText = (value: object) => ({ ...sent, result: { content: [{ type: "text", text: JSON.stringify(value) }] } });

const calls: Call[] = [
  {
    title: "Which tools there are",
    body: { ...sent, method: "tools/list" },
    status: 200,
    answer: {
      ...sent,
      result: {
        tools: [
          { name: "search_sections", description: tools.search_sections.description, inputSchema: { type: "object" } },
        ],
      },
    },
  },
  {
    title: "Search",
    body: use("search_sections", { query: "price list", limit: 3 }),
    status: 200,
    answer: wrapText({ sections: [], note: "", more: 0, categories: [] }),
  },
  {
    title: "Take the code of a section",
    hasToken: true,
    body: use("get_code", { section: exampleIds.free, line: "super" }),
    status: 200,
    answer: wrapText({ section: exampleIds.free, line: "super", format: "paste", files: [] }),
  },
];

/** The tools of agents, as a program without a client of the protocol calls them. */
export const mcpGroup: OperationGroup = {
  id: "mcp",
  title: "MCP",
  description:
    "What agents are connected to: the Model Context Protocol over streamable HTTP, without sessions. A client of the protocol does all of this by itself; a program without one posts one message and reads one answer.",
  operations: [
    {
      id: "callTool",
      method: "post",
      path: programUrls.mcp,
      title: "Send a message",
      description:
        "Searching and reading needs no token. The code of what is for sale needs one of an account that has bought it. What goes wrong in a tool is its result, with isError and a sentence that says what to do.",
      body: { name: "McpMessage", schema: message, types: ["application/json"] },
      parts: named.flatMap(({ name, tool, input, answer }) => [
        { title: `${name} takes`, description: tool.description, ...input },
        { title: `${name} answers`, ...answer },
      ]),
      answers: [
        {
          status: 200,
          description: "The reply. Who takes no JSON has it as one event of a stream.",
          schema: { name: "McpReply", schema: reply },
        },
      ],
      errors: ["invalid", "forbidden", "too_large", "unsupported_media", "rate_limited", "internal"],
      problem: "McpProblem",
      token: { scope: "install", wantedFor: "the code of what is for sale, and a saved version" },
      limits: ["mcp", "mcpCall", "copySection", "share", "renderTime"],
      calls: calls.map((call) => ({ ...call, headers })),
    },
  ],
};
