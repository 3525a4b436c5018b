/**
 * A sum as people read it.
 * @param amount in the currency's minor unit, as Paddle gives it: cents, or whole yen
 * @param currency ISO 4217
 */
export function moneyLabel(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
