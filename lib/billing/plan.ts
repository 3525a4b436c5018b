import { env } from "@/lib/env";

/** What the lifetime plan costs at a moment, in whole US dollars, and the Paddle price that charges it. */
export interface PlanPrice {
  price: number;
  /** Null where payments are not set up. */
  priceId: string | null;
}

/** The plan's regular price, and the introductory one while it runs. */
export interface PlanPrices {
  regular: PlanPrice;
  /** `ends` in ms since 1970. */
  intro: (PlanPrice & { ends: number }) | null;
}

/** The prices of the plan as this server is set up (LIFETIME_PRICE, INTRO_PRICE): an introductory price ends by the clock. */
export function planPrices(now = Date.now()): PlanPrices {
  const { LIFETIME_PRICE, PADDLE_LIFETIME_PRICE_ID, INTRO_PRICE } = env();
  return {
    regular: { price: LIFETIME_PRICE, priceId: PADDLE_LIFETIME_PRICE_ID ?? null },
    intro: INTRO_PRICE && now < INTRO_PRICE.ends ? INTRO_PRICE : null,
  };
}

/** The Paddle price a checkout of the plan charges now. */
export function planPriceId(): string | null {
  const { regular, intro } = planPrices();
  return regular.priceId && (intro?.priceId ?? regular.priceId);
}

/** Every Paddle price that stands for the plan, ended ones included: what was paid at one buys the plan for good. */
export function planPriceIds(): string[] {
  const { PADDLE_LIFETIME_PRICE_ID, INTRO_PRICE } = env();
  return [PADDLE_LIFETIME_PRICE_ID, INTRO_PRICE?.priceId].filter((id) => id !== undefined);
}

/** What we say a Paddle price of the plan is, and which variable says so. */
export function priceOfId(id: string): { price: number; variable: string } | null {
  const { LIFETIME_PRICE, PADDLE_LIFETIME_PRICE_ID, INTRO_PRICE } = env();
  if (id === PADDLE_LIFETIME_PRICE_ID) return { price: LIFETIME_PRICE, variable: "LIFETIME_PRICE" };
  return id === INTRO_PRICE?.priceId ? { price: INTRO_PRICE.price, variable: "INTRO_PRICE" } : null;
}

/** "31 January 2027": the last day on which a price holds that ends at `ends`, in UTC. */
export function lastDayOf(ends: number): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(ends - 1);
}
