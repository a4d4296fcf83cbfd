import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { orders } from "#db/schema/orders/orders.ts";
import { webhookEvents } from "#db/schema/payments/payments.ts";
import { basket } from "../market/basket.ts";
import { WEBHOOK_SECRET } from "../market/market-place.ts";
import { httpClient, openHttpMarket } from "./http.ts";
import { visitor } from "./visitor.ts";

export type Webhooks = Awaited<ReturnType<typeof openWebhooks>>;

export const now = () => Math.floor(Date.now() / 1000);

/** Stripe's own scheme, from its documentation: HMAC-SHA256 over the stamp, a dot and the exact bytes. */
export function sign(
  body: string,
  { secret = WEBHOOK_SECRET, at = now(), scheme = "v1" } = {},
): string {
  const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},${scheme}=${mac}`;
}

let events = 0;
/** An event as the provider reports it, with an id that no other has. */
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
 * A market with its HTTP server, to which tests deliver the provider's events, signed or forged; and
 * what it has stored of them. No worker runs.
 */
export async function openWebhooks() {
  const market = await openHttpMarket();
  const { sql } = market.database;
  const stored = () =>
    market.deps.db.select().from(webhookEvents).orderBy(webhookEvents.type, webhookEvents.id);
  return {
    ...market,
    stored,
    /** Forgets all events and their jobs. */
    empty: () =>
      sql.unsafe("delete from webhook_events; delete from graphile_worker._private_jobs"),
    deliver: (body: string, signature: string | null = sign(body), app = market.app) => {
      const headers: Record<string, string> = signature ? { "stripe-signature": signature } : {};
      return httpClient(app).send("POST", "/webhooks/stripe", body, headers);
    },
    /** So long after the last of the events came, or the first. */
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
    /** A checkout whose payment has succeeded, and which has not been reported to us yet. */
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
