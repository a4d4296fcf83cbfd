import type { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../mail/outbox.ts";
import { peopleOf } from "../mail/farm-people.ts";

/** Units taken off a line; harvested ones do not go back on sale. */
export type TakenOff = {
  line: typeof orderLines.$inferSelect;
  units: number;
  isHarvested: boolean;
};

/**
 * Queues a correction of a harvest sheet that was already sent, to everyone who works for the farms affected: which
 * units of an order are no longer needed, and which of those were already harvested. One email for each change.
 */
export async function queueFarmCorrections(
  deps: Deps,
  tx: Tx,
  { id, number, deliveryDay: day }: typeof orders.$inferSelect,
  taken: readonly TakenOff[],
): Promise<void> {
  const byFarm = Map.groupBy(taken, ({ line }) => line.farmId);
  const url = `${deps.publicUrl}/dashboard/farmer`;
  for (const { farmId, farmName, userId, email } of await peopleOf(tx, [...byFarm.keys()])) {
    const own = byFarm.get(farmId) ?? [];
    // The count grows with every unit taken off, which makes the key unique for each change.
    const change = own.map(({ line, units }) => `${line.productId}x${line.freed + units}`);
    await queueMail(deps, tx, {
      kind: "farm_correction",
      to: email,
      dedupeKey: `farm_correction:${id}:${userId}:${change.join(",")}`,
      data: {
        farmName,
        day,
        orderNumber: number,
        notNeeded: linesOf(own, false),
        harvested: linesOf(own, true),
        harvestUrl: `${url}/harvest?day=${day}`,
        inventoryUrl: `${url}/inventory`,
      },
    });
  }
}

function linesOf(taken: readonly TakenOff[], isHarvested: boolean) {
  return taken
    .filter((one) => one.isHarvested === isHarvested)
    .map(({ line, units }) => ({
      productId: line.productId,
      name: line.name,
      pack: line.pack,
      units,
    }));
}
