import type { Section } from "@/lib/catalogue/catalogue";
import { findContentProblems } from "@/lib/catalogue/content/content";
import { AppError } from "@/lib/server/errors";
import { formatProblems } from "@/lib/server/input-problems";

interface Given {
  section: Pick<Section, "sample" | "fields" | "parts">;
  content: unknown;
  /** Where in the call it stands, where there are several. */
  at?: string;
}

/**
 * Checks what an agent has written, before anything is drawn or stored.
 * @throws AppError `invalid` with a line for each field that doesn't fit, by its path, and what to send instead
 */
export function requireFitting(provided: readonly Given[]): void {
  const problems = provided
    .filter(({ content }) => content !== undefined)
    .flatMap(({ section, content, at }) =>
      findContentProblems(section, content).map(({ path, sentence }) => {
        if (at === undefined) return { path, sentence };
        return { path: path === "content" ? at : `${at}.${path}`, sentence };
      }),
    );
  if (problems.length === 0) return;
  const whole = "Send the whole content: start from the sample that get_section gives.";
  throw new AppError("invalid", "content doesn't fit", { sentence: `${formatProblems(problems)}\n${whole}` });
}
