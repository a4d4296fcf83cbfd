import { eq } from "drizzle-orm";
import { farms } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { SHORT_REASON_IDS } from "#shared/logistics/fulfillment.ts";
import type { Day } from "#shared/time.ts";
import { harvestRows } from "../../services/farms/harvest/harvest-rows.ts";
import type { Marker } from "../../services/farms/harvest/acting-audit.ts";
import { markProductReady } from "../../services/farms/harvest/marking.ts";
import { markProductShort } from "../../services/farms/harvest/shortage.ts";
import type { OwnFarm } from "../../services/accounts/farm-members.ts";
import type { Deps } from "../../deps.ts";
import type { Chance } from "./random.ts";

/** How often a farm brings one less of a product than was ordered for a day. */
const SHORT_ONE_IN = 1 / 45;

/** Every farm with orders for a day says what it has of each product. */
export async function harvestDay(deps: Deps, marker: Marker, day: Day, chance: Chance) {
  for (const farm of await farmsOf(deps, day)) {
    for (const [productId, waiting] of await waitingOf(deps, farm, day)) {
      const mark = { day, productId, waiting };
      if (!chance.happens(SHORT_ONE_IN)) {
        await markProductReady(deps, marker, farm, mark);
        continue;
      }
      const reason = chance.oneOf(SHORT_REASON_IDS);
      await markProductShort(deps, { marker, farm }, { ...mark, units: 1, reason });
      const left = (await waitingOf(deps, farm, day)).get(productId);
      if (left) await markProductReady(deps, marker, farm, { ...mark, waiting: left });
    }
  }
}

async function farmsOf({ db }: Deps, day: Day): Promise<OwnFarm[]> {
  return db
    .selectDistinct({ id: farms.id, slug: farms.slug, name: farms.name, status: farms.status })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(farms, eq(farms.id, orderLines.farmId))
    .where(eq(orders.deliveryDay, day))
    .orderBy(farms.id);
}

/** Units that wait, by product. */
async function waitingOf({ db }: Deps, farm: OwnFarm, day: Day): Promise<Map<number, number>> {
  const waiting = new Map<number, number>();
  for (const { productId, units, stand, canMark } of await harvestRows(db, farm.id, day)) {
    if (stand === "waiting" && canMark && units > 0) {
      waiting.set(productId, (waiting.get(productId) ?? 0) + units);
    }
  }
  return waiting;
}
