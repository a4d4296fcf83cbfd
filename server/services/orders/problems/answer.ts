import { ordersErrors as m } from "#messages/orders/errors.ts";
import { eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import type { RefundPlan } from "#shared/payments/refunds/refund-plan.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { orderUrl } from "../../platform/links/order-links.ts";
import { queueMail } from "../../mail/outbox.ts";
import { advance } from "../../platform/lifecycles/advance.ts";
import { lifecycles } from "../../platform/lifecycles/lifecycles.ts";
import { type Confirm, holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import { refuseOwnMoney } from "../../payments/refunds/own-money.ts";
import { writeRefund } from "../refunds/refund-order.ts";
import { onLine } from "./on-line.ts";
import { problemReason } from "./problem-reason.ts";

/**
 * Locks and returns an open problem with its order and line. The order is locked before the problem, as in all
 * refunds, to avoid deadlocks. Throws `not_found`, and `conflict` if the problem is already decided.
 */
async function lockOpenProblem(tx: Tx, id: string) {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderProblems, eq(orderProblems.orderId, orders.id))
    .where(eq(orderProblems.id, id))
    .for("update", { of: orders });
  const [found] = await tx
    .select({ problem: orderProblems, order: orders, line: orderLines })
    .from(orderProblems)
    .innerJoin(orders, eq(orders.id, orderProblems.orderId))
    .innerJoin(orderLines, onLine)
    .where(eq(orderProblems.id, id))
    .for("update", { of: orderProblems });
  if (!found) throw new DomainError("not_found", m.noProblem);
  if (found.problem.state !== "open") {
    throw new DomainError("conflict", lifecycles.problem.movedOn());
  }
  return found;
}

/**
 * Refunds the reported units and notifies the customer. Throws `not_found`, `conflict` if the problem is already
 * decided or less is left to refund, `forbidden` for the admin's own order, and what `confirm` throws.
 */
export async function refundProblem(
  deps: Deps,
  admin: SessionUser,
  { id, answer, ...fault }: Decision & Fault,
  confirm?: Confirm,
): Promise<{ amount: Cents; credit: Cents }> {
  return inTransaction(deps.db, async (tx) => {
    const { problem, order, line } = await lockOpenProblem(tx, id);
    await refuseOwnMoney(tx, admin, order);
    const { productId, quantity } = problem;
    const written = await writeRefund(deps, tx, {
      order,
      what: {
        wish: { lines: [{ productId, quantity }], delivery: false },
        reason: problemReason(problem.kind),
        ...fault,
        money: { kind: "new", to: problem.to },
      },
      by: { actor: admin },
      notice: "refund",
    });
    if (!written) throw new DomainError("conflict", m.nothingToRefund);
    const { refundId, plan } = written;
    await decide(deps, tx, admin, { problem, event: "refund", answer, refundId });
    await holdToGivingLimit(deps, tx, admin, confirm);
    // The refund sends its own email; this one is sent only if the team wrote an answer.
    if (answer) await mailAnswer(deps, tx, { problem, order, line, answer, plan });
    return { amount: plan.amount, credit: plan.credit };
  });
}

type Decided = {
  problem: typeof orderProblems.$inferSelect;
  event: "refund" | "decline";
  answer: string;
  refundId: string | null;
};

async function decide(
  { clock }: Deps,
  tx: Tx,
  admin: SessionUser,
  { problem, event, answer, refundId }: Decided,
): Promise<void> {
  const decision = { answer: answer || null, refundId };
  const set = { ...decision, decidedBy: admin.id, decidedAt: clock.now() };
  await advance(tx, lifecycles.problem, problem, event, { set });
}

type Answer = Awaited<ReturnType<typeof lockOpenProblem>> & {
  answer: string;
  /** What is refunded; null if the problem was declined. */
  plan: Pick<RefundPlan, "amount" | "credit"> | null;
};

async function mailAnswer(deps: Deps, tx: Tx, { problem, order, line, answer, plan }: Answer) {
  await queueMail(deps, tx, {
    kind: "problem_answered",
    to: order.email,
    dedupeKey: `problem_answered:${problem.id}`,
    data: {
      orderNumber: order.number,
      productId: line.productId,
      name: line.name,
      quantity: problem.quantity,
      amount: plan?.amount ?? null,
      credit: plan?.credit ?? NO_MONEY,
      answer,
      orderUrl: await orderUrl(deps, tx, order),
    },
  });
}

type Decision = { id: string; answer: string };

/**
 * Declines a problem with the team's answer and notifies the customer. Throws `not_found`, and `conflict` if it is
 * already decided.
 */
export async function declineProblem(
  deps: Deps,
  admin: SessionUser,
  { id, answer }: Decision,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { problem, order, line } = await lockOpenProblem(tx, id);
    await decide(deps, tx, admin, { problem, event: "decline", answer, refundId: null });
    await recordAudit(deps, tx, admin, {
      action: "problem.declined",
      subject: { kind: "order", id: order.id, name: order.number },
      detail: { product: line.name, quantity: problem.quantity, answer },
    });
    await mailAnswer(deps, tx, { problem, order, line, answer, plan: null });
  });
}
