import { and, asc, eq, inArray } from "drizzle-orm";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { UsedCode } from "#shared/payments/why/why-order.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { orderHistory, orders } from "#db/schema/orders/orders.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { promotions, promotionUses } from "#db/schema/checkout/promotions.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { type Holder, type Order, ownOrder } from "../../orders/own/own-order.ts";
import { linesOf } from "../../orders/own/lines.ts";
import { purchasesOf } from "../../payments/refunds/sold.ts";
import { movementsOf } from "./movements.ts";

/** Who views an order: its holder, or an admin, whom the router has authorized. */
export type Seer = Extract<Holder, { by: "account" | "link" }> | { by: "admin" };

/** The order with that number. Throws `not_found` if it does not exist or the viewer may not see it. */
export async function orderSeenBy(
  deps: Pick<Deps, "db" | "clock">,
  seer: Seer,
  number: string,
): Promise<Order> {
  if (seer.by !== "admin") return ownOrder(deps, seer, number);
  const [order] = await deps.db.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new DomainError("not_found", m.noOrder);
  return order;
}

/** Everything needed to explain the amounts of an order. */
export type OrderFacts = Awaited<ReturnType<typeof readOrder>>;

/** Reads everything needed to explain the amounts of an order. */
export async function readOrder(db: Db | Tx, order: Order) {
  const [purchases, lines, movements, back, history, problems, code, box] = await Promise.all([
    purchasesOf(db, order),
    linesOf(db, order.id),
    movementsOf(db, { orderId: order.id }),
    refundsOf(db, order.id),
    historyOf(db, order.id),
    problemsOf(db, order.id),
    codeOf(db, order.id),
    db.select({ id: boxes.id }).from(boxes).where(eq(boxes.checkoutId, order.checkoutId)),
  ]);
  const isBox = box.length > 0;
  return { order, purchases, lines, movements, refunds: back, history, problems, code, isBox };
}

async function refundsOf(db: Db | Tx, orderId: string) {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const lines = await db.select().from(refundLines).where(eq(refundLines.orderId, orderId));
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ refundId }) => refundId === row.id),
  }));
}

/** When the order was delivered or canceled. */
async function historyOf(db: Db | Tx, orderId: string) {
  return db
    .select({ to: orderHistory.to, at: orderHistory.createdAt })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, orderId),
        inArray(orderHistory.to, ["delivered", "canceled"] as const),
      ),
    )
    .orderBy(asc(orderHistory.id));
}

async function problemsOf(db: Db | Tx, orderId: string) {
  return db
    .select()
    .from(orderProblems)
    .where(eq(orderProblems.orderId, orderId))
    .orderBy(asc(orderProblems.createdAt));
}

async function codeOf(db: Db | Tx, orderId: string): Promise<UsedCode> {
  const [used] = await db
    .select({ code: promotions.code, kind: promotions.kind })
    .from(promotionUses)
    .innerJoin(promotions, eq(promotions.id, promotionUses.promotionId))
    .where(eq(promotionUses.orderId, orderId));
  return used ? { code: used.code, freesDelivery: used.kind === "delivery" } : null;
}
