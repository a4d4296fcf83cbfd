import { eq } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import type { Tx } from "#db/client.ts";
import { unknownFarm } from "./farm-members.ts";

/** With `no key update`, rows that only refer to the farm, such as orders, can be written meanwhile. */
type FarmLock = "update" | "no key update";

/** Locks a farm's row until the transaction ends, and returns it. Throws `not_found`. */
export async function lockFarm(
  tx: Tx,
  id: number,
  mode: FarmLock,
): Promise<typeof farms.$inferSelect> {
  const [farm] = await tx.select().from(farms).where(eq(farms.id, id)).for(mode);
  if (!farm) throw unknownFarm();
  return farm;
}
