import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { comesFromFarmsOn, HARVEST_DAY } from "../../orders/units/harvested-for.ts";
import { unitsToComeOfLine } from "../../orders/units/units-to-come.ts";
import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { LineStand } from "#shared/farms/harvest/harvest-marks.ts";
import { isWithFarms } from "#shared/orders/order.ts";
import type { Day } from "#shared/time.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import { STANDS } from "../../platform/standing-orders.ts";
import { isStopped } from "../../payments/refunds/stopped.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownLineNameOf } from "../../platform/people/shown-name.ts";

/**
 * Condition for lines that concern the farm: ordered and not removed, or short. A disputed order's
 * lines count only once it is locked.
 */
const isListed = sql`(${orderLines.short} > 0 or (${orderLines.quantity} > ${orderLines.freed}
  and ${STANDS}
  and not (${orders.state} = 'placed' and ${isStopped})))`;

/** The farm's order lines for a day. The only customer data is the first name. */
export async function harvestRows(db: Db | Tx, farmId: number, day: Day) {
  const rows = await db
    .select({
      orderNumber: orders.number,
      firstName: sql<string>`coalesce(${orders.delivery} ->> 'firstName', '')`,
      state: orders.state,
      window: orders.deliveryWindow,
      placedAt: orders.placedAt,
      productId: orderLines.productId,
      name: shownLineNameOf(),
      pack: orderLines.pack,
      picture: orderLines.picture,
      quantity: orderLines.quantity,
      unitPrice: orderLines.unitPrice,
      mostWeight: orderLines.mostWeight,
      weighed: orderLines.weighed,
      freed: orderLines.freed,
      short: orderLines.short,
      shortReason: orderLines.shortReason,
      harvestedAt: orderLines.harvestedAt,
      packedAt: orderLines.packedAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.farmId, farmId), comesFromFarmsOn(day), isListed))
    .orderBy(asc(orders.number), asc(shownLineNameOf()), asc(orderLines.productId));
  return rows.map(({ freed, placedAt, harvestedAt, packedAt, ...row }) => ({
    ...row,
    pack: packWords(row.pack),
    placedAt: placedAt.toISOString(),
    /** Units ordered, not counting removed ones. */
    wanted: row.quantity - freed,
    /** Units the farm brings: ordered and not short. */
    units: unitsToCome({ ...row, freed }),
    stand: standOf({ ...row, freed }, harvestedAt),
    canMark: isWithFarms(row.state) && packedAt === null,
  }));
}
/** A line on a farm's harvest page. */
export type HarvestRow = Awaited<ReturnType<typeof harvestRows>>[number];

type Units = Parameters<typeof unitsToCome>[0];

/** A line's harvest status. A line by weight with some units short is still waiting until the rest is weighed. */
function standOf(line: Units, harvestedAt: Date | null): LineStand {
  const isOver = line.short > 0 && unitsToCome(line) === 0;
  if (harvestedAt === null && !isOver) return "waiting";
  return line.short > 0 ? "short" : "ready";
}

/** Days from `from` on with something for the farm to harvest: lines, units, and how many lines are waiting. */
export async function harvestDays(db: Db | Tx, farmId: number, from: Day) {
  return db
    .select({
      day: HARVEST_DAY,
      lines: sql<number>`count(*)::int`,
      waiting: sql<number>`count(*) filter (where ${orderLines.harvestedAt} is null
        and ${orderLines.packedAt} is null and ${unitsToComeOfLine} > 0)::int`,
      units: sql<number>`sum(${unitsToComeOfLine})::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.farmId, farmId),
        // Implied by the next condition, since a redelivery is never earlier than its harvest day;
        // lets the index be used.
        gte(orders.deliveryDay, from),
        gte(HARVEST_DAY, from),
        isListed,
      ),
    )
    .groupBy(HARVEST_DAY)
    .orderBy(asc(HARVEST_DAY))
    .limit(DAYS_SHOWN);
}
const DAYS_SHOWN = 21;
