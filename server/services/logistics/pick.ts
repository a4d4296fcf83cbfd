import { and, type Column, eq, not, sql } from "drizzle-orm";
import type { Day } from "#shared/time.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";
import { unitsToComeOfLine } from "../orders/units/units-to-come.ts";
import { isStopped } from "../payments/refunds/stopped.ts";
import { harvestedForWorkOn } from "./lines.ts";
import { isHere, pickupsOf } from "./pickups.ts";
import { inOrder } from "#shared/language.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownLineNameOf } from "../platform/people/shown-name.ts";

/** What each farm brings for a day, by product. Leaves out disputed orders, which are not packed. */
export async function getPickList({ db }: Deps, day: Day) {
  const { farmId, productId, short, harvestedAt } = orderLines;
  const { mostWeight } = orderLines;
  const isReady = sql`${harvestedAt} is not null`;
  // What closing the pick-up would mark as harvested; orders that have left no longer need it.
  const isWaiting = sql`${harvestedAt} is null and ${isHere}`;
  const [rows, closed] = await Promise.all([
    db
      .select({
        farmId,
        farmName: min(orderLines.farmName),
        productId,
        name: sql<string>`min(${shownLineNameOf()})`,
        pack: min(orderLines.pack),
        /** Units that go into crates. */
        units: sql<number>`sum(${unitsToComeOfLine})::int`,
        /** Of these, units that the farm has ready. */
        ready: sql<number>`coalesce(sum(${unitsToComeOfLine}) filter (where ${isReady}), 0)::int`,
        /** Units not ready yet that will count as ready once the pick-up is closed. */
        waiting: sql<number>`coalesce(sum(${unitsToComeOfLine})
          filter (where ${isWaiting} and ${mostWeight} is null), 0)::int`,
        /** Units not ready yet that are sold by weight: each must be weighed, at the depot if not on the farm. */
        toWeigh: sql<number>`coalesce(sum(${unitsToComeOfLine})
          filter (where ${isWaiting} and ${mostWeight} is not null), 0)::int`,
        short: sql<number>`sum(${short})::int`,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(harvestedForWorkOn(day), not(isStopped)))
      .groupBy(farmId, productId),
    pickupsOf(db, day),
  ]);
  return [...Map.groupBy(rows, (row) => row.farmId)]
    .map(([id, products]) => ({
      farmId: id,
      farmName: products[0]?.farmName ?? "",
      products: products
        .map(({ farmId: _id, farmName: _name, ...product }) => ({
          ...product,
          pack: packWords(product.pack ?? ""),
        }))
        .toSorted((one, other) => inOrder(one.name, other.name)),
      /** When and by whom the pick-up was closed by hand. */
      closed: closed.get(id) ?? null,
    }))
    .toSorted((one, other) => one.farmName.localeCompare(other.farmName));
}

/** Lines keep the wording of their day; if a product's has changed, one of them stands for all. */
const min = (words: Column) => sql<string>`min(${words})`;
