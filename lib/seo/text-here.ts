import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { programUrls } from "@/lib/urls";
import { atThisServer, isElsewhere } from "./address";
import { jsonTextAnswer, textAnswer } from "./text-answer";

/** Texts that the build writes, with how each is answered. */
const answers: Record<string, (text: string) => Response> = {
  [programUrls.llms]: textAnswer,
  [programUrls.llmsFull]: textAnswer,
  [programUrls.openApi]: jsonTextAnswer,
};

/**
 * A text that the build has written, with addresses at this server; undefined for any other, where both agree, and where there is no
 * build.
 */
export function textHere(path: string): Response | undefined {
  const answer = answers[path];
  if (!answer || !isElsewhere()) return undefined;
  const file = join(/* turbopackIgnore: true */ process.cwd(), ".next/server/app", `${path.slice(1)}.body`);
  return existsSync(file) ? answer(atThisServer(readFileSync(file, "utf8"))) : undefined;
}
