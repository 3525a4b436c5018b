import { expect, it } from "vitest";
import { formatMoney } from "./money";

it.each([
  [14_900, "USD", "$149.00"],
  [399, "EUR", "€3.99"],
  [120_000, "GBP", "£1,200.00"],
  [450, "JPY", "¥450"],
  [9_900, "KRW", "₩9,900"],
  [0, "CHF", "CHF\u00a00.00"],
  // What is no currency, as it may stand in a row.
  [150, "$", "1.50 $"],
  [150, "", "1.50"],
  [150, "us dollars", "1.50 us dollars"],
  [150, "ÜSD", "1.50 ÜSD"],
])("reads %i minor units of %s as %s", (amount, currency, label) => {
  expect(formatMoney(amount, currency)).toBe(label);
});
