const upToNineteen =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** A count in words, as headlines set it: 98 is "ninety-eight", 0 is "no". From a thousand on, digits. */
export function spellNumber(count: number): string {
  if (count < 20) return upToNineteen[count] ?? String(count);
  if (count < 100) {
    const rest = count % 10;
    return `${tens[Math.floor(count / 10)]}${rest ? `-${upToNineteen[rest]}` : ""}`;
  }
  if (count < 1000) {
    const rest = count % 100;
    return `${upToNineteen[Math.floor(count / 100)]} hundred${rest ? ` and ${spellNumber(rest)}` : ""}`;
  }
  return count.toLocaleString("en-US");
}

/** "one section", "three sections". */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${spellNumber(count)} ${count === 1 ? singular : plural}`;
}

/** With a capital, for the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A price as people read it: "$4", or "Free" where there is none. */
export function formatPrice(price: number | null): string {
  return price === null ? "Free" : `$${price}`;
}

/** What goes with a price: "paid once, yours for good". */
export function describePriceTerms(price: number | null): string {
  return price === null ? "for everyone" : "paid once, yours for good";
}

let long: Intl.DateTimeFormat | undefined;

/** An ISO date as people read it: "November 26, 2026". */
export function formatDay(date: string): string {
  // Not made with the module: loading a language's dates would hold up a slow phone for 60 ms on pages that show none.
  long ??= new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return long.format(new Date(date));
}

/** A file's size as people read it: "22 KB", and "1 KB" for anything smaller. */
export function formatSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
