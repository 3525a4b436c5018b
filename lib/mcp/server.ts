import "server-only";
import { createMcpHandler, McpServer, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { z } from "zod";
import { brand } from "@/lib/brand";
import { absolute } from "@/lib/seo/address";
import { urls } from "@/lib/urls";
import { refusal } from "./tool";
import { findTool, tools } from "./tools";

/** Who calls, found out when a tool is called and not before: a bad token is told to the agent, as the tool's result. */
export type WhoCalls = () => Promise<Parameters<(typeof tools)["get_code"]["call"]>[1]>;

const instructions = `${brand.name} sells finished website sections for sites on Super and Bullet, and as React and Vue components. Search first (search_sections), read one (get_section), then take its code with your own content (get_code), or put several together (compose_page); check_page tells what of it stands on a page and what is newer. Content has to fit the JSON schema that get_section gives: begin with its sample. Paid code needs the token of an account that has bought it; how to make and send one: ${absolute(urls.agents)}`;

const listed = Object.entries(tools).map(([name, { title, description, input, readsOnly }]) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { io: "input" }) as { type: "object" },
  annotations: { title, readOnlyHint: readsOnly, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}));

/**
 * Answers one message of an agent, whose text was read before. Nothing is kept between two: each has a server of its own.
 * Both generations of the protocol are spoken, the one with a handshake and the one without.
 */
export async function answerMessage(request: Request, text: string, whoCalls: WhoCalls): Promise<Response> {
  const handler = createMcpHandler(() => serverFor(whoCalls), {
    responseMode: "auto",
    // What we have doesn't change while somebody listens, and a stream that stays open costs.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  const read = new Request(request.url, { method: request.method, headers: request.headers, body: text });
  const response = await handler.fetch(read);
  // Read to its end here: the answer is whole, and no call outlives its request.
  const body = await response.text();
  return new Response(body || null, { status: response.status, headers: response.headers });
}

function serverFor(whoCalls: WhoCalls): McpServer {
  const made = new McpServer(
    { name: brand.slug, title: brand.name, version: "1.0.0", websiteUrl: absolute(urls.agents) },
    { capabilities: { tools: {} }, instructions },
  );
  made.server.setRequestHandler("tools/list", () => ({ tools: listed }));
  made.server.setRequestHandler("tools/call", async ({ params }) => {
    const called = findTool(params.name);
    if (!called) {
      const names = Object.keys(tools).join(", ");
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool “${params.name.slice(0, 100)}”. There are ${names}.`,
      );
    }
    try {
      return await called.call(params.arguments ?? {}, await whoCalls());
    } catch (error) {
      return refusal(error);
    }
  });
  return made;
}
