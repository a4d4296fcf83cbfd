import { and, eq, isNotNull } from "drizzle-orm";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import type { ProductMark } from "#shared/farms/harvest/harvest.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import type { Marker } from "./acting-audit.ts";

/** Whether the marker has marked exactly these units of a product as ready in one act, whose answer may be lost. */
export async function isReadyBefore(
  tx: Tx,
  marker: Marker,
  farm: OwnFarm,
  { day, productId, waiting }: ProductMark,
): Promise<boolean> {
  const { harvestedAt, quantity, freed, short } = orderLines;
  const lines = await tx
    .select({ harvestedAt, quantity, freed, short })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.deliveryDay, day),
        eq(orderLines.productId, productId),
        eq(orderLines.farmId, farm.id),
        eq(orderLines.harvestedBy, marker.id),
        isNotNull(harvestedAt),
      ),
    );
  // What is marked in one act has one time.
  const acts = new Map<number | undefined, number>();
  for (const line of lines) {
    const at = line.harvestedAt?.getTime();
    acts.set(at, (acts.get(at) ?? 0) + unitsToCome(line));
  }
  return [...acts.values()].includes(waiting);
}
