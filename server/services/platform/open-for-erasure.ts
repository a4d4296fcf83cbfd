import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";

/** Lets this transaction take words of persons out of tables that are otherwise append-only. */
export async function openForErasure(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('furrow.erasing', 'on', true)`);
}
