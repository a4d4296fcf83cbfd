import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { PricedGoods } from "#shared/checkout/checkout.ts";
import { isBeforeCutOff, lastOrderDay } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { formatUsd } from "#shared/money.ts";
import { limits } from "#shared/platform/limits.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { businessDayAt } from "#shared/time.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { lockedDays } from "#db/schema/logistics/logistics.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { isStopped } from "../../payments/refunds/stopped.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { readShownName } from "../../platform/people/shown-name.ts";
import { canChange, type Order, requireChangeable } from "../own/own-order.ts";

/** The maximum number of orders offered. */
const OFFERED = 10;

/** The user's orders to which goods can still be added, earliest delivery first; `until` is the last day. */
export async function listAddable(
  deps: Pick<Deps, "db" | "clock">,
  userId: string,
): Promise<{ number: string; day: string; window: Order["deliveryWindow"]; until: string }[]> {
  const settings = await getSettings(deps);
  const rows = await deps.db
    .select({ order: orders, isStopped, box: boxes.id })
    .from(orders)
    .leftJoin(boxes, eq(boxes.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.state, "placed")))
    .orderBy(asc(orders.deliveryDay), asc(orders.placedAt), asc(orders.id));
  return rows
    .filter((row) => !row.isStopped && row.box === null && canChange(deps, row.order, settings))
    .slice(0, OFFERED)
    .map(({ order: { number, deliveryDay: day, deliveryWindow: window } }) => ({
      number,
      day,
      window,
      until: lastOrderDay(day, calendarOf(settings)),
    }));
}

/** Whether the customer can add goods to an order now. */
export async function canAdd(
  deps: Pick<Deps, "db" | "clock">,
  order: Order,
  settings: Settings,
): Promise<boolean> {
  if (!canChange(deps, order, settings)) return false;
  return (await refusalOf(deps.db, order)) === null;
}

/**
 * Throws `conflict` if nothing can be added to an order: it can no longer be changed, a dispute blocks it, or it is a
 * weekly box, which has its own price.
 */
export async function requireAddable(
  deps: Pick<Deps, "clock">,
  db: Db | Tx,
  order: Order,
  settings: Settings,
): Promise<void> {
  requireChangeable(deps, order, settings);
  const refusal = await refusalOf(db, order);
  if (refusal) throw new DomainError("conflict", refusal);
}

/**
 * Whether goods that have been paid for can still be added to their order. A payment in progress at the cut-off still
 * counts, since locking the day waits for it.
 */
export async function takesAddition(
  { clock }: Pick<Deps, "clock">,
  db: Db | Tx,
  order: Order,
  settings: Settings,
): Promise<boolean> {
  if (order.state !== "placed" || (await refusalOf(db, order)) !== null) return false;
  if (isBeforeCutOff(businessDayAt(clock.now()), order.deliveryDay, calendarOf(settings))) {
    return true;
  }
  const [locked] = await db
    .select({ day: lockedDays.day })
    .from(lockedDays)
    .where(eq(lockedDays.day, order.deliveryDay));
  return !locked;
}

async function refusalOf(db: Db | Tx, { id }: Order): Promise<string | null> {
  const [row] = await db
    .select({ isStopped, box: boxes.id })
    .from(orders)
    .leftJoin(boxes, eq(boxes.orderId, orders.id))
    .where(eq(orders.id, id));
  if (row?.isStopped) return m.onHold;
  if (row?.box) return m.notToBox;
  return null;
}

/**
 * Throws `conflict` if a product's price or maximum weight differs from that of its existing line, since a line has
 * only one; and `invalid` if the order would exceed the limit for units per line or for products.
 */
export async function requireSameTerms(
  db: Db | Tx,
  order: Order,
  quoted: readonly PricedGoods[],
): Promise<void> {
  const refusal = await termsRefusal(db, order, quoted);
  if (refusal) throw refusal;
}

/** The error that `requireSameTerms` throws; null if the goods can be added. */
export async function termsRefusal(
  db: Db | Tx,
  { id }: Order,
  quoted: readonly PricedGoods[],
): Promise<DomainError | null> {
  const ids = quoted.map(({ productId }) => productId);
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), inArray(orderLines.productId, ids)))
    .orderBy(asc(orderLines.productId));
  const lineCount = await db.$count(orderLines, eq(orderLines.orderId, id));
  for (const goods of quoted) {
    const { productId, unitPrice, mostWeight, quantity } = goods;
    const line = lines.find((one) => one.productId === productId);
    if (!line) continue;
    if (line.unitPrice !== unitPrice) {
      const [now, before] = [formatUsd(unitPrice), formatUsd(line.unitPrice)];
      return new DomainError("conflict", m.otherPrice(await readShownName(db, goods), now, before));
    }
    if (line.mostWeight !== mostWeight) {
      return new DomainError("conflict", m.otherWeight(await readShownName(db, goods)));
    }
    if (unitsToCome(line) + quantity > limits.unitsPerLine) {
      return new DomainError("invalid", m.mostOfOne(limits.unitsPerLine));
    }
  }
  if (lineCount - lines.length + quoted.length > limits.orderLines) {
    return new DomainError("invalid", m.mostProducts(limits.orderLines));
  }
  return null;
}
