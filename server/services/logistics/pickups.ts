import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { and, asc, eq, exists, inArray, isNull, not, sql } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { ClosePickupInput } from "#shared/logistics/logistics.ts";
import type { Day } from "#shared/time.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { farmPickups, lockedDays } from "#db/schema/logistics/logistics.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { auditsOf, isActorOf, recordAudit } from "../platform/audit/audit.ts";
import type { Marker } from "../farms/harvest/acting-audit.ts";
import { beginHarvest, type Order } from "../farms/harvest/marking.ts";
import { isStopped } from "../payments/refunds/stopped.ts";
import { unitsToComeOfLine } from "../orders/units/units-to-come.ts";

/** Condition on `orders`: not left yet, so that what a farm brings for it can still come in. */
export const isHere = inArray(orders.state, ["locked", "harvesting", "packed"]);

/**
 * Closes a farm's pick-up for a day by hand: its unmarked lines, except those sold by weight, count as harvested.
 * Records who closed it and when. Returns how many lines were marked. Throws `not_found`, and `conflict` before the
 * day's cut-off or if someone else has closed it already.
 */
export async function closePickup(
  deps: Deps,
  actor: Marker,
  { day, farmId }: ClosePickupInput,
): Promise<{ lines: number }> {
  return inTransaction(deps.db, async (tx) => {
    const [farm] = await tx.select().from(farms).where(eq(farms.id, farmId));
    if (!farm) throw new DomainError("not_found", m.noFarm);
    const [locked] = await tx.select().from(lockedDays).where(eq(lockedDays.day, day));
    if (!locked) throw new DomainError("conflict", m.dayOpen);
    const closed = await tx
      .insert(farmPickups)
      .values({ day, farmId, closedAt: deps.clock.now(), closedBy: actor.id })
      .onConflictDoNothing()
      .returning({ day: farmPickups.day });
    if (closed.length === 0) {
      const before = await closedBefore(tx, actor, { day, farmId });
      if (before) return before;
      throw new DomainError("conflict", m.pickupAlreadyClosed);
    }
    const lines = await markCome(deps, tx, actor, { day, farmId });
    await recordAudit(deps, tx, actor, {
      action: "pickup.closed",
      subject: { kind: "farm", id: farmId, name: farm.name },
      detail: { day, lines },
    });
    return { lines };
  });
}

/** What this actor's earlier call returned, if it closed the pick-up and its response was lost. */
async function closedBefore(
  tx: Tx,
  actor: Marker,
  { day, farmId }: ClosePickupInput,
): Promise<{ lines: number } | null> {
  const entries = await auditsOf(tx, "pickup.closed", { kind: "farm", id: farmId });
  const closed = entries.find(({ detail }) => detail["day"] === day);
  if (!closed || !isActorOf(actor, closed)) return null;
  const { lines } = closed.detail;
  return { lines: typeof lines === "number" ? lines : 0 };
}

async function markCome(
  deps: Deps,
  tx: Tx,
  actor: Marker,
  { day, farmId }: ClosePickupInput,
): Promise<number> {
  const isWaiting = and(
    eq(orderLines.farmId, farmId),
    isNull(orderLines.harvestedAt),
    sql`${unitsToComeOfLine} > 0`,
    // Goods sold by weight are ready only once they are weighed.
    isNull(orderLines.mostWeight),
  );
  const ofOrder = tx
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), isWaiting));
  const waiting: Order[] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.deliveryDay, day), isHere, exists(ofOrder), not(isStopped)))
    .orderBy(asc(orders.id))
    .for("update");
  if (waiting.length === 0) return 0;
  for (const order of waiting) await beginHarvest(deps, tx, order, actor);
  const ids = waiting.map(({ id }) => id);
  const marked = await tx
    .update(orderLines)
    .set({ harvestedAt: deps.clock.now(), harvestedBy: actor.id })
    .where(and(inArray(orderLines.orderId, ids), isWaiting))
    .returning({ productId: orderLines.productId });
  return marked.length;
}

/** A day's pick-ups closed by hand, by farm: when and by whom. */
export async function pickupsOf(db: Db | Tx, day: Day) {
  const rows = await db
    .select({ farmId: farmPickups.farmId, at: farmPickups.closedAt, by: users.username })
    .from(farmPickups)
    .innerJoin(users, eq(users.id, farmPickups.closedBy))
    .where(eq(farmPickups.day, day));
  return new Map(rows.map(({ farmId, at, by }) => [farmId, { at: at.toISOString(), by }]));
}
