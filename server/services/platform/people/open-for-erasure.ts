import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";

/** Lets this transaction erase personal text from append-only tables. */
export async function openForErasure(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('furrow.erasing', 'on', true)`);
}
