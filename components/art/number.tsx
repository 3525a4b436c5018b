/**
 * Numbers in the texts of a content, for drawings that are computed from them. What is written stays as written: “$1,250.50”,
 * “1.250,50 €”, “12 400”, “−12 %”, “1.2 million”, “1.2m” and “3bn” are numbers.
 * - One separator before three digits parts thousands, “1,000” and “1.000”, but not in “0.125” or “1.125 million”.
 * - k, m and b count where they touch the digits: “5 m” is five metres.
 * - Digits that touch a letter before them are part of a word where there are others: “12 t CO2” is 12.
 * - A text with two numbers is none, such as “1h 30 min”, “7:30” or “2–4”: what would be drawn of it is left out.
 */
export function numberIn(text: string): number | undefined {
  const [first, second] = found(text);
  return second ? undefined : first?.value;
}

/** All numbers of a text, in their order: 1 and 4 of “1 in 4”. */
export const numbersIn = (text: string) => found(text).map(({ value }) => value);

/** Whether texts have a decimal comma, as most of Europe writes it. */
export const hasComma = (texts: readonly string[]) =>
  texts.some((text) => found(text).some(({ digits }) => /\d(,\d{1,2}|,\d{4,}|\.\d{3}(,\d+)?)$|^0,/.test(digits)));

/** A number without its sign, in the place, the scale and the style of the one number in a text: “$1,500” like “$840”. */
export function writtenLike(value: number, text: string, isComma: boolean): string {
  const [own] = found(text);
  if (!own) return "";
  const digits = grouped(Math.abs(value) / own.scale, isComma, 2);
  return own.before.replace(/[−–-]/, "") + digits + own.after;
}

/** A number without its sign, with at most so many decimals, in the style of English or with a decimal comma. */
export const grouped = (value: number, isComma: boolean, most = 0) =>
  Number(Math.abs(value).toPrecision(12)).toLocaleString(isComma ? "de-DE" : "en-US", { maximumFractionDigits: most });

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

/** Digits in groups that a space parts, or with points, commas and apostrophes among them; then the word behind them. */
const pattern = /(\d{1,3}(?:\s\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,'’]\d+)*)(\s*)(\p{L}*)/gu;

interface Found {
  value: number;
  scale: number;
  digits: string;
  before: string;
  after: string;
}

function found(text: string): Found[] {
  // The editor marks texts by characters of private use.
  const plain = text.replace(/\p{Co}/gu, "");
  const all = [...plain.matchAll(pattern)].map(({ index, 1: digits = "", 2: gap = "", 3: word = "" }) => {
    const before = plain.slice(0, index);
    const short = word.length === 1 && gap ? undefined : scales[word.toLowerCase()];
    const isMinus = /(?:^|[\s(])(?:[−–-]\s?\p{Sc}?|\p{Sc}\s?[−–-])$/u.test(before.slice(-6));
    const value = amountOf(digits, short !== undefined) * (short ?? 1) * (isMinus ? -1 : 1);
    return { value, scale: short ?? 1, digits, before, after: plain.slice(index + digits.length) };
  });
  const own = all.filter(({ before }) => !/\p{L}$/u.test(before.slice(-2)));
  const chosen = own.length > 0 ? own : all;
  // What can’t be read makes the whole text unreadable.
  return chosen.every(({ value }) => Number.isFinite(value)) ? chosen : [];
}

/** What digits with separators are worth, without a sign; NaN where the separators make no sense. */
function amountOf(digits: string, isScaled: boolean): number {
  const compact = digits.replace(/[\s'’]/g, "");
  const signs = compact.replace(/\d/g, "");
  const last = signs.at(-1);
  if (!last) return Number(compact);
  const at = compact.lastIndexOf(last);
  const [whole, part] = [compact.slice(0, at), compact.slice(at + 1)];
  const isRepeated = signs.length > 1 && signs.slice(0, -1).includes(last);
  const isThousand = signs.length === 1 && compact === digits && /^[1-9]\d{0,2}$/.test(whole) && part.length === 3;
  if (isRepeated || (isThousand && !(isScaled && last === "."))) return wholeOf(compact);
  return Number(`${wholeOf(whole)}.${part}`);
}

/** A whole number in groups of one separator: thousands, or as India parts them. */
const wholeOf = (text: string) =>
  /^\d+$|^\d{1,3}(?:,\d{2,3})*,\d{3}$|^\d{1,3}(?:\.\d{3})+$/.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN;
