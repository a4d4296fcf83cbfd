import { and, asc, count, desc, eq, ilike, or, type SQL } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import { type ProblemState, reportable, reportUntil } from "#shared/order-problem.ts";
import type { ReportInput } from "#shared/order-report.ts";
import type { RefundPlan } from "#shared/refund.ts";
import type { TablePage } from "#shared/table.ts";
import { businessDayAt } from "#shared/time.ts";
import type { SessionUser } from "#shared/user.ts";
import { orderProblems } from "#db/schema/care.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../deps.ts";
import { recordAudit } from "./audit.ts";
import { linesOf } from "./my-orders/read.ts";
import { lockOwnOrder, type Order } from "./my-orders/own-order.ts";
import { queueMail } from "./outbox.ts";
import { writeRefund } from "./refunds/refund-order.ts";
import { containing, pageOf, type TableQuery } from "./table-query.ts";

/**
 * Keeps what the user says about a line of a delivered order. Throws `not_found`, and `conflict` when
 * nothing can be reported any more: too late, or all of it is reported or paid back already.
 */
export async function reportProblem(
  deps: Deps,
  userId: string,
  { number, ...problem }: ReportInput,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, userId, number);
    await requireReportable(deps, tx, order);
    const line = (await linesOf(tx, order.id)).find((one) => one.productId === problem.productId);
    if (!line) throw new DomainError("not_found", "This is not in your order");
    const known = await tx
      .select()
      .from(orderProblems)
      .where(
        and(eq(orderProblems.orderId, order.id), eq(orderProblems.productId, problem.productId)),
      );
    const left = reportable(line, known);
    if (problem.quantity > left) {
      throw new DomainError("conflict", `${line.name}: ${left} left to report`);
    }
    await tx
      .insert(orderProblems)
      .values({ ...problem, orderId: order.id, createdAt: deps.clock.now() });
  });
}

/** What the user reported and was not answered yet. */
export async function openReports({ db }: Pick<Deps, "db">, userId: string) {
  return db
    .select({
      id: orderProblems.id,
      kind: orderProblems.kind,
      name: orderLines.name,
      number: orders.number,
    })
    .from(orderProblems)
    .innerJoin(orders, eq(orders.id, orderProblems.orderId))
    .innerJoin(orderLines, onLine)
    .where(and(eq(orders.userId, userId), eq(orderProblems.state, "open")))
    .orderBy(desc(orderProblems.createdAt))
    .limit(20);
}

async function requireReportable({ clock }: Deps, tx: Tx, order: Order): Promise<void> {
  const [delivered] = await tx
    .select({ at: orderHistory.createdAt })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, order.id), eq(orderHistory.to, "delivered")))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  if (order.state !== "delivered" || !delivered) {
    throw new DomainError("conflict", "You can report a problem once the order is delivered.");
  }
  if (businessDayAt(clock.now()) > reportUntil(delivered.at)) {
    throw new DomainError(
      "conflict",
      "The seven days to report a problem are over. Please write to us.",
    );
  }
}

export const PROBLEM_SORTS = ["createdAt"] as const;
type ProblemQuery = TableQuery<(typeof PROBLEM_SORTS)[number]> & {
  state?: ProblemState | undefined;
};

const COLUMNS = {
  id: orderProblems.id,
  at: orderProblems.createdAt,
  kind: orderProblems.kind,
  quantity: orderProblems.quantity,
  note: orderProblems.note,
  to: orderProblems.to,
  state: orderProblems.state,
  answer: orderProblems.answer,
  productId: orderProblems.productId,
  name: orderLines.name,
  pack: orderLines.pack,
  farmName: orderLines.farmName,
  unitPrice: orderLines.unitPrice,
  bought: orderLines.quantity,
  orderNumber: orders.number,
  email: orders.email,
};
const onLine = and(
  eq(orderLines.orderId, orderProblems.orderId),
  eq(orderLines.productId, orderProblems.productId),
);

/** What customers reported, for the team; the oldest first unless asked otherwise. */
export async function problemsPage({ db }: Pick<Deps, "db">, query: ProblemQuery) {
  const where = and(
    query.state && eq(orderProblems.state, query.state),
    query.q ? wordsIn(query.q) : undefined,
  );
  const direction = query.dir === "asc" ? asc : desc;
  const rows = db
    .select(COLUMNS)
    .from(orderProblems)
    .innerJoin(orders, eq(orders.id, orderProblems.orderId))
    .innerJoin(orderLines, onLine)
    .where(where)
    .orderBy(direction(orderProblems.createdAt), direction(orderProblems.id));
  const total = db
    .select({ total: count() })
    .from(orderProblems)
    .innerJoin(orders, eq(orders.id, orderProblems.orderId))
    .innerJoin(orderLines, onLine)
    .where(where);
  const found = await pageOf(query, rows, total);
  return {
    total: found.total,
    rows: found.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  } satisfies TablePage<unknown>;
}

function wordsIn(q: string): SQL | undefined {
  const pattern = containing(q);
  return or(
    ilike(orders.number, pattern),
    ilike(orders.email, pattern),
    ilike(orderLines.name, pattern),
  );
}

/** An open problem with its order and line, locked. Throws `not_found`, or `conflict` once it is decided. */
export async function lockOpenProblem(tx: Tx, id: string) {
  const [found] = await tx
    .select({ problem: orderProblems, order: orders, line: orderLines })
    .from(orderProblems)
    .innerJoin(orders, eq(orders.id, orderProblems.orderId))
    .innerJoin(orderLines, onLine)
    .where(eq(orderProblems.id, id))
    .for("update", { of: orderProblems });
  if (!found) throw new DomainError("not_found", "We find no such problem");
  if (found.problem.state !== "open") {
    throw new DomainError("conflict", "Somebody has answered this already.");
  }
  return found;
}

/**
 * Gives the money for the reported units back and tells the customer. Throws `not_found`, and
 * `conflict` when it is decided already or less is left to refund.
 */
export async function refundProblem(
  deps: Deps,
  admin: SessionUser,
  { id, answer }: Decision,
): Promise<{ amount: Cents; credit: Cents }> {
  return inTransaction(deps.db, async (tx) => {
    const { problem, order, line } = await lockOpenProblem(tx, id);
    const { productId, quantity } = problem;
    const written = await writeRefund(deps, tx, {
      order,
      actor: admin,
      wish: { lines: [{ productId, quantity }], delivery: false },
      reason: `problem.${problem.kind}`,
      to: problem.to,
    });
    if (!written) throw new DomainError("conflict", "There is nothing left to refund");
    const { refundId, plan } = written;
    await decide(deps, tx, admin, { id, answer, state: "refunded", refundId });
    // The refund has its own mail: this one goes when there is a word beside the money.
    if (answer) await tellAnswer(deps, tx, { problem, order, line, answer, plan });
    return { amount: plan.amount, credit: plan.credit };
  });
}

type Decided = Decision & { state: "refunded" | "declined"; refundId: string | null };

async function decide(
  { clock }: Deps,
  tx: Tx,
  admin: SessionUser,
  { id, ...decision }: Decided,
): Promise<void> {
  const answer = decision.answer || null;
  await tx
    .update(orderProblems)
    .set({ ...decision, answer, decidedBy: admin.id, decidedAt: clock.now() })
    .where(eq(orderProblems.id, id));
}

type Answer = Awaited<ReturnType<typeof lockOpenProblem>> & {
  answer: string;
  /** What goes back; null when the team said no. */
  plan: Pick<RefundPlan, "amount" | "credit"> | null;
};

async function tellAnswer(deps: Deps, tx: Tx, { problem, order, line, answer, plan }: Answer) {
  await queueMail(deps, tx, {
    kind: "problem_answered",
    to: order.email,
    dedupeKey: `problem_answered:${problem.id}`,
    data: {
      orderNumber: order.number,
      firstName: order.delivery.firstName ?? "",
      name: line.name,
      quantity: problem.quantity,
      amount: plan?.amount ?? null,
      credit: plan?.credit ?? NO_MONEY,
      answer,
      orderUrl: `${deps.publicUrl}/dashboard/customer/orders/${order.number}`,
    },
  });
}

type Decision = { id: string; answer: string };

/** Says no, with the reason, and tells the customer. Throws `not_found` and `conflict`. */
export async function declineProblem(
  deps: Deps,
  admin: SessionUser,
  { id, answer }: Decision,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { problem, order, line } = await lockOpenProblem(tx, id);
    await decide(deps, tx, admin, { id, answer, state: "declined", refundId: null });
    await recordAudit(deps, tx, admin, {
      action: "problem.declined",
      subject: { kind: "order", id: order.id, name: order.number },
      detail: { product: line.name, quantity: problem.quantity, answer },
    });
    await tellAnswer(deps, tx, { problem, order, line, answer, plan: null });
  });
}
