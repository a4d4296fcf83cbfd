import { and, eq, isNull } from "drizzle-orm";
import { promotions } from "#db/schema/checkout/promotions.ts";
import type { Tx } from "#db/client.ts";

/** Ends the referral code of an erased account, so that its link no longer works. */
export async function endCode(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(promotions)
    .set({ endedAt: at })
    .where(and(eq(promotions.referrerId, userId), isNull(promotions.endedAt)));
}
