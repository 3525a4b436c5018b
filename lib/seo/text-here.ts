import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isKnownTag } from "@/lib/etag";
import { programUrls } from "@/lib/urls";
import { atThisServer, isElsewhere } from "./address";
import { jsonTextAnswer, textAnswer } from "./text-answer";

/** Texts that the build writes, with how each is answered. */
const answers: Record<string, (text: string) => Response> = {
  [programUrls.llms]: textAnswer,
  [programUrls.llmsFull]: textAnswer,
  [programUrls.openApi]: jsonTextAnswer,
};

/** Each is read and rewritten once. */
const written = new Map<string, string>();

/**
 * A text that the build has written, with addresses at this server; undefined for any other, where both agree, and where there is no
 * build.
 */
export function textHere(path: string, headers: Headers): Response | undefined {
  const answer = answers[path];
  if (!answer || !isElsewhere()) return undefined;
  const text = written.get(path) ?? read(path);
  if (text === undefined) return undefined;
  written.set(path, text);
  const whole = answer(text);
  if (!isKnownTag(headers.get("if-none-match"), whole.headers.get("etag") ?? "")) return whole;
  return new Response(null, { status: 304, headers: whole.headers });
}

function read(path: string): string | undefined {
  const file = join(/* turbopackIgnore: true */ process.cwd(), ".next/server/app", `${path.slice(1)}.body`);
  return existsSync(file) ? atThisServer(readFileSync(file, "utf8")) : undefined;
}
