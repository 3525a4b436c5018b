import { receiveWebhook } from "@/lib/billing/webhook/webhook";

/** Paddle's notifications (docs/billing.md). */
export const POST = (request: Request) => receiveWebhook(request);
