import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, desc, eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { reportable } from "#shared/orders/order-problem.ts";
import type { ReportInput } from "#shared/orders/order-report.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import { type Holder, lockOwnOrder } from "../own/own-order.ts";
import { linesOf } from "../own/lines.ts";
import { shownLineNameOf } from "../../platform/people/shown-name.ts";
import { creditAtOnce } from "./credit-at-once.ts";
import { onLine } from "./on-line.ts";
import { attachPhotos } from "./photos.ts";
import { requireReportable } from "./require-reportable.ts";

/**
 * Saves a holder's report of a problem with a line of a delivered order, and credits it at once if it may be. Requests
 * with the same key save it only once. Returns whether it was credited; otherwise the team decides.
 * Throws `not_found`, `invalid` if a guest asks for credit or a photo is not one of the order's unused ones, and
 * `conflict` if the order is not delivered, the report is too late, or more units are reported than are left after
 * refunds and open reports.
 */
export async function reportProblem(
  deps: Deps,
  holder: Holder,
  { number, photos, key, ...problem }: ReportInput,
): Promise<{ isCredited: boolean }> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(deps, tx, holder, number);
    const before = await reportedUnder(tx, order.id, key);
    // A later decision by the team is told by email and on the order's page.
    if (before) return { isCredited: before.state === "refunded" && before.decidedBy === null };
    if (order.userId === null && problem.to === "credit") {
      throw new DomainError("invalid", m.creditNeedsAccount);
    }
    await requireReportable(deps, tx, order);
    const line = (await linesOf(tx, order.id)).find((one) => one.productId === problem.productId);
    if (!line) throw new DomainError("not_found", m.notInYourOrder);
    const known = await tx
      .select()
      .from(orderProblems)
      .where(
        and(eq(orderProblems.orderId, order.id), eq(orderProblems.productId, problem.productId)),
      );
    const left = reportable(line, known);
    if (problem.quantity > left) {
      throw new DomainError("conflict", m.leftToReport(line.name, left));
    }
    const [reported] = await tx
      .insert(orderProblems)
      .values({ ...problem, orderId: order.id, actKey: key ?? null, createdAt: deps.clock.now() })
      .returning();
    if (!reported) throw new Error("The problem did not come back");
    await attachPhotos(tx, { orderId: order.id, problemId: reported.id, photos });
    return {
      isCredited: await creditAtOnce(deps, tx, { order, problem: reported, before: known }),
    };
  });
}

/** The order's report that was saved under a form's key. The caller has locked the order. */
async function reportedUnder(tx: Tx, orderId: string, key: string | undefined) {
  if (key === undefined) return undefined;
  const [known] = await tx
    .select()
    .from(orderProblems)
    .where(and(eq(orderProblems.orderId, orderId), eq(orderProblems.actKey, key)));
  return known;
}

/** The user's open problem reports, latest first, at most 20. */
export async function openReports({ db }: Pick<Deps, "db">, userId: string) {
  return db
    .select({
      id: orderProblems.id,
      kind: orderProblems.kind,
      name: shownLineNameOf(),
      number: orders.number,
    })
    .from(orderProblems)
    .innerJoin(orders, eq(orders.id, orderProblems.orderId))
    .innerJoin(orderLines, onLine)
    .where(and(eq(orders.userId, userId), eq(orderProblems.state, "open")))
    .orderBy(desc(orderProblems.createdAt), desc(orderProblems.id))
    .limit(20);
}
