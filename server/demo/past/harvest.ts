import { eq } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import type { ProductMark } from "#shared/farms/harvest/harvest.ts";
import { SHORT_REASON_IDS } from "#shared/farms/harvest/short-reasons.ts";
import type { Day } from "#shared/time.ts";
import { harvestRows } from "../../services/farms/harvest/harvest-rows.ts";
import type { Marker } from "../../services/farms/harvest/acting-audit.ts";
import { markProductReady } from "../../services/farms/harvest/marking.ts";
import { markProductShort } from "../../services/farms/harvest/shortage.ts";
import { weighLine } from "../../services/farms/harvest/weigh.ts";
import type { OwnFarm } from "../../services/accounts/farm-members.ts";
import type { Deps } from "../../deps.ts";
import { type Chance, chanceFrom } from "./random.ts";

/** How often a farm is short by one unit of a product ordered for a day. */
const SHORT_ONE_IN = 1 / 45;

/** Marks the harvest of a day for every farm with orders, product by product. */
export async function harvestDay(deps: Deps, marker: Marker, day: Day, chance: Chance) {
  // A separate random sequence, so that weights do not affect the rest of the past.
  const scale = chanceFrom(Number(day.replaceAll("-", "")));
  for (const farm of await farmsOf(deps, day)) {
    for (const [productId, waiting] of await waitingOf(deps, farm, day)) {
      const mark = { day, productId, waiting };
      if (chance.happens(SHORT_ONE_IN)) {
        const reason = chance.oneOf(SHORT_REASON_IDS);
        await markProductShort(deps, { marker, farm }, { ...mark, units: 1, reason });
      }
      await bring(deps, { marker, farm }, mark, scale);
    }
  }
}

type Bringing = { marker: Marker; farm: OwnFarm };

/**
 * Marks everything left of a product as ready. Goods by weight are weighed line by line, a little below the
 * maximum.
 */
async function bring(deps: Deps, { marker, farm }: Bringing, mark: ProductMark, scale: Chance) {
  const { day, productId } = mark;
  const rows = await harvestRows(deps.db, farm.id, day);
  const open = rows.filter((row) => row.productId === productId && row.canMark && row.units > 0);
  for (const { orderNumber, units, mostWeight, weighed } of open) {
    if (mostWeight === null || weighed !== null) continue;
    const found = weight(Math.round((units * mostWeight * scale.between(84, 99)) / 100));
    const line = { orderNumber, productId, weight: found, before: null };
    await weighLine(deps, { marker, farm }, line);
  }
  const left = open.filter(({ mostWeight, stand }) => mostWeight === null && stand === "waiting");
  const waiting = left.reduce((sum, { units }) => sum + units, 0);
  if (waiting > 0) await markProductReady(deps, marker, farm, { ...mark, waiting });
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

/** Units still waiting, by product. */
async function waitingOf({ db }: Deps, farm: OwnFarm, day: Day): Promise<Map<number, number>> {
  const waiting = new Map<number, number>();
  for (const { productId, units, stand, canMark } of await harvestRows(db, farm.id, day)) {
    if (stand === "waiting" && canMark && units > 0) {
      waiting.set(productId, (waiting.get(productId) ?? 0) + units);
    }
  }
  return waiting;
}
