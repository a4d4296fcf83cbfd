import { farmsErrors as m } from "#messages/farms/errors.ts";
import { unitsToCome, waitsForWeight } from "#shared/orders/units-to-come.ts";
import { eq, sql } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import type { LineShort, ProductShort } from "#shared/farms/harvest/harvest.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import { leftOf } from "#shared/payments/refunds/refund.ts";
import { shareOutShortage } from "#shared/farms/harvest/shortage.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { MailData } from "#server/mail/port.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { movedBy } from "../../inventory/product-rows.ts";
import { cancelNeverShipped } from "../../orders/lifecycle/order-moves.ts";
import type { ShortReason } from "#shared/farms/harvest/short-reasons.ts";
import { orderUrl } from "../../platform/links/order-links.ts";
import { queueMail } from "../../mail/outbox.ts";
import { type Confirm, holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import { writeRefund } from "../../orders/refunds/refund-order.ts";
import { AS_PAID, type Wish } from "../../orders/refunds/refunding.ts";
import { isDisputed } from "../../payments/refunds/held.ts";
import { givenOfOrder, intentsOf, soldOf } from "../../payments/refunds/sold.ts";
import { type Marker, noteMark } from "./acting-audit.ts";
import {
  beginHarvest,
  detailOf,
  isLine,
  lockAnyLine,
  lockUnmarked,
  type OpenLine,
  requireOpen,
  requireUnits,
} from "./marking.ts";
import { ownOrderRefusal, ownOrdersAmong } from "./own-order.ts";
import { shortBefore, shortUnder } from "./short-before.ts";

/** Who marks for which farm; `confirm` asks for confirmation of a large refund. */
type Marking = { marker: Marker; farm: OwnFarm; confirm?: Confirm };
type Short = OpenLine & { units: number; reason: ShortReason; key?: string | undefined };
type Acting = { marker: Marker; farm: OwnFarm };

/**
 * Marks units of a line as short: writes them off, refunds them unless the order is disputed, and
 * notifies the customer, in one transaction. Cancels the order if nothing of it is left. The rest
 * of the line counts as ready, unless it has to be weighed. Returns the amount refunded; a call
 * that the same marker repeats gets the original result,
 * or `conflict` where that cannot be known. Throws `not_found`, `conflict` when the
 * line was marked in the meantime or the number of short units differs from what the page showed,
 * `forbidden` if money would go back for the marker's own order, and what `confirm` throws.
 */
export async function markShort(
  deps: Deps,
  { marker, farm, confirm }: Marking,
  mark: LineShort,
): Promise<{ amount: Cents }> {
  return inTransaction(deps.db, async (tx) => {
    const found = await lockAnyLine(tx, farm, mark);
    const given = await shortBefore(tx, marker, found, mark);
    if (given !== null) return { amount: given };
    requireOpen(found);
    const { line } = found;
    if (line.short !== mark.before || (line.harvestedAt !== null && line.short === 0)) {
      throw new DomainError("conflict", m.markedByNow);
    }
    if (line.weighed !== null) throw new DomainError("conflict", m.lineWeighed);
    if (mark.units > unitsToCome(line)) {
      throw new DomainError("conflict", m.onlyOfLine(unitsToCome(line)));
    }
    const short = { ...found, units: mark.units, reason: mark.reason };
    const outcome = await outcomeOf(tx, short);
    const refusal = await refusalOf(tx, marker, { ...short, ...outcome });
    if (refusal) throw refusal;
    const amount = await writeShort(deps, tx, { marker, farm }, { ...short, ...outcome });
    await holdToGivingLimit(deps, tx, marker, confirm);
    return { amount };
  });
}

/** How many orders went short, and why one that should have was left; null if none was. */
type ProductShortMade = { orders: number; left: string | null };

/**
 * Marks units of a product as short for a day: the most recently placed orders go short, all in one transaction; the
 * others keep waiting, and so does an own order of the marker for which money would go back, with its units. Returns
 * how many orders went short and, if an own order was left, why; a call repeated with its key gets the original result.
 * Throws `conflict` when the number of units waiting differs from what the page showed or is less than `mark.units`,
 * `forbidden` if only own orders were left, and what `confirm` throws.
 */
export async function markProductShort(
  deps: Deps,
  { marker, farm, confirm }: Marking,
  mark: ProductShort,
): Promise<ProductShortMade> {
  return inTransaction(deps.db, async (tx) => {
    const waiting = await lockUnmarked(tx, farm, mark);
    const before = await shortUnder(tx, farm, mark);
    if (before.orders > 0) {
      const numbers = waiting.map(({ order }) => order.number);
      const own = await ownOrdersAmong(tx, marker, numbers);
      const isLeft = ({ order }: OpenLine) => before.units < mark.units && own.has(order.number);
      const left = waiting.find(isLeft);
      const refusal = left ? await ownOrderRefusal(tx, marker, left.order) : null;
      return { orders: before.orders, left: refusal?.message ?? null };
    }
    requireUnits(waiting, mark);
    if (mark.units > mark.waiting) {
      throw new DomainError("conflict", m.onlyToCome(mark.waiting));
    }
    const lines = waiting.map(({ order, line }) => ({
      orderNumber: order.number,
      units: unitsToCome(line),
      placedAt: order.placedAt.toISOString(),
    }));
    const shorts = shareOutShortage(lines, mark.units).flatMap(({ orderNumber, units }) => {
      const found = waiting.find(({ order }) => order.number === orderNumber);
      return found ? { ...found, units, reason: mark.reason, key: mark.key } : [];
    });
    const made = await writeShorts(deps, tx, { marker, farm }, shorts);
    await holdToGivingLimit(deps, tx, marker, confirm);
    return made;
  });
}

/** Marks all of them but the marker's own for which money would go back. Throws `forbidden` if there are no others. */
async function writeShorts(
  deps: Deps,
  tx: Tx,
  acting: Acting,
  shorts: readonly Short[],
): Promise<ProductShortMade> {
  let orders = 0;
  let left: DomainError | null = null;
  for (const short of shorts) {
    const outcome = await outcomeOf(tx, short);
    const refusal = await refusalOf(tx, acting.marker, { ...short, ...outcome });
    left ??= refusal;
    if (refusal) continue;
    await writeShort(deps, tx, acting, { ...short, ...outcome });
    orders += 1;
  }
  if (left && orders === 0) throw left;
  return { orders, left: left?.message ?? null };
}

/** Why the marker must not mark these units; null if they may. A dispute that ends well gives its money back later. */
async function refusalOf(
  tx: Tx,
  marker: Marker,
  { wish, bankDecides, order }: Pick<Outcome, "wish" | "bankDecides"> & Pick<Short, "order">,
): Promise<DomainError | null> {
  return wish === null && !bankDecides ? null : ownOrderRefusal(tx, marker, order);
}

async function writeShort(
  deps: Deps,
  tx: Tx,
  acting: Acting,
  short: Short & Outcome,
): Promise<Cents> {
  const { order, units, reason, wish, bankDecides, nothingToCome } = short;
  const { marker } = acting;
  await beginHarvest(deps, tx, order, marker);
  await markLine(deps, tx, marker, short);
  const refunded = wish && (await refundShort(deps, tx, marker, { order, wish }));
  const amount = refunded?.plan.amount ?? NO_MONEY;
  const canceled = nothingToCome || refunded?.isOver === true;
  await writeOff(deps, tx, marker, short);
  if (canceled) {
    const mover = { actor: marker.id, cause: "all_short", at: deps.clock.now() };
    await cancelNeverShipped(deps, tx, order, mover);
  }
  await notifyCustomer(deps, tx, short, { amount, bankDecides, canceled });
  const detail = { ...detailOf(short, units), reason };
  await noteMark(deps, tx, acting, { action: "harvest.short", detail });
  return amount;
}

async function markLine(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  marker: Marker,
  { order, line, units, reason, key }: Short,
): Promise<void> {
  await tx
    .update(orderLines)
    .set({
      short: sql`${orderLines.short} + ${units}`,
      shortReason: reason,
      ...(key !== undefined && { shortKey: key }),
      // The rest of a line by weight still has to be weighed.
      ...(!waitsForWeight({ ...line, short: line.short + units }) && {
        harvestedAt: clock.now(),
        harvestedBy: marker.id,
      }),
    })
    .where(isLine(order.id, line.productId));
}

/** What follows from units that are marked as short. */
type Outcome = {
  /** What to refund now; null for nothing. */
  wish: Wish | null;
  /** Whether a payment of the order is disputed, so that the bank decides about its money. */
  bankDecides: boolean;
  /** Whether nothing of the order is left to be delivered. */
  nothingToCome: boolean;
};

/** Decides what will follow, and writes nothing. */
async function outcomeOf(tx: Tx, short: Short): Promise<Outcome> {
  const { order } = short;
  const nothingToCome = await nothingComesBut(tx, short);
  const bankDecides = await isDisputed(tx, ...(await intentsOf(tx, order)));
  const wish = bankDecides ? null : await wishOf(tx, short, nothingToCome);
  return { wish, bankDecides, nothingToCome };
}

/**
 * The units, except those of the line already refunded; if nothing of the order is left, all that remains of it. Null
 * if there is nothing to refund.
 */
async function wishOf(
  tx: Tx,
  { order, line: { productId }, units }: Short,
  nothingToCome: boolean,
): Promise<Wish | null> {
  if (nothingToCome) return "remaining";
  const left = leftOf(await soldOf(tx, order), await givenOfOrder(tx, order));
  const unpaid = left.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  const quantity = Math.min(units, unpaid);
  return quantity > 0 ? { lines: [{ productId, quantity }], delivery: false } : null;
}

/** Whether nothing of the order is to come once these units are short. */
async function nothingComesBut(tx: Tx, { order, line, units }: Short): Promise<boolean> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const left = lines.reduce((sum, one) => sum + unitsToCome(one), 0);
  return left === unitsToCome(line) && units === left;
}

/** Moves short units from sold to written off, since they were sold but do not exist. */
async function writeOff(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  marker: Marker,
  { line, units }: Short,
): Promise<void> {
  await movedBy(tx, marker.id);
  await tx
    .update(stock)
    .set({
      sold: sql`${stock.sold} - ${units}`,
      writtenOff: sql`${stock.writtenOff} + ${units}`,
      movedAt: clock.now(),
    })
    .where(eq(stock.productId, line.productId));
}

/** Refunds without a refund email: the email about the shortage mentions it. */
async function refundShort(
  deps: Deps,
  tx: Tx,
  marker: Marker,
  { order, wish }: { order: Short["order"]; wish: Wish },
): ReturnType<typeof writeRefund> {
  return writeRefund(deps, tx, {
    order,
    what: { wish, reason: "short", cause: "missing_at_harvest", money: AS_PAID },
    by: { actor: marker },
    notice: "by_caller",
  });
}

async function notifyCustomer(
  deps: Deps,
  tx: Tx,
  { order, line, units, reason }: Short,
  money: Pick<MailData["order_short"], "amount" | "bankDecides" | "canceled">,
): Promise<void> {
  await queueMail(deps, tx, {
    kind: "order_short",
    to: order.email,
    dedupeKey: `order_short:${order.id}:${line.productId}:${line.short + units}`,
    data: {
      orderNumber: order.number,
      productId: line.productId,
      name: line.name,
      farmName: line.farmName,
      units,
      quantity: line.quantity - line.freed,
      why: reason,
      ...money,
      orderUrl: await orderUrl(deps, tx, order),
    },
  });
}
