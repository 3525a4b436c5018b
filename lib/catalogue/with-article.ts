/** "fact" → "a fact", "opening" → "an opening". */
export function withArticle(words: string): string {
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}
