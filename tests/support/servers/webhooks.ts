import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { orders } from "#db/schema/orders/orders.ts";
import { webhookEvents } from "#db/schema/payments/payments.ts";
import { basket } from "../market/orders/basket.ts";
import { WEBHOOK_SECRET } from "../market/market-place.ts";
import { httpClient, openHttpMarket } from "./http.ts";
import { visitor } from "./visitor.ts";

export type Webhooks = Awaited<ReturnType<typeof openWebhooks>>;

export const now = () => Math.floor(Date.now() / 1000);

/** Stripe's documented signature: HMAC-SHA256 over the timestamp, a dot, and the exact body bytes. */
export function sign(
  body: string,
  { secret = WEBHOOK_SECRET, at = now(), scheme = "v1" } = {},
): string {
  const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},${scheme}=${mac}`;
}

let events = 0;
/** An event as the provider reports it, with a unique id. */
export function event(type: string, object: object, change: object = {}) {
  events += 1;
  return {
    id: `evt_test${events}`,
    object: "event",
    api_version: "2026-10-28.endive",
    created: now(),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object },
    ...change,
  };
}

/**
 * A market with its HTTP server, to which tests deliver the provider's webhooks, signed or forged, and what it stores
 * of them. No worker runs.
 */
export async function openWebhooks() {
  const market = await openHttpMarket();
  const { sql } = market.database;
  const stored = () =>
    market.deps.db.select().from(webhookEvents).orderBy(webhookEvents.type, webhookEvents.id);
  return {
    ...market,
    stored,
    /** Deletes all events and their jobs. */
    empty: () =>
      sql.unsafe("delete from webhook_events; delete from graphile_worker._private_jobs"),
    deliver: (body: string, signature: string | null = sign(body), app = market.app) => {
      const headers: Record<string, string> = signature ? { "stripe-signature": signature } : {};
      return httpClient(app).send("POST", "/webhooks/stripe", body, headers);
    },
    /** A clock set to this time after the last or first event arrived. */
    afterArrival: async (milliseconds: number, which: "first" | "last" = "last") => {
      const came = (await stored()).map(({ receivedAt }) => receivedAt.getTime());
      const at = (which === "first" ? Math.min : Math.max)(...came) + milliseconds;
      return { now: () => new Date(at) };
    },
    jobs: async (): Promise<number> => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int from graphile_worker.jobs where task_identifier = 'process_webhook'`;
      return row?.count ?? 0;
    },
    /** A checkout whose payment has succeeded but has not been reported yet. */
    paid: async () => {
      const input = await basket(market.deps.db, { slug: "nantes-carrots", quantity: 1 });
      const intent = await visitor(market.deps).call((api) => api.checkout.createIntent(input));
      await market.pay(intent.paymentIntentId);
      const object = { id: intent.paymentIntentId, object: "payment_intent" };
      const placed = () =>
        market.deps.db.select().from(orders).where(eq(orders.paymentIntentId, object.id));
      return { object, placed };
    },
  };
}
