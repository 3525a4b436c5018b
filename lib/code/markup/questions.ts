/** A question of a content with its answer, as they are written. */
export interface Asked {
  question: string;
  answer: string;
}

/** Everything in a content that has both a `question` and an `answer`, in its order. */
export function findQuestions(content: unknown): Asked[] {
  if (!content || typeof content !== "object") return [];
  const { question, answer } = content as Record<string, unknown>;
  const isAsked = typeof question === "string" && typeof answer === "string" && question.trim() && answer.trim();
  return [...(isAsked ? [{ question, answer }] : []), ...Object.values(content).flatMap(findQuestions)];
}
