import { and, eq, sql } from "drizzle-orm";
import { orderProblems } from "#db/schema/orders/problems.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { linesOf } from "../own/lines.ts";

/** Condition on `orders`: the customer asked for a refund instead of another delivery, and has no answer yet. */
export const isMoneyAsked = sql<boolean>`is_money_asked(orders.id)`;

/** Condition on `orders`: all goods were refunded, so nothing is left to deliver. */
export const isGivenBack = sql<boolean>`is_given_back(orders.id)`;

type Given = { orderId: string; refundId: string; by: string | null };

/**
 * Marks refund requests after a failed delivery as granted, for lines that are fully refunded; the refund sends its
 * own email. Runs in the caller's transaction, which must have locked the order.
 */
export async function answerAsked(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { orderId, refundId, by }: Given,
): Promise<void> {
  const asked = await askedOf(tx, orderId);
  if (asked.length === 0) return;
  const left = (await linesOf(tx, orderId)).filter((line) => line.refunded < line.quantity);
  for (const problem of asked) {
    if (left.some(({ productId }) => productId === problem.productId)) continue;
    const set = { refundId, decidedBy: by, decidedAt: clock.now() };
    await advance(tx, lifecycles.problem, problem, "refund", { set });
  }
}

type Withdrawn = { orderId: string; answer: string; by: string | null };

/**
 * Declines the refund requests after a failed delivery because the team delivers the order again, which sends its own
 * email. Returns false if there were none.
 */
export async function withdrawAsked(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  { orderId, answer, by }: Withdrawn,
): Promise<boolean> {
  const asked = await askedOf(tx, orderId);
  for (const problem of asked) {
    const set = { answer, decidedBy: by, decidedAt: clock.now() };
    await advance(tx, lifecycles.problem, problem, "decline", { set });
  }
  return asked.length > 0;
}

async function askedOf(tx: Tx, orderId: string) {
  const { kind, state } = orderProblems;
  return tx
    .select()
    .from(orderProblems)
    .where(and(eq(orderProblems.orderId, orderId), eq(kind, "not_delivered"), eq(state, "open")));
}
