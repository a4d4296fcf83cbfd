import { and, gte, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { isReached } from "#shared/boxes/food-bank.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Settings } from "#shared/platform/settings/settings.ts";
import type { Day } from "#shared/time.ts";
import { isToCome } from "../standing-orders.ts";

type Change = { before: Settings; after: Settings; today: Day };
type Stop = { day: Day; window: WindowId; zipCode: string };

/** How many orders from today on are still to come at a place, day and window that a change no longer serves. */
export async function unservedOrders(tx: Tx, { before, after, today }: Change): Promise<number> {
  const toCome = await tx
    .select({
      day: orders.deliveryDay,
      window: orders.deliveryWindow,
      zipCode: sql<string>`${orders.delivery} ->> 'zipCode'`,
    })
    .from(orders)
    .where(and(isToCome(today), gte(orders.deliveryDay, today)));
  return toCome.filter((stop) => isServed(before, stop) && !isServed(after, stop)).length;
}

function isServed(settings: Settings, { day, window, zipCode }: Stop): boolean {
  return settings.windowCapacities[window] > 0 && isReached(settings, zipCode, day);
}
