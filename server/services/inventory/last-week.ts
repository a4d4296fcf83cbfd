import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { stockMovements } from "#db/schema/inventory/inventory.ts";
import { weekOf } from "#shared/analytics/sales-periods.ts";
import type { InventoryPlace } from "#shared/inventory/inventory.ts";
import { type LastWeek, stockOfWeek } from "#shared/inventory/last-week.ts";
import { addDays, businessDayAt, type Day, startOfBusinessDay } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import { farmFor } from "../accounts/farm-members.ts";
import type { Keeper } from "./keeper.ts";

/** A farm's stock of each product in the last full week, Monday to Sunday. Throws `not_found`. */
export async function getLastWeek(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId }: InventoryPlace,
): Promise<{ from: Day; to: Day; stock: LastWeek[] }> {
  const farm = await farmFor({ db }, user, farmId);
  const from = weekOf(addDays(businessDayAt(clock.now()), -7)).from;
  const [start, end] = [startOfBusinessDay(from), startOfBusinessDay(addDays(from, 7))];
  const own = eq(products.farmId, farm.id);
  const [openings, moves] = await Promise.all([
    db
      .selectDistinctOn([stockMovements.productId], {
        productId: stockMovements.productId,
        onHand: stockMovements.onHand,
      })
      .from(stockMovements)
      .innerJoin(products, eq(products.id, stockMovements.productId))
      .where(and(own, lt(stockMovements.createdAt, start)))
      .orderBy(asc(stockMovements.productId), desc(stockMovements.id)),
    db
      .select({ productId: stockMovements.productId, onHand: stockMovements.onHand })
      .from(stockMovements)
      .innerJoin(products, eq(products.id, stockMovements.productId))
      .where(and(own, gte(stockMovements.createdAt, start), lt(stockMovements.createdAt, end)))
      .orderBy(asc(stockMovements.id)),
  ]);
  const opening = new Map(openings.map(({ productId, onHand }) => [productId, onHand]));
  const moved = Map.groupBy(moves, ({ productId }) => productId);
  const ids = [...new Set([...opening.keys(), ...moved.keys()])].toSorted((a, b) => a - b);
  const stock = ids.flatMap((productId): LastWeek[] => {
    const after = (moved.get(productId) ?? []).map(({ onHand }) => onHand);
    const units = stockOfWeek(opening.get(productId) ?? null, after);
    return units === null ? [] : [{ productId, units }];
  });
  return { from, to: addDays(from, 6), stock };
}
