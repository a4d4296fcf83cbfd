import { type Weight, weightOfUnits } from "#shared/catalog/weights/weight.ts";
import { unitsToCome, wasHarvested } from "#shared/orders/units-to-come.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { OrderState } from "#shared/orders/order.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { orderLines, type orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import { movedBy } from "../../inventory/product-rows.ts";
import type { Mover } from "../../platform/lifecycles/register.ts";
import { isUuid } from "../../platform/database/uuid.ts";
import { type TakenOff, queueFarmCorrections } from "../farm-corrections.ts";

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;
type Units = { productId: number; quantity: number };

/** Column values that unpack a line. Packed goods then count as harvested, even if the farm never marked them. */
export const OUT_OF_CRATE = {
  packedAt: null,
  packedBy: null,
  harvestedAt: sql`coalesce(${orderLines.harvestedAt}, ${orderLines.packedAt})`,
};

/** States in which the farms already have their harvest sheets. */
const ON_SHEETS: readonly OrderState[] = ["locked", "harvesting", "packed"];

/**
 * Takes units off an order that has not been dispatched, at most as many per line as are still to be delivered. They
 * disappear from the farm's harvest sheet and the pack list. Units not yet harvested go back on sale; harvested or
 * packed ones are written off, since only the farm can judge whether they can still be sold. Farms that already have
 * their sheets get a correction by email. The stock history names the team member or farmer, never the customer.
 * Returns all lines of the order afterward.
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

/** Takes off everything still to be delivered, as `takeUnitsOff` does. */
export async function takeAllOff(deps: Deps, tx: Tx, order: Order, mover: Mover): Promise<void> {
  const units = await linesOf(tx, order.id);
  await takeUnitsOff(deps, tx, { order, units, mover });
}

/** Who the stock history names. Farms can read it, so customers stay anonymous. */
function shownMover(order: Order, { actor }: Mover): string | null {
  return isUuid(actor) && actor !== order.userId ? actor : null;
}

function takenOf(line: Line, wanted: readonly Units[]): TakenOff[] {
  const asked = wanted.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
  const units = Math.min(asked, unitsToCome(line));
  return units > 0 ? [{ line, units, isHarvested: wasHarvested(line) }] : [];
}

/** The line's weight without the units taken off; null if no units are left or the line was not weighed. */
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

/** Locks stock rows in ascending id, the order used everywhere, to avoid deadlocks. */
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
