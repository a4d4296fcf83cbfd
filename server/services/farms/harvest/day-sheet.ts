import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import { farmPickups, lockedDays } from "#db/schema/logistics/logistics.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { bringDay, sheetChanges } from "#shared/farms/harvest/day-sheet.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import type { Day } from "#shared/time.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { comesFromFarmsOn } from "../../orders/units/harvested-for.ts";
import { placeOfZip } from "../../../geo/zips.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { getHarvest } from "./harvest.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownLineNameOf } from "../../platform/people/shown-name.ts";

/**
 * What a farm brings for a closed day, where and when, and what changed since its harvest sheet was
 * sent. `cameIn` is when logistics recorded the pick-up, or null.
 */
export async function getDaySheet(deps: Deps, farm: OwnFarm, day: Day, settings: Settings) {
  const { depot } = settings;
  const [harvest, changes, [pickup]] = await Promise.all([
    getHarvest(deps, null, farm, { day }),
    changesSince(deps.db, farm.id, day),
    deps.db
      .select({ at: farmPickups.closedAt })
      .from(farmPickups)
      .where(and(eq(farmPickups.day, day), eq(farmPickups.farmId, farm.id))),
  ]);
  return {
    day,
    bringOn: bringDay(day, calendarOf(settings)),
    depot: { ...depot, city: placeOfZip(depot.zipCode)?.city ?? "" },
    cameIn: pickup?.at.toISOString() ?? null,
    products: harvest.products.map(productOf),
    changes,
  };
}

type Product = Awaited<ReturnType<typeof getHarvest>>["products"][number];

function productOf({ productId, name, pack, units, waiting, unlocked, isByWeight }: Product) {
  /** `isByWeight`: its lines are weighed one by one. */
  return { productId, name, pack, units, waiting, unlocked, isByWeight };
}

/**
 * Units of a line that were refunded before its order was locked, and so never were on a sheet. A
 * failed refund and the one that replaced it count once.
 */
const freedBefore = sql<number>`coalesce((
  select sum(${refundLines.quantity}) from ${refundLines}
    join ${refunds} on ${refunds.id} = ${refundLines.refundId}
  where ${refundLines.orderId} = ${orderLines.orderId}
    and ${refundLines.productId} = ${orderLines.productId}
    and ${refunds.replaces} is null and ${refunds.createdAt} < ${orderHistory.createdAt}
    and not exists (select from refunds later
      where later.id = ${refunds.overtakenBy} and later.created_at < ${orderHistory.createdAt})), 0)::int`;

/** Skips the lines of orders locked in time for the sheet that lost no units: most lines of a day. */
const mayHaveChanged = or(gt(orderHistory.createdAt, lockedDays.lockedAt), gt(orderLines.freed, 0));

async function changesSince(db: Db, farmId: number, day: Day) {
  const rows = await db
    .select({
      orderNumber: orders.number,
      productId: orderLines.productId,
      name: shownLineNameOf(),
      pack: orderLines.pack,
      quantity: orderLines.quantity,
      freed: orderLines.freed,
      freedBefore,
      lockedAt: orderHistory.createdAt,
      sheetAt: lockedDays.lockedAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(
      orderHistory,
      // Only the lock at the cut-off: reopening a crate also moves an order to "locked".
      and(
        eq(orderHistory.orderId, orders.id),
        eq(orderHistory.from, "placed"),
        eq(orderHistory.to, "locked"),
      ),
    )
    .innerJoin(lockedDays, eq(lockedDays.day, day))
    .where(and(eq(orderLines.farmId, farmId), comesFromFarmsOn(day), mayHaveChanged))
    .orderBy(asc(orders.number), asc(shownLineNameOf()), asc(orderLines.productId));
  return sheetChanges(
    rows.map(({ lockedAt, sheetAt, ...row }) => ({
      ...row,
      pack: packWords(row.pack),
      lockedAt: lockedAt.getTime(),
      sheetAt: sheetAt.getTime(),
    })),
  );
}
