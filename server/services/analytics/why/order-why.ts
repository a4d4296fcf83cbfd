import { and, asc, eq, isNull } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { BOX_TAX_CATEGORY } from "#shared/checkout/tax/tax.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import { type Bought, boughtRows } from "#shared/payments/why/why-order.ts";
import { storyOf, type WhyEvent, type WhyRow, type WhyStory } from "#shared/payments/why/why.ts";
import { type orderLines, orders } from "#db/schema/orders/orders.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { paidFor } from "../../payments/refunds/sold.ts";
import { movedOn, type Movement, movementsOf } from "./movements.ts";
import { moneyBackEvent, orderEvents } from "./order-events.ts";
import { type OrderFacts, orderSeenBy, readOrder, type Seer } from "./order-facts.ts";

type Asked = Pick<Deps, "db" | "clock">;

/** The story of an order's total, across all its payments. Throws `not_found` for anyone else's order. */
export async function getOrderWhy(deps: Asked, seer: Seer, number: string): Promise<WhyStory> {
  const facts = await readOrder(deps.db, await orderSeenBy(deps, seer, number));
  const bought = facts.purchases.map((purchase) => boughtOf(facts, purchase));
  return storyOf({
    amount: facts.order.total,
    rows: boughtRows(bought, facts.code),
    events: orderEvents(facts, seer.by === "admin"),
  });
}

/** The story of a payment, whatever it was for; for admins. Throws `not_found`. */
export async function getPaymentWhy({ db }: Asked, intentId: string): Promise<WhyStory> {
  const [payment] = await db.select().from(payments).where(eq(payments.intentId, intentId));
  if (!payment) throw new DomainError("not_found", m.noPayment);
  const amount = payment.amountReceived;
  const [order] = await db.select().from(orders).where(paidFor(intentId));
  if (!order) return withoutOrder(db, { intentId, amount });
  const facts = await readOrder(db, order);
  const own = facts.purchases.filter((purchase) => purchase.intentId === intentId);
  const isFirst = order.paymentIntentId === intentId;
  return storyOf({
    amount,
    rows: boughtRows(
      own.map((purchase) => boughtOf(facts, purchase)),
      isFirst ? facts.code : null,
    ),
    events: orderEvents(
      {
        ...facts,
        movements: facts.movements.filter((movement) => movement.intentId === intentId),
        refunds: facts.refunds.filter((refund) => refund.intentId === intentId),
      },
      true,
    ),
  });
}

type Purchase = OrderFacts["purchases"][number];

/** What one payment bought, with product names in the reader's language. */
function boughtOf(facts: OrderFacts, { intentId, sold }: Purchase): Bought {
  const sale = facts.movements.find(
    (movement) => movement.kind === "sale" && movement.intentId === intentId,
  );
  const box = sale ? movedOn(sale, "box_gifts") : NO_MONEY;
  const lines: readonly (typeof orderLines.$inferSelect)[] = sold.lines;
  return {
    lines: lines.map((line) => ({
      ...line,
      ...shownOf(facts, line.productId),
      // A weekly box is taxed as food, regardless of its contents.
      taxCategory: facts.isBox ? BOX_TAX_CATEGORY : line.taxCategory,
    })),
    deliveryFee: sold.deliveryFee,
    deliveryTaxes: sold.deliveryTaxes,
    credit: sold.credit,
    box,
  };
}

/** The name and pack of a product of the order, in the reader's language; empty if it is not in the order. */
export function shownOf({ lines }: Pick<OrderFacts, "lines">, productId: number) {
  const line = lines.find((one) => one.productId === productId);
  return { name: line?.name ?? "", pack: line?.pack ?? "" };
}

/** The story of a payment without an order: it has a receipt, or was refunded. */
async function withoutOrder(
  db: Deps["db"],
  { intentId, amount }: { intentId: string; amount: Cents },
): Promise<WhyStory> {
  const movements = await movementsOf(db, { intentId });
  const [receipt] = await db.select().from(receipts).where(eq(receipts.paymentIntentId, intentId));
  // The first refund: one that makes good a failed refund has a different reason.
  const [late] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.intentId, intentId), isNull(refunds.replaces)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(1);
  const came = movements.filter(({ kind }) => CAME_IN.some((one) => one === kind));
  const rows: WhyRow[] = came.map((movement) => {
    const part = movedOn(movement, "provider_balance");
    return movement.kind === "late_payment"
      ? { kind: "returned", cents: part, facts: { reason: late?.reason ?? "" } }
      : { kind: "receipt", cents: part, facts: { number: receipt?.number ?? null } };
  });
  return storyOf({ amount, rows, events: movements.flatMap(eventsOf) });
}

const CAME_IN = ["late_payment", "payment", "deposit", "gift_card_sold"] as const;

/** The events of a payment without an order, for the team. */
export function eventsOf(movement: Movement): WhyEvent[] {
  const { kind, at } = movement;
  if (CAME_IN.some((one) => one === kind)) {
    return [{ kind: "paid", at, facts: { amount: movedOn(movement, "provider_balance") } }];
  }
  return moneyBackEvent(movement, { cause: null }, true);
}
