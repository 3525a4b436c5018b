import type {
  IAddressResponse,
  ICustomerResponse,
  IPriceResponse,
  IProductResponse,
  ITransactionLineItemResponse,
  ITransactionResponse,
} from "@paddle/paddle-node-sdk";
import { paddleId, timestamp } from "./ids.ts";

export type Price = IPriceResponse & { product: IProductResponse };
export type Line = { price: Price; quantity: number };

type NewProduct = Pick<IProductResponse, "name" | "tax_category"> &
  Partial<Pick<IProductResponse, "id" | "description" | "image_url" | "custom_data">>;

/** A product as the API answers it; `custom` was made for one transaction and is not in the catalogue. */
export function makeProduct(product: NewProduct, type: "standard" | "custom"): IProductResponse {
  const now = timestamp();
  return {
    id: product.id ?? paddleId("pro"),
    name: product.name,
    type,
    description: product.description ?? null,
    tax_category: product.tax_category,
    image_url: product.image_url ?? null,
    custom_data: product.custom_data ?? null,
    status: "active",
    created_at: now,
    updated_at: now,
    import_meta: null,
  };
}

type NewPrice = Pick<IPriceResponse, "description" | "unit_price"> &
  Partial<Pick<IPriceResponse, "id" | "name" | "quantity" | "custom_data" | "tax_mode">>;

/** A one-off price of `product` as the API answers it. */
export function makePrice(price: NewPrice, product: IProductResponse, type: "standard" | "custom"): Price {
  const now = timestamp();
  return {
    id: price.id ?? paddleId("pri"),
    product_id: product.id,
    description: price.description,
    type,
    name: price.name ?? null,
    billing_cycle: null,
    trial_period: null,
    tax_mode: price.tax_mode ?? "account_setting",
    unit_price: price.unit_price,
    unit_price_overrides: [],
    quantity: price.quantity ?? { minimum: 1, maximum: 100 },
    status: "active",
    created_at: now,
    updated_at: now,
    custom_data: price.custom_data ?? null,
    import_meta: null,
    product,
  };
}

/** A new customer as the API answers it. */
export function makeCustomer(
  customer: Pick<ICustomerResponse, "email"> & Partial<Pick<ICustomerResponse, "name" | "custom_data" | "locale">>,
): ICustomerResponse {
  const now = timestamp();
  return {
    id: paddleId("ctm"),
    name: customer.name ?? null,
    email: customer.email,
    marketing_consent: false,
    status: "active",
    custom_data: customer.custom_data ?? null,
    locale: customer.locale ?? "en",
    created_at: now,
    updated_at: now,
    import_meta: null,
  };
}

/** The address the emulated checkout files a payment under: a country without tax of ours. */
export function makeAddress(customerId: string): IAddressResponse {
  const now = timestamp();
  return {
    id: paddleId("add"),
    customer_id: customerId,
    description: null,
    first_line: null,
    second_line: null,
    city: null,
    postal_code: "10021",
    region: null,
    country_code: "US",
    custom_data: null,
    status: "active",
    created_at: now,
    updated_at: now,
    import_meta: null,
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
  const now = timestamp();
  const currency = lines[0]?.price.unit_price.currency_code ?? "USD";
  const lineItems = lines.map(makeLineItem);
  const total = String(lineItems.reduce((sum, line) => sum + Number(line.totals?.total), 0));
  const totals = { subtotal: total, discount: "0", tax: "0", total };
  return {
    id: paddleId("txn"),
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
    details: {
      tax_rates_used: [{ tax_rate: "0", totals }],
      totals: {
        ...totals,
        credit: "0",
        credit_to_balance: "0",
        balance: total,
        grand_total: total,
        grand_total_tax: "0",
        fee: null,
        earnings: null,
        currency_code: currency,
      },
      adjusted_totals: {
        subtotal: total,
        tax: "0",
        total,
        grand_total: total,
        grand_total_tax: "0",
        fee: "0",
        earnings: "0",
        currency_code: currency,
        retained_fee: "0",
      },
      payout_totals: null,
      adjusted_payout_totals: null,
      line_items: lineItems,
    },
    payments: [],
    checkout: { url: null },
    created_at: now,
    updated_at: now,
    billed_at: null,
    revised_at: null,
  };
}

function makeLineItem({ price, quantity }: Line): ITransactionLineItemResponse {
  const unit = price.unit_price.amount;
  const total = String(Number(unit) * quantity);
  return {
    id: paddleId("txnitm"),
    price_id: price.id,
    quantity,
    proration: null,
    tax_rate: "0",
    unit_totals: { subtotal: unit, discount: "0", tax: "0", total: unit },
    totals: { subtotal: total, discount: "0", tax: "0", total },
    product: price.product,
  };
}

// Items carry the price alone; its product is on the line items.
function withoutProduct({ product: _, ...price }: Price): IPriceResponse {
  return price;
}
