/**
 * A sum as people read it.
 * @param amount in the currency's minor unit, as Paddle gives it: cents, or whole yen
 * @param currency ISO 4217; what is none is shown as it is, with hundredths
 */
export function formatMoney(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${(amount / 100).toFixed(2)} ${currency}`.trim();
  // American English writes dollars as the catalogue does: $4, not US$4.
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
