import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isElsewhere, replaceOrigin } from "@/lib/server/public-address";
import { isKnownTag } from "@/lib/server/request/etag";
import { programUrls } from "@/lib/urls/urls";
import { respondWithJsonText, respondWithPlainText } from "./text-answer";

/** Texts that the build writes, with how each is answered. */
const answers: Record<string, (text: string) => Response> = {
  [programUrls.llms]: respondWithPlainText,
  [programUrls.llmsFull]: respondWithPlainText,
  [programUrls.openApi]: respondWithJsonText,
};

/** Each is read, rewritten and tagged once. */
const written = new Map<string, { text: string; headers: Headers }>();

/**
 * A text that the build has written, with addresses at this server; undefined for any other, where both agree, and where there is no
 * build.
 */
export function serveBuiltText(path: string, headers: Headers): Response | undefined {
  const answer = answers[path];
  if (!answer || !isElsewhere()) return undefined;
  const made = written.get(path) ?? read(path, answer);
  if (!made) return undefined;
  written.set(path, made);
  const isKnown = isKnownTag(headers.get("if-none-match"), made.headers.get("etag") ?? "");
  return new Response(isKnown ? null : made.text, { status: isKnown ? 304 : 200, headers: made.headers });
}

function read(path: string, answer: (text: string) => Response) {
  const file = join(/* turbopackIgnore: true */ process.cwd(), ".next/server/app", `${path.slice(1)}.body`);
  if (!existsSync(file)) return undefined;
  const text = replaceOrigin(readFileSync(file, "utf8"));
  return { text, headers: answer(text).headers };
}
