import type { CSSProperties } from "react";

export interface Props {
  title: string;
  lede: string;
  lines: {
    what: string;
    detail: string;
    amount: string;
  }[];
  heads: { amount: string; sum: string };
  discount: { label: string; amount: string };
  total: { label: string; per: string; amount: string };
  action: { label: string; href: string };
  note: string;
}

const currency = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|[Kk]r|Kč|zł|Ft|lei|R[psM]?|Fr|лв|руб)\.?`;
// A sign, a currency, figures or thousands as in “1.2k”, a currency; nothing else.
const plain = new RegExp(
  String.raw`^([+−–-]?\s*)((?:${currency}\s*)?)([−–-]?)(\d(?:[\d.,'’\s]*\d)?)(k?)(?:[.,][-–—])?((?:\s*${currency})?)$`,
  "u",
);
const times = /^(\d{1,3})\s*[×x*]\s*(?=\D*\d)(.+)$|^(.+?)\s*[×x*]\s*(\d{1,3})$/i;

/** A text without the characters that nobody sees. */
const visible = (text: string) => text.replace(/\p{C}/gu, "").trim();

type Amount = ReturnType<typeof moneyOf>;

/** The number of an amount that is one plain sum, currency around it: 1250.5 for “$1,250.50”, “1.250,50 €” and “1 250,50 kr”. */
function moneyOf(text: string) {
  const [, sign = "", before = "", minus = "", digits = "", kilo, after = ""] = plain.exec(text) ?? [];
  const known = /^(\d+|\d{1,3}(?:[.,'’\s]\d{2,3})*[.,'’\s]\d{3})(?:[.,](\d{1,2}))?$/.exec(digits);
  if (!known) return undefined;
  const [, whole = "", rest = ""] = known;
  const value = Number(`${whole.replace(/\D/g, "")}.${rest || 0}`) * (kilo ? 1000 : 1);
  return { before, after, digits, cents: kilo ? "" : rest, value: /[−–-]/.test(sign + minus) ? -value : value };
}

/** An amount as it can be added up: words alone are nothing, “2 × $145” is both; undefined for “from $290” or “$145 each”. */
function amountOf(written: string) {
  const text = visible(written);
  if (!/\p{N}/u.test(text)) return { value: 0, money: undefined };
  const [, first, what = text, what2 = what, second] = times.exec(text) ?? [];
  const money = moneyOf(what2.trim());
  return money && { value: money.value * Number(first ?? second ?? 1), money };
}

/** Writes a number as the others are written: currency, decimals, and what stands between thousands. */
function writer(known: readonly NonNullable<Amount>[], decimals: number) {
  const [first] = known;
  const cents = known.find((one) => one.cents);
  const comma = cents?.digits.at(-1 - cents.cents.length) === ",";
  const between = known.map(({ digits }) => /\d([.,'’\s])\d{3}/.exec(digits)?.[1]).find(Boolean) ?? (comma ? "." : ",");
  return (value: number) => {
    const [whole = "", rest] = Math.abs(value).toFixed(decimals).split(".");
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, between);
    const minus = value < 0 ? "−" : "";
    return `${minus}${first?.before ?? ""}${grouped}${rest ? `${comma ? "," : "."}${rest}` : ""}${first?.after ?? ""}`;
  };
}

/** What the lines come to one after another, and what is paid; undefined where an amount leaves it open. */
function reckoned(lines: Props["lines"], discount: Props["discount"]) {
  const isPart = discount.amount.includes("%");
  const percent = /^[−–-]?\s*(\d+(?:[.,]\d+)?)\s*%(?:\s*off)?$/i.exec(visible(discount.amount))?.[1];
  const none = { value: 0, money: undefined };
  const off = isPart ? (percent ? none : undefined) : amountOf(discount.amount);
  const all = [...lines.map(({ amount }) => amountOf(amount)), ...(discount.label ? [off] : [])];
  const known = all.flatMap((one) => one?.money ?? []);
  const currencies = known.map(({ before, after }) => (before + after).replace(/[\s.]/g, "").toLowerCase());
  const isOpen = all.some((one) => !one) || known.length === 0 || new Set(currencies.filter(Boolean)).size > 1;
  if (isOpen) return undefined;
  const decimals = known.some(({ cents }) => cents) ? 2 : 0;
  const write = writer(known, decimals);
  let so = 0;
  const sums = lines.map((_, index) => {
    so += all[index]?.value ?? 0;
    return write(so);
  });
  const less = isPart ? (so * Number(percent?.replace(",", "."))) / 100 : Math.abs(off?.value ?? 0);
  // What is taken off is rounded as it is written.
  const pay = Math.max(0, so - (discount.label ? Number(less.toFixed(decimals)) : 0));
  return { sums, off: isPart ? write(less) : discount.amount, pay: write(pay) };
}

/** A column is as wide as its figures; a sentence in the place of one is broken. */
const figure = (text: string) =>
  `text-end align-top tabular-nums ${text.length > 16 ? "min-w-24" : "whitespace-nowrap"}`;

export default function TillReceipt({ title, lede, lines, heads, discount, total, action, note }: Props) {
  const sum = reckoned(lines, discount);
  const rows = lines.map((line, index) => ({ ...line, sum: sum?.sums[index] ?? "" }));
  // A discount is an amount or a part of the sum: “$65”, “−$65” and “10%” are all taken off.
  const amountOff = sum?.off ?? discount.amount;
  const isPart = amountOff !== discount.amount;
  const isBare = /\d/.test(amountOff) && !/[−–-]/.test(amountOff) && (sum || /^\P{L}*$/u.test(amountOff));
  const minus = isBare ? `−${amountOff}` : amountOff;
  const pay = total.amount || sum?.pay || "";
  const head = sum ? heads.sum : "";
  // Long amounts leave no room for a second column on a phone.
  const second =
    Math.max(pay.length, ...rows.flatMap(({ sum, amount }) => [sum.length, amount.length])) > 7
      ? "hidden @md:table-cell"
      : "";
  return (
    <section className="px-gutter py-section [overflow-wrap:anywhere]" aria-labelledby="ptr-title">
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-10 *:min-w-0 @4xl:grid-cols-[8fr_7fr] @4xl:grid-rows-[1fr_auto_auto_1fr] @4xl:gap-x-20 @4xl:gap-y-0">
        <div className="@4xl:col-start-2 @4xl:row-start-2">
          <h2
            id="ptr-title"
            className="max-w-[22ch] font-display text-title @4xl:text-[length:clamp(2.5rem,4.9cqi,4rem)]"
          >
            {title}
          </h2>
          {lede && <p className="mt-4 max-w-[44ch] @4xl:mt-5 @4xl:text-lede">{lede}</p>}
        </div>
        <div className="@4xl:col-start-1 @4xl:row-span-4 @4xl:row-start-1">
          {/* what the paper hangs from */}
          <div className="drawn relative z-1 h-2 rounded-xs @2xl:max-w-[29.5rem] @4xl:max-w-none bg-[light-dark(var(--sc-ink),var(--sc-line))]" />
          <div className="relative isolate mx-3 px-5 pt-5 @2xl:max-w-[28rem] @2xl:px-8 pb-10 text-small text-ink @4xl:mx-5 @4xl:max-w-none @4xl:px-10 @4xl:pt-8 @4xl:pb-14 @4xl:text-[1.0625em]">
            <span className="absolute inset-0 -z-1 filter-[drop-shadow(0_0_1px_light-dark(var(--sc-line),var(--sc-muted)))_drop-shadow(0_8px_12px_#0000001f)]">
              <span className="drawn block size-full bg-raised [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/14px_100%]" />
            </span>
            <table className="w-full leading-5 @4xl:leading-6">
              {(heads.amount || head) && (
                <thead>
                  <tr className="text-caption leading-5 text-muted">
                    <td />
                    {heads.amount ? (
                      <th scope="col" className={`ps-4 pb-2 font-normal ${figure(heads.amount)}`}>
                        {heads.amount}
                      </th>
                    ) : (
                      <td />
                    )}
                    {head && (
                      <th scope="col" className={`ps-4 pb-2 font-normal @4xl:ps-8 ${figure(head)} ${second}`}>
                        {head}
                      </th>
                    )}
                  </tr>
                </thead>
              )}
              <tbody>
                {rows.map(({ what, detail, amount, sum }, index) => (
                  <tr key={index} className="border-t border-hairline">
                    <th scope="row" className="w-full py-2.5 text-start align-top font-[550] @4xl:py-3">
                      {what}
                      {detail && <span className="block text-caption leading-5 font-normal text-muted">{detail}</span>}
                    </th>
                    <td className={`py-2.5 ps-4 @4xl:py-3 ${figure(amount)}`}>{amount}</td>
                    {head && (
                      <td className={`py-2.5 ps-4 text-muted @4xl:py-3 @4xl:ps-8 ${figure(sum)} ${second}`}>{sum}</td>
                    )}
                  </tr>
                ))}
                {discount.label && (
                  <tr className="border-t border-hairline font-[550] text-accent-ink">
                    <th scope="row" className="w-full py-2.5 text-start align-top font-[550] @4xl:py-3">
                      {discount.label}
                      {/* Parted by a space, where a line may end. */}
                      {isPart && " "}
                      {isPart && <bdi className="ms-1 font-normal">{discount.amount}</bdi>}
                    </th>
                    <td className={`py-2.5 ps-4 @4xl:py-3 ${figure(minus)}`}>
                      <bdi>{minus}</bdi>
                    </td>
                    {head && <td className={`py-2.5 ps-4 @4xl:py-3 @4xl:ps-8 ${figure(pay)} ${second}`} />}
                  </tr>
                )}
              </tbody>
            </table>
            {pay && (
              <p className="flex items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4 @4xl:pt-5">
                <span className="min-w-0 flex-1">
                  <span className="block text-sub">{total.label}</span>
                  {total.per && <span className="block text-caption text-muted">{total.per}</span>}
                </span>
                <span
                  className="flex-none text-[length:min(var(--sc-text-figure),calc(19rem/var(--length)))] leading-[.95] font-semibold tracking-[-.045em] @2xl:text-[length:min(var(--sc-text-figure),calc(24rem/var(--length)))]"
                  style={{ "--length": Math.max(1, pay.length) } as CSSProperties}
                >
                  {pay}
                </span>
              </p>
            )}
            <a href={action.href} className="btn mt-5 w-full @4xl:mt-6">
              {action.label}
            </a>
          </div>
        </div>
        {note && (
          <p className="max-w-[44ch] text-small text-muted @4xl:col-start-2 @4xl:row-start-3 @4xl:pt-8">{note}</p>
        )}
      </div>
    </section>
  );
}
