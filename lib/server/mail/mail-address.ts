/** Whether a text is exactly one mail address: nothing that a mail server could read as a second one, a name or a header. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u.test(text);
}

/** A text as one line of a header: control characters and line breaks become spaces. @param most characters at the most */
export function toSingleLine(text: string, maxLength: number): string {
  const characters = [
    ...text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
      .replace(/ {2,}/g, " ")
      .trim(),
  ];
  if (characters.length <= maxLength) return characters.join("");
  const kept = characters.slice(0, maxLength - 1).join("");
  return `${kept.trimEnd()}…`;
}
