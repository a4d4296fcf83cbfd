import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { checkouts } from "#db/schema/checkouts.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import type { Deps } from "../deps.ts";
import { finaliseIntent } from "./finalise.ts";
import { releaseSeat } from "./delivery-seats.ts";
import { cancelKnown } from "./intent-rows.ts";
import { noteRefund } from "./refunds/note.ts";
import { sendRefund } from "./refunds/send.ts";
import { releaseMembership } from "./settle-membership.ts";
import { storeEvent } from "./provider-events.ts";
import { releaseHolds } from "./stock-holds.ts";

/** Rows one sweep takes of each kind; the next sweep takes the rest. */
const BATCH = 50;

/**
 * Finishes what nobody finished: payments whose news never came, holds that ran out, refunds that
 * were not sent. Each step stands alone, so that one that fails does not keep the others waiting.
 */
export async function sweepPayments(deps: Deps): Promise<void> {
  await each(deps, await silentIntents(deps), (intentId) =>
    finaliseIntent(deps, intentId, "sweeper"),
  );
  await each(deps, await expiredCheckouts(deps), (checkout) => expireCheckout(deps, checkout));
  await each(deps, await openRefunds(deps, "requested"), (refund) => sendRefund(deps, refund));
  await each(deps, await openRefunds(deps, "pending"), (refund) => readRefund(deps, refund));
}

async function each<Item>(
  deps: Deps,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      deps.log.error({ err: error, item }, "a step of the payment sweep failed");
    }
  }
}

/**
 * Open payments nobody has looked at for half a minute; those of boxes whose goods are held for days
 * are looked at every ten minutes.
 */
async function silentIntents({ db }: Deps): Promise<string[]> {
  const rows = await db
    .select({ intentId: payments.intentId })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(
      and(
        inArray(checkouts.state, ["held", "processing"]),
        eq(checkouts.paymentIntentId, payments.intentId),
        lt(
          payments.updatedAt,
          sql`furrow_now() - case when ${checkouts.holdExpiresAt} > furrow_now() + interval '3 hours'
            then interval '10 minutes' else interval '30 seconds' end`,
        ),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(BATCH);
  return rows.map((row) => row.intentId);
}

type Checkout = typeof checkouts.$inferSelect;

async function expiredCheckouts({ db }: Deps): Promise<Checkout[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.state, "held"), lt(checkouts.holdExpiresAt, sql`furrow_now()`)))
    .orderBy(asc(checkouts.holdExpiresAt))
    .limit(BATCH);
}

/**
 * Cancels the payment first and releases the goods second, so that nobody pays for goods that are
 * gone; when the provider refuses to cancel because it is paid, the order is placed instead.
 */
export async function expireCheckout(deps: Deps, checkout: Checkout): Promise<void> {
  if (checkout.paymentIntentId) {
    const intent = await cancelKnown(deps, checkout.paymentIntentId);
    if (intent.state !== "cancelled") {
      await finaliseIntent(deps, intent.id, "expiry");
      return;
    }
  }
  await deps.db.transaction(async (tx) => {
    const intent = checkout.paymentIntentId;
    const expired = await tx
      .update(checkouts)
      .set({ state: "expired" })
      .where(
        and(
          eq(checkouts.id, checkout.id),
          eq(checkouts.state, "held"),
          lt(checkouts.holdExpiresAt, sql`furrow_now()`),
          intent ? eq(checkouts.paymentIntentId, intent) : isNull(checkouts.paymentIntentId),
        ),
      )
      .returning({ id: checkouts.id });
    if (expired.length === 0) return;
    await releaseHolds(tx, checkout.id);
    await releaseSeat(tx, checkout.id);
    await releaseMembership(tx, checkout.id);
  });
}

async function openRefunds({ db }: Deps, state: "requested" | "pending") {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.state, state))
    .orderBy(asc(refunds.createdAt))
    .limit(BATCH);
}

async function readRefund(deps: Deps, refund: typeof refunds.$inferSelect): Promise<void> {
  if (!refund.providerRefundId) return;
  const known = await deps.payments.readRefund(refund.providerRefundId);
  if (known) await noteRefund(deps, refund.id, known);
}

const EVENTS_KEPT_MS = 72 * 60 * 60 * 1000;

/** Fetches the provider's own list of events and takes in those that never reached us. */
export async function reconcileEvents(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS);
  for (const event of await deps.payments.recentEvents(since)) await storeEvent(deps, event);
}
