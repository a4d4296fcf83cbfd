import { and, asc, eq } from "drizzle-orm";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";

/** The provider rejects each unsent refund of a payment, oldest first, and the market processes the rejections. */
export async function refuseRefunds(deps: Deps, intentId: string): Promise<void> {
  const requested = await deps.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), eq(refunds.state, "requested")))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  for (const { id } of requested) await noteRefund(deps, id, { id: null, state: "failed" });
}
