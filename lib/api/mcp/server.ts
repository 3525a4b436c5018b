import "server-only";
import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import { brand } from "@/lib/brand";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { urls } from "@/lib/urls/urls";
import { rewordAnswer } from "./reword";
import { buildInputSchema } from "./tools/input-schema";
import { formatToolError } from "./tools/tool";
import { findTool, tools } from "./tools/tools";

/** Who calls, found out when a tool is called and not before: a bad token is told to the agent, as the tool's result. */
export type WhoCalls = () => Promise<Parameters<(typeof tools)["get_code"]["call"]>[1]>;

const instructions = `${brand.name} sells finished website sections and whole pages for sites on Super and Bullet, and as React and Vue components. Search first (search_sections), read one (get_section), then take its code with your own content (get_code), or put several together (compose_page); check_page tells what of it stands on a page and what is newer. Content has to fit the JSON schema that get_section gives: begin with its sample. Paid code needs the token of an account that has bought it; how to make and send one: ${getAbsoluteUrl(urls.agents)}`;

const listed = Object.entries(tools).map(([name, { title, description, input, readsOnly }]) => ({
  name,
  title,
  description,
  inputSchema: buildInputSchema(input) as { type: "object" },
  annotations: { title, readOnlyHint: readsOnly, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}));

/** Both kinds of answer, as far as the library is asked: which one goes out, our own answer says (handle-request.ts). */
const anyAnswer = "application/json, text/event-stream";

/** What is answered to a message: an HTTP status, and the message that goes back, if any. */
export interface Answered {
  status: number;
  message: string | undefined;
}

/**
 * Answers one message of an agent, which was read before. Nothing is kept between two: each has a server of its own.
 * Both generations of the protocol are spoken, the one with a handshake and the one without.
 */
export async function handleMessage(
  request: Request,
  message: Record<string, unknown>,
  whoCalls: WhoCalls,
): Promise<Answered> {
  const handler = createMcpHandler(() => createServer(whoCalls), {
    responseMode: "auto",
    // What we have doesn't change while somebody listens, and a stream that stays open costs.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  const headers = new Headers(request.headers);
  headers.set("accept", anyAnswer);
  const version = headers.get("mcp-protocol-version")?.trim() || null;
  // Empty where a client has none to say.
  if (version === null) headers.delete("mcp-protocol-version");
  // Without its body, which was read before.
  const read = new Request(request.url, { method: request.method, headers });
  const response = await handler.fetch(read, { parsedBody: message });
  // Read to its end here: the answer is whole, and no call outlives its request.
  const body = await response.text();
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const answered = isStream ? getLastEvent(body) : body;
  return { status: response.status, message: answered && rewordAnswer(answered, message, version) };
}

/** What the last event of a stream says. */
function getLastEvent(stream: string): string | undefined {
  const events = stream.split(/\r?\n\r?\n/).map((event) => [...event.matchAll(/^data: ?(.*)$/gm)]);
  return events
    .map((lines) => lines.map(([, line]) => line).join("\n"))
    .filter(Boolean)
    .at(-1);
}

// Not the library's `McpServer`: that one promises to tell of new tools, and nothing here changes while it runs.
function createServer(whoCalls: WhoCalls): Server {
  const made = new Server(
    { name: brand.slug, title: brand.name, version: "1.0.0", websiteUrl: getAbsoluteUrl(urls.agents) },
    { capabilities: { tools: {} }, instructions },
  );
  made.setRequestHandler("tools/list", () => ({ tools: listed }));
  made.setRequestHandler("tools/call", async ({ params }) => {
    const called = findTool(params.name);
    if (!called) {
      const names = Object.keys(tools).join(", ");
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `params.name: There is no tool “${params.name.slice(0, 100)}”. There are ${names}.`,
      );
    }
    try {
      return await called.call(params.arguments ?? {}, await whoCalls());
    } catch (error) {
      return formatToolError(error);
    }
  });
  return made;
}
