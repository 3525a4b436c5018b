import type {
  IAddressResponse,
  ICustomerResponse,
  IPriceResponse,
  IProductResponse,
  ITransactionLineItemResponse,
  ITransactionResponse,
} from "@paddle/paddle-node-sdk";
import { createPaddleId, createTimestamp } from "./ids.ts";

export type Price = IPriceResponse & { product: IProductResponse };
export type Line = { price: Price; quantity: number };

/** What every entity has. */
function newEntity() {
  const now = createTimestamp();
  return { status: "active" as const, custom_data: null, import_meta: null, created_at: now, updated_at: now };
}

type NewProduct = Pick<IProductResponse, "name" | "tax_category"> &
  Partial<Pick<IProductResponse, "id" | "description" | "custom_data">>;

/** A product as the API answers it; `custom` was made for one transaction and is not in the catalogue. */
export function makeProduct(product: NewProduct, type: "standard" | "custom"): IProductResponse {
  return { ...newEntity(), id: createPaddleId("pro"), type, description: null, image_url: null, ...product };
}

type NewPrice = Pick<IPriceResponse, "description" | "unit_price"> &
  Partial<Pick<IPriceResponse, "id" | "name" | "quantity" | "custom_data">>;

/** A one-off price of `product` as the API answers it. */
export function makePrice(price: NewPrice, product: IProductResponse, type: "standard" | "custom"): Price {
  return {
    ...newEntity(),
    id: createPaddleId("pri"),
    product_id: product.id,
    type,
    name: null,
    billing_cycle: null,
    trial_period: null,
    tax_mode: "account_setting",
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: 100 },
    product,
    ...price,
  };
}

/** A new customer as the API answers it. */
export function makeCustomer(
  customer: Pick<ICustomerResponse, "email"> & Partial<Pick<ICustomerResponse, "name">>,
): ICustomerResponse {
  return { ...newEntity(), id: createPaddleId("ctm"), name: null, marketing_consent: false, locale: "en", ...customer };
}

/** The address the emulated checkout files a payment under: a country without tax of ours. */
export function makeAddress(customerId: string): IAddressResponse {
  return {
    ...newEntity(),
    id: createPaddleId("add"),
    customer_id: customerId,
    description: null,
    first_line: null,
    second_line: null,
    city: null,
    postal_code: "10021",
    region: null,
    country_code: "US",
  };
}

type NewTransaction = {
  lines: Line[];
  customerId: string | null;
  customData: ITransactionResponse["custom_data"];
  origin: "api" | "web";
};

/** A transaction that waits for its payment, totals computed, no tax. */
export function makeTransaction({ lines, customerId, customData, origin }: NewTransaction): ITransactionResponse {
  const now = createTimestamp();
  const currency = lines[0]?.price.unit_price.currency_code ?? "USD";
  return {
    id: createPaddleId("txn"),
    status: "draft",
    customer_id: customerId,
    address_id: null,
    business_id: null,
    custom_data: customData ?? null,
    currency_code: currency,
    origin,
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: "automatic",
    discount_id: null,
    billing_details: null,
    billing_period: null,
    items: lines.map(({ price, quantity }) => ({
      price: withoutProduct(price),
      price_id: price.id,
      quantity,
      proration: null,
    })),
    details: computeDetails(lines.map(makeLineItem), currency, 0),
    payments: [],
    checkout: { url: null },
    created_at: now,
    updated_at: now,
    billed_at: null,
    revised_at: null,
  };
}

function makeLineItem({ price, quantity }: Line): ITransactionLineItemResponse {
  return {
    id: createPaddleId("txnitm"),
    price_id: price.id,
    quantity,
    proration: null,
    tax_rate: "0",
    unit_totals: computeTax(price.unit_price.amount, 0),
    totals: computeTax(String(Number(price.unit_price.amount) * quantity), 0),
    product: price.product,
  };
}

/** What an amount comes to with this much tax; `rate` as in 0.19. */
export function computeTax(subtotal: string, rate: number) {
  const tax = Math.round(Number(subtotal) * rate);
  return { subtotal, discount: "0", tax: String(tax), total: String(Number(subtotal) + tax) };
}

/** The sums of these lines as an unpaid transaction has them. */
export function computeDetails(
  line_items: ITransactionLineItemResponse[],
  currency_code: ITransactionResponse["currency_code"],
  rate: number,
): NonNullable<ITransactionResponse["details"]> {
  const sum = (part: "subtotal" | "tax" | "total") =>
    String(line_items.reduce((all, { totals }) => all + Number(totals?.[part]), 0));
  const [subtotal, tax, total] = [sum("subtotal"), sum("tax"), sum("total")];
  const sums = { subtotal, tax, total, grand_total: total, grand_total_tax: tax, currency_code };
  return {
    tax_rates_used: [{ tax_rate: String(rate), totals: { subtotal, discount: "0", tax, total } }],
    totals: {
      ...sums,
      discount: "0",
      credit: "0",
      credit_to_balance: "0",
      balance: total,
      fee: null,
      earnings: null,
    },
    adjusted_totals: { ...sums, fee: "0", earnings: "0", retained_fee: "0" },
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items,
  };
}

// Items carry the price alone; its product is on the line items.
function withoutProduct({ product: _, ...price }: Price): IPriceResponse {
  return price;
}
