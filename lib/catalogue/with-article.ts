/** "fact" → "a fact", "opening" → "an opening". */
export function addArticle(words: string): string {
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}
