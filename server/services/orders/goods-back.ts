import { type Weight, weightOfUnits } from "#shared/catalog/weights/weight.ts";
import { unitsToCome, wasHarvested } from "#shared/orders/units-to-come.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { OrderState } from "#shared/orders/order.ts";
import { stock } from "#db/schema/catalog/catalog.ts";
import { orderLines, type orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { movedBy } from "../inventory/product-rows.ts";
import type { Mover } from "../platform/lifecycles/register.ts";
import { isUuid } from "../platform/uuid.ts";
import { type TakenOff, queueFarmCorrections } from "./farm-corrections.ts";

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;
type Units = { productId: number; quantity: number };

/** A line whose whole crate is opened: what was in it stays harvested, whether its farm has marked it or not. */
export const OUT_OF_CRATE = {
  packedAt: null,
  packedBy: null,
  harvestedAt: sql`coalesce(${orderLines.harvestedAt}, ${orderLines.packedAt})`,
};

/** States in which the farms have been sent what to harvest. */
const ON_SHEETS: readonly OrderState[] = ["locked", "harvesting", "packed"];

/**
 * Takes units off an order that has not left, at most what is still to come of each line: they
 * disappear from the farm's sheet and the packers' list. What no one has harvested yet is on sale
 * again. What is harvested or in its crate is written off instead: only its farm can judge whether it
 * can still be sold. Farms whose sheet is out get a correction by email. The history of the goods says who of
 * the team or the farm it was; a customer is not named there. Returns the lines as they are then.
 */
export async function takeUnitsOff(
  deps: Deps,
  tx: Tx,
  { order, units, mover }: { order: Order; units: readonly Units[]; mover: Mover },
): Promise<Line[]> {
  const before = await linesOf(tx, order.id);
  const taken = before.flatMap((line) => takenOf(line, units));
  await lockStock(tx, taken);
  await movedBy(tx, shownMover(order, mover));
  for (const { line, units: count, isHarvested } of taken) {
    await tx
      .update(orderLines)
      .set({
        freed: sql`${orderLines.freed} + ${count}`,
        onSaleAgain: sql`${orderLines.onSaleAgain} + ${isHarvested ? 0 : count}`,
        weighed: weighedWithout(line, count),
        ...OUT_OF_CRATE,
      })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.productId, line.productId)));
    await returnToStock(deps, tx, { line, units: count, isHarvested });
  }
  if (taken.length > 0 && ON_SHEETS.includes(order.state)) {
    await queueFarmCorrections(deps, tx, order, taken);
  }
  return linesOf(tx, order.id);
}

/** All that is still to come of an order. */
export async function takeAllOff(deps: Deps, tx: Tx, order: Order, mover: Mover): Promise<void> {
  const units = await linesOf(tx, order.id);
  await takeUnitsOff(deps, tx, { order, units, mover });
}

/** Farms read the history of their goods: whose order it was is no one's business there. */
function shownMover(order: Order, { actor }: Mover): string | null {
  return isUuid(actor) && actor !== order.userId ? actor : null;
}

function takenOf(line: Line, wanted: readonly Units[]): TakenOff[] {
  const asked = wanted.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
  const units = Math.min(asked, unitsToCome(line));
  return units > 0 ? [{ line, units, isHarvested: wasHarvested(line) }] : [];
}

/** What is left of a line's weight when units are taken off it; null when nothing is left, or nobody weighed it. */
function weighedWithout(line: Line, units: number): Weight | null {
  const quantity = unitsToCome(line);
  const rest = weightOfUnits({ quantity, weight: line.weighed }, quantity - units);
  return quantity > units && rest !== null && rest > 0 ? rest : null;
}

async function linesOf(tx: Tx, orderId: string): Promise<Line[]> {
  return tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.productId));
}

/** In ascending id, as everything locks stock. */
async function lockStock(tx: Tx, taken: readonly TakenOff[]): Promise<void> {
  const ids = sql.param(`{${taken.map(({ line }) => line.productId).join(",")}}`);
  await tx.execute(sql`
    select product_id from stock where product_id = any(${ids}::int[]) order by product_id for update`);
}

async function returnToStock(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { line, units, isHarvested }: TakenOff,
): Promise<void> {
  await tx
    .update(stock)
    .set({
      movedAt: clock.now(),
      sold: sql`${stock.sold} - ${units}`,
      ...(isHarvested
        ? { writtenOff: sql`${stock.writtenOff} + ${units}` }
        : { onHand: sql`${stock.onHand} + ${units}` }),
    })
    .where(eq(stock.productId, line.productId));
}
