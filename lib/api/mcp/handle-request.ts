import "server-only";
import { resolveBearer } from "@/lib/account/tokens/bearer";
import { canAccept } from "@/lib/api/markdown/accept";
import { countJsonValues } from "@/lib/server/admission/json-shape";
import { readPost } from "@/lib/server/admission/read-post";
import { getSiteOrigin, isLoopback } from "@/lib/server/env";
import { buildPreflight } from "@/lib/server/headers/cors";
import { enforceLimit } from "@/lib/server/limits/limit";
import { createAddressSubject } from "@/lib/server/limits/subject";
import { toLoggedError } from "@/lib/server/log";
import { getAbsoluteUrl } from "@/lib/server/public-address";
import { getClientAddress } from "@/lib/server/request/client-address";
import { buildRefusal } from "@/lib/server/request/response";
import { urls } from "@/lib/urls/urls";
import { readMessage } from "./message";
import { handleMessage, type WhoCalls } from "./server";

/** Largest message of an agent, in bytes: room for the content of a page (160 KB) with its escapes. */
export const messageLimit = 256 * 1024;

/** Answers one request to /mcp, whatever it is (docs/mcp.md). */
export async function handleMcpRequest(request: Request): Promise<Response> {
  const { headers, method } = request;
  const origin = headers.get("origin") || null;
  if (origin !== null && !isTrusted(origin)) {
    return respondRefused(
      403,
      `Pages of other sites can't call this. Connect an agent, not a page: ${getAbsoluteUrl(urls.agents)}`,
    );
  }
  const answer =
    method === "OPTIONS"
      ? new Response(null, { status: 204, headers: buildPreflight(headers, preflight) })
      : await handleRequest(request);
  answer.headers.set("cache-control", "no-store");
  answer.headers.set("x-content-type-options", "nosniff");
  answer.headers.set("vary", "origin, access-control-request-headers");
  if (origin !== null) {
    answer.headers.set("access-control-allow-origin", origin);
    answer.headers.set("access-control-expose-headers", "retry-after");
  }
  return answer;
}

const sent =
  "authorization, content-type, accept, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name, last-event-id";

const preflight = { methods: "POST", known: sent, seconds: 7_200 };

/**
 * Whether somebody may call who says this origin. Pages may not, but for our own and those that a developer has running on their
 * machine, such as the inspector of the protocol; extensions and apps, which have a scheme of their own or a file, are no pages. "null" is
 * a page that hides where it is from.
 */
function isTrusted(origin: string): boolean {
  if (origin === getSiteOrigin()) return true;
  if (!URL.canParse(origin)) return false;
  return !schemesOfPages.test(origin) || isLoopback(origin);
}

const schemesOfPages = /^(?:https?|wss?|ftp|blob|data|filesystem|javascript|about):/i;

async function handleRequest(request: Request): Promise<Response> {
  const { headers, method, signal } = request;
  const address = getClientAddress(headers);
  try {
    await enforceLimit("mcp", createAddressSubject(address));
    if (method !== "POST") return respondNotAllowed();
    if ((headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") {
      return respondRefused(415, "Content-Encoding: this header must be left out. A message can't be compressed.");
    }
    const { bytes, isWhole } = await readPost(request, { address, limit: messageLimit, count: countJsonValues });
    if (!isWhole) return respondRefused(413, `A message can have up to ${messageLimit / 1024} KB: use less content.`);
    const read = readMessage(bytes.toString("utf8"), bytes.length);
    if ("refused" in read) {
      const { status, message, ...error } = read.refused;
      return respondAs(headers, status, printMessage({ ...error, message }));
    }
    let found: ReturnType<WhoCalls> | undefined;
    const whoCalls: WhoCalls = () => {
      found ??= identifyOwner(headers).then((userId) => ({ userId, address, origin: "", signal }));
      return found;
    };
    const { status, message } = await handleMessage(request, read.message, whoCalls);
    return message === undefined ? new Response(null, { status }) : respondAs(headers, status, message);
  } catch (error) {
    return respondFailed(error);
  }
}

/** A message in what the client reads: JSON, but for one that takes a stream and no JSON. */
function respondAs(headers: Headers, status: number, message: string): Response {
  const accept = headers.get("accept");
  const isStream = canAccept(accept, "text/event-stream") && !canAccept(accept, "application/json");
  return new Response(isStream ? `event: message\ndata: ${message}\n\n` : message, {
    status,
    headers: { "content-type": isStream ? "text/event-stream" : "application/json" },
  });
}

/** The owner of the token; null without one. A client whose variable for it is not set sends the word alone. */
function identifyOwner(headers: Headers) {
  const header = headers.get("authorization");
  return resolveBearer(header && /^Bearer\s*$/i.test(header) ? null : header, "install");
}

/** There is no stream to open and no session to end: an agent asks, and is answered. */
function respondNotAllowed(): Response {
  const says = `This is for agents, by POST. What they can do, and how to connect one: ${getAbsoluteUrl(urls.agents)}`;
  return respondRefused(405, says, { allow: "POST, OPTIONS" });
}

function respondFailed(thrown: unknown): Response {
  const error = toLoggedError("Agent's message failed", thrown);
  const { status, headers } = buildRefusal(error, {});
  return respondRefused(status, error.sentence, headers);
}

/** A message of the protocol that says what is wrong with the request itself. */
function respondRefused(status: number, message: string, more?: HeadersInit): Response {
  const headers = new Headers(more);
  headers.set("content-type", "application/json");
  // Nothing can follow a body that isn't read to its end.
  if (status !== 405) headers.set("connection", "close");
  return new Response(printMessage({ code: -32_000, message, id: null }), { status, headers });
}

const printMessage = ({ id, ...error }: { code: number; message: string; id: string | number | null }) =>
  JSON.stringify({ jsonrpc: "2.0", error, id });
