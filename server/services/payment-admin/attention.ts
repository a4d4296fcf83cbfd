import { desc, eq, inArray } from "drizzle-orm";
import { disputes } from "#db/schema/care.ts";
import { orders } from "#db/schema/orders.ts";
import { refunds } from "#db/schema/payments.ts";
import type { Deps } from "../../deps.ts";

const LISTED = 20;

/** What somebody must look at: refunds that failed and disputes that wait for an answer. */
export async function paymentAttention({ db }: Pick<Deps, "db">) {
  const [failed, disputed] = await Promise.all([
    db
      .select({
        intentId: refunds.intentId,
        amount: refunds.amount,
        number: orders.number,
        at: refunds.updatedAt,
      })
      .from(refunds)
      .leftJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(refunds.state, "failed"))
      .orderBy(desc(refunds.updatedAt))
      .limit(LISTED),
    db
      .select({
        id: disputes.id,
        intentId: disputes.intentId,
        amount: disputes.amount,
        number: orders.number,
        dueBy: disputes.dueBy,
      })
      .from(disputes)
      .leftJoin(orders, eq(orders.paymentIntentId, disputes.intentId))
      .where(inArray(disputes.status, ["needs_response", "warning_needs_response"]))
      .orderBy(desc(disputes.createdAt))
      .limit(LISTED),
  ]);
  return { failed, disputed };
}
