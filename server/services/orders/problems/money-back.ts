import { and, eq } from "drizzle-orm";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { reportable } from "#shared/orders/order-problem.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { type Holder, lockOwnOrder } from "../own/own-order.ts";
import { linesOf } from "../own/lines.ts";
import { requireChoice } from "../own/redelivery.ts";

/**
 * Requests a refund instead of another delivery after a failed one, by reporting every line as not delivered; the
 * team decides. Throws `not_found`, and `conflict` if the holder cannot choose, as for `requireChoice`, or nothing is
 * left to refund.
 */
export async function askMoneyBack(deps: Deps, holder: Holder, number: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(deps, tx, holder, number);
    await requireChoice(deps, tx, holder.by, order);
    const known = await tx
      .select()
      .from(orderProblems)
      .where(and(eq(orderProblems.orderId, order.id), eq(orderProblems.state, "open")));
    const missed = (await linesOf(tx, order.id)).flatMap((line) => {
      const { productId } = line;
      const own = known.filter((problem) => problem.productId === productId);
      const quantity = reportable(line, own);
      return quantity > 0 ? [{ productId, quantity }] : [];
    });
    if (missed.length === 0) throw new DomainError("conflict", m.nothingToRefund);
    const createdAt = deps.clock.now();
    const report = { orderId: order.id, kind: "not_delivered", note: "", createdAt } as const;
    await tx.insert(orderProblems).values(missed.map((line) => ({ ...report, ...line })));
  });
}
