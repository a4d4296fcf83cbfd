import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { comesFromFarmsOn, HARVEST_DAY } from "../../orders/harvested-for.ts";
import { unitsToComeOfLine } from "../../orders/units-to-come.ts";
import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { LineStand } from "#shared/farms/harvest/harvest-marks.ts";
import { isWithFarms } from "#shared/orders/order.ts";
import type { Day } from "#shared/time.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import { STANDS } from "../../platform/standing-orders.ts";
import { isStopped } from "../../payments/refunds/stopped.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownLineNameOf } from "../../platform/shown-name.ts";

/** Lines that are the farm's business: bought and not taken off, or short; a disputed order none before it is locked. */
const isListed = sql`(${orderLines.short} > 0 or (${orderLines.quantity} > ${orderLines.freed}
  and ${STANDS}
  and not (${orders.state} = 'placed' and ${isStopped})))`;

/** The farm's own lines of a day. Of the customer nothing but the first name is read. */
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
    /** Units wanted of the farm at first. */
    wanted: row.quantity - freed,
    /** Units it brings. */
    units: unitsToCome({ ...row, freed }),
    stand: standOf({ ...row, freed }, harvestedAt),
    canMark: isWithFarms(row.state) && packedAt === null,
  }));
}
export type HarvestRow = Awaited<ReturnType<typeof harvestRows>>[number];

type Units = Parameters<typeof unitsToCome>[0];

/** What is short and has yet to be weighed waits, as long as any of it is to come. */
function standOf(line: Units, harvestedAt: Date | null): LineStand {
  const isOver = line.short > 0 && unitsToCome(line) === 0;
  if (harvestedAt === null && !isOver) return "waiting";
  return line.short > 0 ? "short" : "ready";
}

/** Days from `from` on for which the farm has something to harvest, with how much of it waits. */
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
        // What is brought again comes later than it was harvested: the index finds the days.
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
