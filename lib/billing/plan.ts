import { getEnv, usualPrice } from "@/lib/server/env";

/** What the lifetime plan costs, in whole US dollars: regularly, and for a while. */
export interface PlanPrices {
  regular: number;
  /** `ends` in ms since 1970. */
  intro: { price: number; ends: number } | null;
}

/** The prices of the plan where nobody has set others: those that the build writes into the pricing page. */
export const usualPrices: PlanPrices = { regular: usualPrice, intro: null };

/** The prices of the plan as this server is set up (LIFETIME_PRICE, INTRO_PRICE): an introductory price ends by the clock. */
export function getPlanPrices(now = Date.now()): PlanPrices {
  const { LIFETIME_PRICE } = getEnv();
  const intro = getRunningIntro(now);
  return { regular: LIFETIME_PRICE, intro: intro && { price: intro.price, ends: intro.ends } };
}

/**
 * By how many US cents a price of the plan lies below what the plan cost when it was billed, at `at` in ms: an introductory price that has
 * ended, and one that somebody has found in an old page, goes on being charged until it is archived at Paddle.
 */
export function computeShortfall(cents: number, at: number): number {
  const { regular, intro } = getPlanPrices(at);
  return Math.max(0, (intro?.price ?? regular) * 100 - cents);
}

/** Whether the plan costs now what the build has written into the pricing page. */
export function hasUsualPrices(): boolean {
  const { regular, intro } = getPlanPrices();
  return regular === usualPrices.regular && !intro;
}

/** The Paddle prices by which the plan is charged; null where payments are not set up, or no introductory price runs. */
export function getCurrentPlanPriceIds(): { regular: string | null; intro: string | null } {
  const { PADDLE_LIFETIME_PRICE_ID = null } = getEnv();
  return { regular: PADDLE_LIFETIME_PRICE_ID, intro: PADDLE_LIFETIME_PRICE_ID && (getRunningIntro()?.priceId ?? null) };
}

/** The Paddle price a checkout of the plan charges now. */
export function getPlanPriceId(): string | null {
  const { regular, intro } = getCurrentPlanPriceIds();
  return intro ?? regular;
}

function getRunningIntro(now = Date.now()) {
  const { INTRO_PRICE } = getEnv();
  return INTRO_PRICE && now < INTRO_PRICE.ends ? INTRO_PRICE : null;
}

/** Every Paddle price that stands for the plan, ended ones included: what was paid at one buys the plan for good. */
export function listPlanPriceIds(): string[] {
  const { PADDLE_LIFETIME_PRICE_ID, INTRO_PRICE } = getEnv();
  return [PADDLE_LIFETIME_PRICE_ID, INTRO_PRICE?.priceId].filter((id) => id !== undefined);
}

/** What we say a Paddle price of the plan is, and which variable says so. */
export function findPlanPrice(id: string): { price: number; variable: string } | null {
  const { LIFETIME_PRICE, PADDLE_LIFETIME_PRICE_ID, INTRO_PRICE } = getEnv();
  if (id === PADDLE_LIFETIME_PRICE_ID) return { price: LIFETIME_PRICE, variable: "LIFETIME_PRICE" };
  return id === INTRO_PRICE?.priceId ? { price: INTRO_PRICE.price, variable: "INTRO_PRICE" } : null;
}

/** "January 31, 2027": the last day on which a price holds that ends at `ends`, in UTC. */
export function formatLastDay(ends: number): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(ends - 1);
}
