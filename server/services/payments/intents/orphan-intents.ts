import { and, asc, eq, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { instantOf } from "#db/sql-instant.ts";
import type { Deps } from "#server/deps.ts";
import { finalizeIntent } from "../finalize.ts";
import { cancelKnown } from "./intent-rows.ts";
import { isUuid } from "../../platform/uuid.ts";
import { sideBySide } from "../../platform/side-by-side.ts";

type Orphan = { intentId: string; checkoutId: string };

/** Orphans that one sweep takes; the next sweep takes the rest. */
const BATCH = 50;

/** How old one is at least, so that one that is just being saved is left alone. */
const SETTLED_MS = 60_000;

/** How long a claim keeps it from others, and from the next runs. */
const CLAIM_MS = 30_000;

/** Orphans that are looked at side by side. */
const WIDTH = 4;

/**
 * Closes payments that can still be paid although no checkout waits for them. One that fails is
 * reported and goes to the end of the line.
 */
export async function closeOrphans(deps: Deps): Promise<void> {
  await sideBySide(await claimOrphans(deps), WIDTH, async (orphan) => {
    try {
      await closeOrphan(deps, orphan);
    } catch (error) {
      deps.log.warn({ err: error, ...orphan }, "closing an orphaned payment failed");
    }
  });
}

/**
 * Orphans: their id was lost before it was saved, or another process made the one that counts. The
 * instant that claims one is its `updated_at`.
 */
async function claimOrphans({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Orphan[]> {
  const now = clock.now();
  const due = db
    .select({ intentId: payments.intentId })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(
      and(
        inArray(payments.state, ["awaiting_method", "awaiting_action", "processing"]),
        lt(payments.createdAt, new Date(now.getTime() - SETTLED_MS)),
        lt(payments.updatedAt, new Date(now.getTime() - CLAIM_MS)),
        or(
          sql`${checkouts.paymentIntentId} is distinct from ${payments.intentId}`,
          notInArray(checkouts.state, ["held", "processing"]),
        ),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(BATCH)
    .for("update", { of: payments, skipLocked: true });
  return db
    .update(payments)
    .set({ updatedAt: now })
    .where(inArray(payments.intentId, due))
    .returning({ intentId: payments.intentId, checkoutId: payments.checkoutId });
}

/**
 * Cancels an orphan; one that was paid is finished instead, which places the order or gives the
 * money back. The key it was made under is used up first: it would give the canceled one again.
 */
async function closeOrphan(deps: Deps, { intentId, checkoutId }: Orphan): Promise<void> {
  await deps.db
    .update(checkouts)
    .set({ intentAttempt: sql`${checkouts.intentAttempt} + 1` })
    .where(
      and(
        eq(checkouts.id, checkoutId),
        sql`${checkouts.paymentIntentId} is distinct from ${intentId}`,
      ),
    );
  const intent = await cancelKnown(deps, intentId);
  if (intent && intent.state !== "canceled") await finalizeIntent(deps, intentId, "orphan");
}

/**
 * The statement by which a payment that the provider says was made becomes known; null when it is for no
 * checkout of ours. It locks the checkout before it writes, as `rememberIntent` does at the same moment.
 */
export function notingMade(object: Record<string, unknown>, now: Date): SQL | null {
  const metadata = object["metadata"];
  const checkoutId =
    typeof metadata === "object" && metadata !== null && "checkout_id" in metadata
      ? metadata.checkout_id
      : null;
  const { id, amount, livemode } = object;
  if (!isUuid(checkoutId) || typeof id !== "string" || !Number.isSafeInteger(amount)) return null;
  const at = instantOf(now);
  return sql`
    insert into payments (intent_id, checkout_id, amount_cents, amount_received_cents, livemode,
      created_at, updated_at)
    select ${id}, c.id, ${Number(amount)}::int, 0, ${livemode === true}, ${at}, ${at}
    from (select id from checkouts where id = ${checkoutId} for key share) c
    on conflict do nothing`;
}
