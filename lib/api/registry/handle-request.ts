import "server-only";
import { createHash } from "node:crypto";
import type { z } from "zod";
import { resolveBearer } from "@/lib/account/tokens/bearer";
import { AppError } from "@/lib/server/errors";
import { describeIssue, formatProblems, listInputProblems } from "@/lib/server/input-problems";
import { enforceLimit } from "@/lib/server/limits/limit";
import { readAddressSubject } from "@/lib/server/limits/subject";
import { toLoggedError } from "@/lib/server/log";
import { isKnownTag } from "@/lib/server/request/etag";
import { buildRefusal } from "@/lib/server/request/response";
import { programUrls } from "@/lib/urls/urls";
import { buildCategoryItem, buildThemeItem } from "./items";
import { findSectionByName, indexName, listRegistryCategories, namespace, suggestName, themeName } from "./names";
import { buildRegistryIndex } from "./registry-index";
import { itemQuery, registryQuery } from "./schema";
import { readSectionItem } from "./section-item";

/** What is answered, and whether everybody gets the same. */
export interface Answered {
  body: string;
  isPublic: boolean;
}

/** Everybody's may be kept for a while; what was bought is asked for each time, since it can be given back. */
const cacheControl = { public: "public, max-age=300, must-revalidate", private: "private, no-cache" };

/**
 * Answers a request for `/r/<name>.json` as the shadcn CLI reads it. Other words and another theme can be asked for in the
 * query (`?version=…`) or, since the CLI writes a name into an address, in the name (`cta-ticket/version/<id>.json`).
 */
export async function handleRegistryRequest(request: Request, segments: readonly string[]): Promise<Response> {
  try {
    await enforceLimit("registry", readAddressSubject(request.headers));
    const { name, asked } = readPath(new URL(request.url).searchParams, segments);
    const { body, isPublic } = await read(name, asked, request);
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const headers = {
      etag,
      "cache-control": isPublic ? cacheControl.public : cacheControl.private,
      vary: "authorization",
      "content-type": "application/json; charset=utf-8",
      "x-robots-tag": "noindex",
    };
    const isKnown = isKnownTag(request.headers.get("if-none-match"), etag);
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
  } catch (error) {
    return respondRefused(toLoggedError("Registry failed", error));
  }
}

/** What is asked for: the name of an item, and the query with what stands behind the name. What is empty isn't asked for. */
function readPath(query: URLSearchParams, segments: readonly string[]) {
  const [name = "", ...pairs] = segments
    .join("/")
    .replace(/\.json$/, "")
    .split("/");
  if (!segments.at(-1)?.endsWith(".json")) throw createNoSuchItemError(segments.join("/"));
  const requested: Record<string, string> = Object.fromEntries(query);
  for (let at = 0; at < pairs.length; at += 2) {
    const option = pairs[at] ?? "";
    if (!Object.hasOwn(itemQuery.shape, option)) throw createNoSuchOptionError(option);
    if (pairs[at + 1] === undefined) throw createNoValueError(name, option);
    requested[option] = pairs[at + 1] ?? "";
  }
  return { name, asked: Object.fromEntries(Object.entries(requested).filter(([, value]) => value.trim() !== "")) };
}

async function read(name: string, requested: Record<string, string>, request: Request): Promise<Answered> {
  if (name === indexName) return answerPublicly(buildRegistryIndex(parseInput(registryQuery, requested)));
  const query = parseInput(itemQuery, requested);
  if (name === themeName) return answerPublicly(buildThemeItem(query));
  const category = listRegistryCategories().find((one) => one.category.slug === name);
  if (category) return answerPublicly(buildCategoryItem(category));
  const section = findSectionByName(name);
  if (!section) throw createNoSuchItemError(name);
  // Who it is matters where something is for sale or somebody's own: everything else is the same for all.
  const isPublic = section.price === null && !query.version && !query.share;
  const userId = isPublic ? null : await resolveBearer(request.headers.get("authorization"), "install");
  return { body: await readSectionItem(section, query, { userId, headers: request.headers }), isPublic };
}

const answerPublicly = (value: unknown): Answered => ({ body: JSON.stringify(value), isPublic: true });

function parseInput<Schema extends z.ZodType>(schema: Schema, requested: Record<string, string>): z.output<Schema> {
  const result = schema.safeParse(requested, { error: describeIssue });
  if (result.success) return result.data;
  const sentence = formatProblems(listInputProblems(result.error.issues, "query"));
  // Of what is answered with 400 the CLI prints no word.
  throw new AppError("not_found", sentence, { sentence });
}

function createNoSuchItemError(name: string): AppError {
  const meant = suggestName(name);
  // With the address: what lacks its .json has the right name already.
  const hint = meant ? ` Did you mean ${meant} (${programUrls.registryItem(meant)})?` : "";
  return new AppError("not_found", `no item ${name}`, {
    sentence: `There is no item “${name.slice(0, 100)}” here.${hint} Every name is listed by: npx shadcn@latest list ${namespace}`,
  });
}

function createNoSuchOptionError(option: string): AppError {
  const sentence = `Behind the name of an item stands one of ${Object.keys(itemQuery.shape).join(", ")} and its value, and not “${option.slice(0, 100)}”.`;
  return new AppError("not_found", `no option ${option}`, { sentence });
}

function createNoValueError(name: string, option: string): AppError {
  const sentence = `“${option}” has no value. Write it as ${programUrls.registryItem(`${name}/${option}/…`)}.`;
  return new AppError("not_found", `no value of ${option}`, { sentence });
}

function respondRefused(error: AppError): Response {
  const { code, sentence } = error;
  const own = { "cache-control": "no-store", vary: "authorization", "x-robots-tag": "noindex" };
  const { status, headers } = buildRefusal(error, own);
  if (code === "unauthenticated") headers.set("www-authenticate", 'Bearer realm="registry"');
  return Response.json({ error: code, message: sentence }, { status, headers });
}
