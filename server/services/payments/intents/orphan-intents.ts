import { and, asc, eq, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import type { Deps } from "#server/deps.ts";
import { finalizeIntent } from "../finalize.ts";
import { cancelKnown } from "./intent-rows.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { sideBySide } from "../../platform/side-by-side.ts";
import { MINUTE_MS } from "#shared/durations.ts";

type Orphan = { intentId: string; checkoutId: string };

/** Orphans claimed per sweep; the next sweep takes the rest. */
const BATCH = 50;

/** The minimum age of an orphan, so that an intent that is just being saved is left alone. */
const SETTLED_MS = MINUTE_MS;

/** How long a claim keeps an orphan from other processes and later sweeps. */
const CLAIM_MS = 30_000;

/** Orphans closed in parallel. */
const WIDTH = 4;

/** What a column of cents holds (int4). */
const LARGEST_CENTS = 2_147_483_647;

/**
 * Closes orphans: payments that can still be paid although no checkout expects them. A failure is logged, and
 * that orphan moves to the end of the queue.
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
 * Orphans arise when an intent's id is lost before it is saved, or when another process creates the intent that
 * counts. A claim is made by setting `updated_at`.
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
 * Cancels an orphan, or finalizes it if it was paid, which places the order or refunds the money. First moves
 * the checkout to its next idempotency key: the current one would return the canceled intent again.
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
 * SQL that saves an intent the provider reports as created; null if it is not for one of our checkouts. Locks
 * the checkout before writing, as `rememberIntent` may be doing at the same time.
 */
export function notingMade(object: Record<string, unknown>, now: Date): SQL | null {
  const metadata = object["metadata"];
  const checkoutId =
    typeof metadata === "object" && metadata !== null && "checkout_id" in metadata
      ? metadata.checkout_id
      : null;
  const { id, amount, livemode } = object;
  if (!isUuid(checkoutId) || typeof id !== "string" || !isCents(amount)) return null;
  const at = instantOf(now);
  return sql`
    insert into payments (intent_id, checkout_id, amount_cents, amount_received_cents, livemode,
      created_at, updated_at)
    select ${id}, c.id, ${amount}::int, 0, ${livemode === true}, ${at}, ${at}
    from (select id from checkouts where id = ${checkoutId} for key share) c
    on conflict do nothing`;
}

/** Whether a reported amount fits the column. */
function isCents(amount: unknown): amount is number {
  return Number.isSafeInteger(amount) && Number(amount) >= 0 && Number(amount) <= LARGEST_CENTS;
}
