import { and, eq, gte } from "drizzle-orm";
import { farmsErrors as m } from "#messages/farms/errors.ts";
import { formatWeight, weight } from "#shared/catalog/weights/weight.ts";
import { DomainError } from "#shared/errors.ts";
import { heaviest, weightLess } from "#shared/farms/harvest/weighing.ts";
import type { LineWeight } from "#shared/farms/harvest/harvest.ts";
import { cents, type Cents, NO_MONEY } from "#shared/money.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { leftOf } from "#shared/payments/refunds/refund.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { writeRefund } from "../../orders/refunds/refund-order.ts";
import { AS_PAID } from "../../orders/refunds/refunding.ts";
import { type Confirm, holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import { isDisputed } from "../../payments/refunds/held.ts";
import { givenOfOrder, intentsOf, soldOf } from "../../payments/refunds/sold.ts";
import { type Marker, noteMark } from "./acting-audit.ts";
import { beginHarvest, isLine, lockAnyLine, type OpenLine, requireOpen } from "./marking.ts";
import { ownOrderRefusal } from "./own-order.ts";

type Entered = Pick<LineWeight, "weight" | "before">;

/** Who weighs goods of which farm; `confirm` asks for confirmation of a large refund. */
type Weighing = { marker: Marker; farm: OwnFarm; confirm?: Confirm | undefined };

/**
 * Records the total weight of a line's units, which makes it ready, and refunds what they weigh
 * less than was paid for, in one transaction (`docs/decisions/061`). Returns the amount refunded;
 * a call that the same marker repeats gets the original result,
 * or `conflict` where that cannot be known. Throws `not_found`, `conflict` when
 * the line is packed, and what `writeWeight` and `confirm` throw.
 */
export async function weighLine(
  deps: Deps,
  { marker, farm, confirm }: Weighing,
  mark: LineWeight,
): Promise<{ amount: Cents }> {
  return inTransaction(deps.db, async (tx) => {
    const found = await lockAnyLine(tx, farm, mark);
    const given = await weighedBefore(tx, marker, { ...found, ...mark });
    if (given !== null) return { amount: given };
    requireOpen(found);
    const amount = await writeWeight(deps, tx, marker, { ...found, ...mark });
    const { order, line } = found;
    const detail = { order: order.number, product: line.name, weight: formatWeight(mark.weight) };
    await noteMark(deps, tx, { marker, farm }, { action: "harvest.weighed", detail });
    await holdToLimit(deps, tx, { marker, confirm }, { ...found, ...mark });
    return { amount };
  });
}

/**
 * What this mark refunded when the same marker made it in an earlier call, whose response was lost; null if they did
 * not.
 */
export async function weighedBefore(
  tx: Tx,
  marker: Marker,
  { order, line, weight: weighed, before }: OpenLine & Entered,
): Promise<Cents | null> {
  const { mostWeight, harvestedBy, harvestedAt } = line;
  if (mostWeight === null || line.weighed !== weighed) return null;
  if (harvestedAt === null || harvestedBy !== marker.id) return null;
  if (before !== null && before <= weighed) return null;
  const less = weightLess({ units: unitsToCome(line), mostWeight, weighed, before });
  const given = await refundedSince(tx, line, harvestedAt);
  if (given.weight === less) return given.amount;
  return (await isDisputed(tx, ...(await intentsOf(tx, order)))) ? NO_MONEY : null;
}

/** The weight of a line refunded since a time because it weighed less, with the amount. */
async function refundedSince(
  tx: Tx,
  { orderId, productId }: OpenLine["line"],
  since: Date,
): Promise<{ weight: number; amount: Cents }> {
  const given = await tx
    .select({ weight: refundLines.weight, amount: refunds.amount, credit: refunds.credit })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(
      and(
        eq(refundLines.orderId, orderId),
        eq(refundLines.productId, productId),
        eq(refunds.cause, "weight"),
        gte(refunds.createdAt, since),
      ),
    );
  // One refund for each payment that paid for the line.
  return {
    weight: given.reduce((sum, part) => sum + (part.weight ?? 0), 0),
    amount: cents(given.reduce((sum, { amount, credit }) => sum + amount + credit, 0)),
  };
}

/**
 * Writes the weight of a locked, markable line and refunds the difference. The weight can be
 * corrected downward but not upward, since the difference has been refunded. Throws `invalid` for
 * an implausibly high weight, `conflict` for a line that is not sold by weight or has no units
 * to come, a weight above the one entered before, or one entered in the meantime, and `forbidden` if money
 * would go back for the marker's own order.
 */
export async function writeWeight(
  deps: Deps,
  tx: Tx,
  marker: Marker,
  weighing: OpenLine & Entered,
): Promise<Cents> {
  const { order, line } = weighing;
  requireWeight(line, weighing);
  await beginHarvest(deps, tx, order, marker);
  await tx
    .update(orderLines)
    .set({ weighed: weighing.weight, harvestedAt: deps.clock.now(), harvestedBy: marker.id })
    .where(isLine(order.id, line.productId));
  return giveDifferenceBack(deps, tx, marker, weighing);
}

function requireWeight({ mostWeight, weighed, ...line }: OpenLine["line"], mark: Entered): void {
  const units = unitsToCome(line);
  if (mostWeight === null || units === 0) throw new DomainError("conflict", m.notByWeight);
  if (weighed !== mark.before) throw new DomainError("conflict", m.markedByNow);
  if (weighed !== null && mark.weight > weighed) {
    throw new DomainError("conflict", m.notHeavier(formatWeight(weighed)));
  }
  const most = heaviest(units, mostWeight);
  if (mark.weight > most) throw new DomainError("invalid", m.tooHeavy(formatWeight(most)));
}

/** How much less the units weigh than was paid for, or than was entered before. */
function lessOf({ line, weight: weighed, before }: Pick<OpenLine, "line"> & Entered): number {
  const { mostWeight } = line;
  if (mostWeight === null) return 0;
  return weightLess({ units: unitsToCome(line), mostWeight, weighed, before });
}

/**
 * Refunds nothing of a disputed order: the bank decides about the full amount, and what is missing is settled after it.
 */
async function giveDifferenceBack(
  deps: Deps,
  tx: Tx,
  marker: Marker,
  { order, line, weight: weighed, before }: OpenLine & Entered,
): Promise<Cents> {
  if (line.mostWeight === null) return NO_MONEY;
  const left = leftOf(await soldOf(tx, order), await givenOfOrder(tx, order));
  const paid = left.lines.find(({ productId }) => productId === line.productId);
  const less = weight(Math.min(lessOf({ line, weight: weighed, before }), paid?.weight ?? 0));
  if (less === 0) return NO_MONEY;
  const refusal = await ownOrderRefusal(tx, marker, order);
  if (refusal) throw refusal;
  if (await isDisputed(tx, ...(await intentsOf(tx, order)))) return NO_MONEY;
  const lines = [{ productId: line.productId, quantity: 0, weight: less }];
  const written = await writeRefund(deps, tx, {
    order,
    what: { wish: { lines, delivery: false }, reason: "weight", cause: "weight", money: AS_PAID },
    by: { actor: marker },
    notice: "refund",
  });
  return written?.plan.amount ?? NO_MONEY;
}

/** Whether the units weigh less than half of what was paid for, which may be a typo. */
function isMostlyMissing({ line, weight: weighed }: OpenLine & Entered): boolean {
  return weighed * 2 < unitsToCome(line) * (line.mostWeight ?? 0);
}

/**
 * Weighing is a farm's routine work, and it bears what is missing. Confirmation is required only
 * when a line weighs less than half of what was paid for and the farm has also reached the giving
 * limit. Throws what `confirm` throws.
 */
export async function holdToLimit(
  deps: Deps,
  tx: Tx,
  { marker, confirm }: Pick<Weighing, "marker" | "confirm">,
  weighed: OpenLine & Entered,
): Promise<void> {
  if (isMostlyMissing(weighed)) await holdToGivingLimit(deps, tx, marker, confirm);
}
