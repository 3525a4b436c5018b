import "server-only";
import { bearerUserId } from "@/lib/auth/bearer";
import { clientAddress } from "@/lib/client-address";
import { siteOrigin } from "@/lib/env";
import { type AppError, errorTable, toAppError } from "@/lib/errors";
import { limit } from "@/lib/limits/limit";
import { addressSubject } from "@/lib/limits/subject";
import { logError } from "@/lib/log";
import { readBody } from "@/lib/read-body";
import { absolute } from "@/lib/seo/address";
import { urls } from "@/lib/urls";
import { answerMessage, type WhoCalls } from "./server";

/** Largest message of an agent, in bytes: room for the content of a page (160 KB) with its escapes. */
export const messageLimit = 256 * 1024;

/** Answers one request to /mcp, whatever it is (docs/mcp.md). */
export async function answerMcp(request: Request): Promise<Response> {
  const { headers, method } = request;
  const origin = headers.get("origin");
  if (origin !== null && !isTrusted(origin)) {
    return refused(403, `Pages of other sites can't call this. Connect an agent, not a page: ${absolute(urls.agents)}`);
  }
  const answer =
    method === "OPTIONS" ? new Response(null, { status: 204, headers: preflight }) : await answered(request);
  answer.headers.set("cache-control", "no-store");
  answer.headers.set("x-content-type-options", "nosniff");
  answer.headers.set("vary", "origin");
  if (origin !== null) {
    answer.headers.set("access-control-allow-origin", origin);
    answer.headers.set("access-control-expose-headers", "retry-after");
  }
  return answer;
}

const preflight = {
  "access-control-allow-methods": "POST",
  "access-control-allow-headers":
    "authorization, content-type, accept, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name, last-event-id",
  "access-control-max-age": "7200",
};

/** Our own pages, and tools that a developer has running on their machine, such as the inspector of the protocol. */
function isTrusted(origin: string): boolean {
  if (origin === siteOrigin()) return true;
  return URL.canParse(origin) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);
}

async function answered(request: Request): Promise<Response> {
  const { headers, method, signal } = request;
  const address = clientAddress(headers);
  try {
    await limit("mcp", addressSubject(address));
    if (method !== "POST") return notAllowed();
    if ((headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") {
      return refused(415, "A message can't be compressed.");
    }
    const { bytes, isWhole } = await readBody(request, messageLimit);
    if (!isWhole) return refused(413, `A message can have up to ${messageLimit / 1024} KB: use less content.`);
    const text = bytes.toString("utf8");
    // Newer versions of the protocol have none: a hundred calls in one request would be counted as one.
    if (/^\s*\[/.test(text)) return refused(400, "Send one message at a time: batches aren't taken.");
    let found: ReturnType<WhoCalls> | undefined;
    const whoCalls: WhoCalls = () => {
      found ??= ownerOf(headers).then((userId) => ({ userId, address, origin: "", signal }));
      return found;
    };
    return await answerMessage(request, text, whoCalls);
  } catch (error) {
    return failed(toAppError(error));
  }
}

/** The owner of the token; null without one. A client whose variable for it is not set sends the word alone. */
function ownerOf(headers: Headers) {
  const header = headers.get("authorization");
  return bearerUserId(header && /^Bearer\s*$/i.test(header) ? null : header, "install");
}

/** There is no stream to open and no session to end: an agent asks, and is answered. */
function notAllowed(): Response {
  const answer = refused(
    405,
    `This is for agents, by POST. What they can do, and how to connect one: ${absolute(urls.agents)}`,
  );
  answer.headers.set("allow", "POST, OPTIONS");
  return answer;
}

function failed(error: AppError): Response {
  const { code, sentence, retryAfter } = error;
  if (code === "internal" || code === "unavailable") logError("Agent's message failed", error, { code });
  const answer = refused(errorTable[code].http, sentence);
  if (retryAfter) answer.headers.set("retry-after", String(retryAfter));
  return answer;
}

/** A message of the protocol that says what is wrong with the request itself. */
function refused(status: number, message: string): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  // Nothing can follow a body that isn't read to its end.
  if (status !== 405) headers.set("connection", "close");
  return Response.json({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }, { status, headers });
}
