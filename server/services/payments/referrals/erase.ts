import { and, eq, isNull } from "drizzle-orm";
import { promotions } from "#db/schema/promotions.ts";
import type { Tx } from "#db/client.ts";

/** Ends the code of an account that is erased: its link brings nobody any more. */
export async function endCode(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(promotions)
    .set({ endedAt: at })
    .where(and(eq(promotions.referrerId, userId), isNull(promotions.endedAt)));
}
