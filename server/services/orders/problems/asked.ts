import { and, eq } from "drizzle-orm";
import { orderProblems } from "#db/schema/orders/problems.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { linesOf } from "../own/read.ts";

type Given = { orderId: string; refundId: string; by: string | null };

/**
 * Counts what a customer asked for after a failed delivery as given, of lines of which nothing is left to
 * give back: the refund has its own email. In the caller's transaction, which has locked the order.
 */
export async function answerAsked(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { orderId, refundId, by }: Given,
): Promise<void> {
  const { kind, state } = orderProblems;
  const asked = await tx
    .select()
    .from(orderProblems)
    .where(and(eq(orderProblems.orderId, orderId), eq(kind, "not_delivered"), eq(state, "open")));
  if (asked.length === 0) return;
  const left = (await linesOf(tx, orderId)).filter((line) => line.refunded < line.quantity);
  for (const problem of asked) {
    if (left.some(({ productId }) => productId === problem.productId)) continue;
    const set = { refundId, decidedBy: by, decidedAt: clock.now() };
    await advance(tx, lifecycles.problem, problem, "refund", { set });
  }
}
